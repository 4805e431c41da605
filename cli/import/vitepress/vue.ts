/** Vue in Markdown: blocks, components, directives and expressions. None of it runs here; what it stood around stays. */
import type { Fields } from '../fields.ts'
import { lineAt, replaceProse, withoutFences } from '../fences.ts'
import type { Tell } from './uses.ts'

const block = /^<(script|style|template)\b[^>]*>[^]*?<\/\1>[ \t]*$/gm
const attributes = String.raw`(?:[^<>"'\`]|"[^"]*"|'[^']*')*`
const component = new RegExp(String.raw`<(/?)([A-Z]\w*|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?=[\s/>])(${attributes})>`, 'g')
const element = new RegExp(String.raw`<([a-z][a-z0-9]*)(\s${attributes})>`, 'g')
const attribute = /\s+([^\s"'<>/=]+)(?:=(?:"[^"]*"|'[^']*'))?/g
/** Or a comment, which is looked into no further. */
const expression = /<!--[^]*?-->|\{\{[^{}]+\}\}/g

/** Lines stay where they are, so that places found later are those of the file. */
export function withoutVue(text: string, front: Fields, tell: Tell): string {
  const steps = [withoutBlocks, withBadges, withoutComponents, withoutDirectives]
  const plain = steps.reduce((prose, step) => step(prose, tell), withValues(text, front))
  // Spans of code are looked into there, fences are not.
  for (const { index, 0: found } of withoutFences(plain).matchAll(expression))
    if (found.startsWith('{{')) tell('Expressions of Vue, {{ … }}, are shown as they are written', lineAt(plain, index))
  return plain
}

/** What the head of the page says is known; it is text there, not Markdown. */
const withValues = (text: string, front: Fields): string =>
  replaceProse(text, /\{\{\s*\$frontmatter((?:\.\w+|\[\d+\])+)\s*\}\}/g, ({ 1: names = '' }, written) => {
    const value = (names.match(/\w+/g) ?? []).reduce<unknown>((fields, name) => Object(fields)[name], front)
    const isKnown = typeof value === 'string' || typeof value === 'number'
    return isKnown ? String(value).replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`) : written
  })

const linesIn = (text: string): string => '\n'.repeat(text.split('\n').length - 1)

/** Their code holds backticks of its own, so only fences are looked for around them. */
function withoutBlocks(text: string, tell: Tell): string {
  let plain = text
  for (const match of [...withoutFences(text).matchAll(block)].toReversed()) {
    const end = match.index + match[0].length
    tell(`Blocks of Vue, <${match[1]}>, were left out`, lineAt(text, match.index))
    plain = plain.slice(0, match.index) + linesIn(match[0]) + plain.slice(end)
  }
  return plain
}

const badge = new RegExp(String.raw`<Badge(${attributes}?)(?:/>|>([^<\n]*)</Badge>)`, 'g')

/** The words of a badge are an attribute here. */
const withBadges = (text: string, tell: Tell): string =>
  replaceProse(text, badge, (match, written) => {
    const given = match[1] ?? ''
    const words = /\stext=(?:"([^"]*)"|'([^']*)')/.exec(given)
    const label = words?.[1] ?? words?.[2] ?? match[2]?.trim()
    const type = /\stype="(info|tip|warning|danger)"/.exec(given)?.[1] ?? 'tip'
    const start = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)
    if (start.startsWith('# ')) {
      tell('Badges behind titles of pages were left out', lineAt(text, match.index))
      return ''
    }
    if (label) return `<Badge text="${label.replaceAll('"', '&quot;')}" type="${type}" />`
    tell('Badges whose text is code were left out', lineAt(text, match.index))
    return linesIn(written)
  })

const withoutComponents = (text: string, tell: Tell): string =>
  replaceProse(text, component, (match, written) => {
    const [, closing, name = ''] = match
    if (name === 'Badge') return written
    if (!closing)
      tell(`The component <${name}> of Vue was left out, what it stood around stays`, lineAt(text, match.index))
    return linesIn(written)
  })

const withoutDirectives = (text: string, tell: Tell): string =>
  replaceProse(text, element, (match, written) => {
    const plain = written.replaceAll(/\s:(src|href)="withBase\((['"`])([^'"`]+)\2\)"/g, ' $1="$3"')
    return plain.replaceAll(attribute, (found, name: string) => {
      if (!/^(?:v-[\w-]|[:@#])/.test(name)) return found
      if (!/^v-(?:pre|cloak|once)$/.test(name))
        tell('Directives of Vue (v-if, :class, @click …) were left out of tags', lineAt(text, match.index))
      return linesIn(found)
    })
  })
