/** Inline styles break a strict content security policy; the harmless ones become attributes and classes. */
import type { Properties } from 'hast'

export type Plain = {
  readonly properties: Properties
  readonly classes: readonly string[]
  /** What nothing stands for. */
  readonly refused: readonly string[]
}

/** By declaration: the values that have a class, and what stands before them in its name. */
const classes = new Map([
  ['text-align', { values: /^(?:left|center|right|justify)$/, prefix: 'align-' }],
  ['vertical-align', { values: /^(?:top|middle|bottom|baseline)$/, prefix: 'valign-' }],
  ['white-space', { values: /^nowrap$/, prefix: '' }],
])
const sized = new Set(['img', 'td', 'th', 'table', 'col'])

/** CSS text, or an object as JSX writes it. */
export function plainStyle(style: unknown, tagName: string): Plain {
  const properties: Properties = {}
  const found: string[] = []
  const refused: string[] = []
  for (const [name, value] of declarationsOf(style)) {
    const known = classes.get(name)
    if (known?.values.test(value)) found.push(known.prefix + value)
    else if ((name === 'width' || name === 'height') && sized.has(tagName) && /^\d{1,5}(?:\.\d+)?(?:px)?$/.test(value))
      properties[name] = Math.round(Number.parseFloat(value))
    else if (name === 'width' && sized.has(tagName) && /^\d{1,3}%$/.test(value)) properties[name] = value
    else refused.push(`${name}: ${value}`)
  }
  return { properties, classes: found, refused }
}

function declarationsOf(style: unknown): readonly (readonly [string, string])[] {
  if (typeof style === 'object' && style !== null)
    return Object.entries(style).map(([name, value]) => [kebab(name), String(value).trim()])
  // JSX objects that were turned into text are separated by commas and quoted.
  return String(style)
    .split(/[;,]/)
    .map((declaration) => declaration.split(':'))
    .filter(([name = '', value]) => value !== undefined && name.trim() !== '')
    .map(
      ([name, ...value]) =>
        [
          kebab(name!.trim().replace(/['"]/g, '')),
          value
            .join(':')
            .trim()
            .replace(/^['"]|['"]$/g, '')
            .toLowerCase(),
        ] as const,
    )
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
