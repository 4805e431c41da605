/** Where the URLs of a Markdown text stand. It is parsed, because what looks like a link may be code. */
import type { Definition, Image, Link, Nodes } from 'mdast'
import type { CompileContext, Token } from 'mdast-util-from-markdown'
import { decodeEntities } from '../../engine/html/decodeEntities.ts'
import { noIndentedCode, type Dialect } from './mdast/syntax.ts'
import { nodesOfText, type Range } from './nodesOfText.ts'
import type { Syntax } from './published.ts'

export type UrlPlace = {
  /** With the brackets or quotes around it. */
  readonly start: number
  readonly end: number
  /** Without escapes. */
  readonly url: string
  readonly kind: 'image' | 'link'
  readonly inHtml: boolean
}

type Origin = {
  readonly isMdx: boolean
  /** See `hasTabs`. */
  readonly hasTabs: boolean
}

/** Of a text, or of a part of one. A text that cannot be parsed has none: what is wrong with it is told of its page. */
export function urlPlacesIn(text: string, { isMdx, hasTabs }: Origin): readonly UrlPlace[] {
  const syntax = hasTabs ? withoutIndentedCode : withDestinations
  // What is in place of an expression may be no MDX any more.
  return (isMdx ? placesIn(text, 'mdx', syntax) : undefined) ?? placesIn(text, 'md', syntax) ?? []
}

function placesIn(text: string, dialect: Dialect, syntax: Syntax): readonly UrlPlace[] | undefined {
  const found = nodesOfText(text, dialect, { syntax })
  if (!found) return undefined
  const shown = new Set(found.nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return found.nodes.flatMap((node): readonly UrlPlace[] => {
    const range = rangeOf(node)
    if (!range) return []
    const { start, end, isSame } = found.written(range)
    const written = text.slice(start, end)
    if (!('url' in node)) return written.startsWith('<') ? tagPlaces(written, start, node.type === 'tagLine') : []
    // Where a notation of another tool was longer, what follows in its line stands elsewhere.
    if (!isSame) return []
    const isImage = node.type === 'image' || (node.type === 'definition' && isOfImage(node, shown))
    const outer = text[start - 1] === '<' ? 1 : 0
    const kind = isImage ? 'image' : 'link'
    return [{ start: start - outer, end: end + outer, url: node.url, kind, inHtml: false }]
  })
}

const isOfImage = ({ identifier, url }: Definition, shown: ReadonlySet<string>): boolean =>
  shown.has(identifier) || /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(url)

/** Of the destination of a link, or of the tags that a node consists of. */
function rangeOf(node: Nodes): Range | undefined {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return node.data?.destination
    case 'html':
    case 'tagLine':
      return node.position
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.position && { start: node.position.start, end: (node.children[0]?.position ?? lastOf(node)).start }
    default:
      return undefined
  }
}

const lastOf = ({ position }: Nodes) => ({ start: position!.end })

/** But for a part, which is put in its place. */
const tag = /<(?!Include\b)[a-zA-Z](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\}){0,2000}>/g
const attribute = /\s(?:([^\s=>"'/]+)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`{}]+)/g

function tagPlaces(source: string, from: number, mayHaveSummary: boolean): readonly UrlPlace[] {
  const found = [...source.matchAll(tag)].flatMap(({ index: tagStart, 0: whole }) =>
    [...whole.matchAll(attribute)].flatMap(({ index, 0: written, 1: name = '', 2: value = '' }): UrlPlace[] => {
      const end = from + tagStart + index + written.length
      if (/^srcset$/i.test(name)) return candidatesIn(value, end - value.length)
      if (!/^(?:src|href|poster)$/.test(name)) return []
      const url = decodeEntities(value.replace(/^(["'])(.*)\1$/s, '$2'))
      return [{ start: end - value.length, end, url, kind: name === 'href' ? 'link' : 'image', inHtml: true }]
    }),
  )
  if (!mayHaveSummary) return found
  const summaries = [...source.matchAll(/(?<=<summary>)(?:(?!<\/summary>).)+/g)].flatMap(({ index, 0: words }) =>
    (placesIn(words, 'md', withDestinations) ?? []).map((place) => ({
      ...place,
      start: from + index + place.start,
      end: from + index + place.end,
    })),
  )
  return [...found, ...summaries]
}

/** Of a `srcset`: they have no quotes of their own. */
const candidatesIn = (value: string, from: number): UrlPlace[] =>
  [...value.matchAll(/(?:^["']?|,)\s*([^\s"',][^\s"']*)(?<!,)/g)].map(({ index, 0: whole, 1: written = '' }) => {
    const end = from + index + whole.length
    return { start: end - written.length, end, url: decodeEntities(written), kind: 'image', inHtml: false }
  })

declare module 'mdast' {
  interface LinkData {
    destination?: Range
  }
  interface ImageData {
    destination?: Range
  }
  interface DefinitionData {
    destination?: Range
  }
}

/** What the parser does with a destination, and where it stands. */
function keepDestination(this: CompileContext, { start, end }: Token): void {
  const url = this.resume()
  const node = this.stack.at(-1) as Link | Image | Definition
  node.url = url
  node.data = { ...node.data, destination: { start, end } }
}

const withDestinations: Syntax = {
  extensions: [],
  mdastExtensions: [
    { exit: { resourceDestinationString: keepDestination, definitionDestinationString: keepDestination } },
  ],
}

const withoutIndentedCode: Syntax = { ...withDestinations, extensions: [noIndentedCode] }
