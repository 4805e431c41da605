/**
 * Own addresses that a file of the output makes browsers and readers of feeds fetch. Links and images of the prose are
 * not among them: the link check reports those with their places, and the configuration decides how severe they are.
 */
import { tryTo } from '../errors/tryTo.ts'
import { decodeEntities } from '../html/decodeEntities.ts'

/** As they are written in the file. */
export function addressesIn(file: string, text: string): readonly string[] {
  const find = finders.find(([name]) => name.test(file))?.[1]
  return find ? [...find(text)] : []
}

type Finder = (text: string) => Iterable<string>

const finders: readonly (readonly [RegExp, Finder])[] = [
  [/\.html$/, inHtml],
  [/\.css$/, inCss],
  [/\.xml$/, inXml],
  [/\.webmanifest$/, inManifest],
]

/** `>` may stand in a quoted value. */
const tag = /<(?:link|script|meta|site-island)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g

function* inHtml(html: string): Iterable<string> {
  for (const [source] of html.matchAll(tag)) {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(source)?.[1]
    const isPicture = /\s(?:property|name)="(?:og|twitter):image"/.test(source)
    const found = source.startsWith('<meta') ? isPicture && value('content') : (value('href') ?? value('(?:data-)?src'))
    if (found) yield decodeEntities(found)
  }
}

function* inCss(css: string): Iterable<string> {
  for (const [, quoted, bare] of css.matchAll(/\burl\(\s*(?:"([^"]*)"|'[^']*'|([^"')\s]*))\s*\)/g))
    yield (quoted ?? bare) || ''
}

/** Feeds and sitemaps. Prose stands in CDATA sections, or escaped. */
function* inXml(xml: string): Iterable<string> {
  const plain = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')
  yield* matches(/<(?:loc|link|url)>\s*([^<]*?)\s*(?=<)/g, plain)
  yield* matches(/<(?:[a-z]+:)?(?:link|enclosure)\s[^>]*?\b(?:href|url)="([^"]*)"/g, plain)
  yield* matches(/<\?xml-stylesheet\s[^>]*?\bhref="([^"]*)"/g, plain)
}

/** Browsers take what they understand of it, so that the rest is no address. */
function* inManifest(text: string): Iterable<string> {
  const { start_url: start, icons } = fieldsOf(tryTo(() => JSON.parse(text.replace(/^\uFEFF/, ''))))
  const listed = Array.isArray(icons) ? icons.map((icon) => fieldsOf(icon)['src']) : []
  for (const address of [start, ...listed]) if (address && typeof address === 'string') yield address
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

function* matches(pattern: RegExp, text: string): Iterable<string> {
  for (const [, found] of text.matchAll(pattern)) yield decodeEntities(found!)
}
