/** A strict content security policy forbids inline styles; some of them become attributes and classes. */
import type { Properties } from 'hast'

export type StyleResult = {
  readonly properties: Properties
  readonly classes: readonly string[]
  /** Declarations that have neither attribute nor class. */
  readonly refused: readonly string[]
}

/** By property: the values that have a class, and the prefix of its name. */
const classes = new Map([
  ['text-align', { values: /^(?:left|center|right|justify)$/, prefix: 'align-' }],
  ['vertical-align', { values: /^(?:top|middle|bottom|baseline)$/, prefix: 'valign-' }],
  ['white-space', { values: /^nowrap$/, prefix: '' }],
])
const sizedTags = new Set(['img', 'td', 'th', 'table', 'col'])

/** CSS text, or an object as JSX writes it. */
export function styleToAttributes(style: unknown, tagName: string): StyleResult {
  const properties: Properties = {}
  const found: string[] = []
  const refused: string[] = []
  for (const [name, value] of declarationsOf(style)) {
    const rule = classes.get(name)
    if (rule?.values.test(value)) found.push(rule.prefix + value)
    else if (
      (name === 'width' || name === 'height') &&
      sizedTags.has(tagName) &&
      /^\d{1,5}(?:\.\d+)?(?:px)?$/.test(value)
    )
      properties[name] = Math.round(Number.parseFloat(value))
    else if (name === 'width' && sizedTags.has(tagName) && /^\d{1,3}%$/.test(value)) properties[name] = value
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
