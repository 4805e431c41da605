/** The YAML head of a source, between two lines of `---`. YAML 1.2, so dates stay text and no code is run. */
import type { Document, LineCounter, Node, YAMLMap } from 'yaml'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { suggest } from '../../engine/errors/suggest.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'
import { commonFrontMatter } from './commonFrontMatter.ts'
import * as messages from './frontMatterMessages.ts'
import { readPlainFrontMatter, type PlainEntry } from './plainFrontMatter.ts'
import { yaml as parser } from './yaml.ts'

export type FrontMatterSource = {
  readonly file: string
  readonly text: string
  /** Lines of the file above the text, for places. A whole YAML file between two added `---` lines has -1. */
  readonly linesBefore?: number
  /** Characters it may have. Default 64 KB. */
  readonly limit?: number
}

export type FrontMatter = {
  readonly attributes: Readonly<Record<string, unknown>>
  /** Offset in the given text where the prose begins. */
  readonly bodyStart: number
  /** Place of a key: `['authors', '0']`. The first line, if there is no such key. */
  place(keyPath: readonly string[]): Place
  /** The value as it was written: `1.0` for the number 1. */
  rawValue(keyPath: readonly string[]): string | undefined
}

const maxSize = 64 * 1024
const maxDepth = 32
const maxAliases = 100
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype', '<<'])

/**
 * Reads the front matter of a file. A file without one has no attributes.
 *
 * @throws SiteError `front-matter-unclosed`, `-language`, `-syntax`, `-not-map`, `-key`, `-depth`, `-too-large`
 */
export function parseFrontMatter({ file, text, linesBefore = 0, limit = maxSize }: FrontMatterSource): FrontMatter {
  const top: Place = { file, line: Math.max(1, linesBefore + 1), column: 1 }
  const head = splitHead(text, top)
  if (!head)
    return { attributes: {}, bodyStart: text.startsWith('\uFEFF') ? 1 : 0, place: () => top, rawValue: () => undefined }
  if (head.yaml.length > limit) throw SiteError.from([messages.frontMatterTooLarge(top, limit)])

  const plain = readPlainFrontMatter(head.yaml)
  if (plain) {
    const placeAt = (offset: number): Place => {
      const before = head.yaml.slice(0, offset).split('\n')
      return { file, line: linesBefore + before.length + 1, column: before.at(-1)!.length + 1 }
    }
    return fromPlain(plain, head.end, { top, placeAt })
  }
  const lines = new (parser().LineCounter)()
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: linesBefore + line + 1, column: col }
  }
  const document = parseYaml(head.yaml, lines, { top, placeAt })
  const refused = problemsIn(document, placeAt)
  if (refused.length) throw SiteError.from(refused)
  const attributes = toValue(document, top)
  if (attributes === null) return { attributes: {}, bodyStart: head.end, place: () => top, rawValue: () => undefined }
  if (typeof attributes !== 'object' || Array.isArray(attributes))
    throw SiteError.from([equalsSign(head.yaml, placeAt) ?? messages.frontMatterNotMap(placeAt(0))])

  return {
    attributes: attributes as Record<string, unknown>,
    bodyStart: head.end,
    place(keyPath) {
      const at = findNode(document, keyPath)?.at
      return at === undefined ? top : placeAt(at)
    },
    rawValue(keyPath) {
      const node = findNode(document, keyPath)?.value
      return parser().isScalar(node) ? node.source : undefined
    },
  }
}

function fromPlain(
  entries: ReadonlyMap<string, PlainEntry>,
  bodyStart: number,
  { top, placeAt }: { top: Place; placeAt: (offset: number) => Place },
): FrontMatter {
  // Of an item that is not there the list is told.
  const itemOf = (list: PlainEntry | undefined, index: string): PlainEntry | undefined =>
    list?.items && (list.items[Number(index)] ?? { at: list.at, value: undefined })
  const entryOf = ([key = '', ...indexes]: readonly string[]) => indexes.reduce(itemOf, entries.get(key))
  return {
    attributes: Object.fromEntries([...entries].map(([key, { value }]) => [key, value])),
    bodyStart,
    place(keyPath) {
      const at = entryOf(keyPath)?.at
      return at === undefined ? top : placeAt(at)
    },
    rawValue: (keyPath) => entryOf(keyPath)?.raw,
  }
}

/** As Hugo and Zola have it. */
const tomlHead = /^\uFEFF?\+\+\+[ \t]*(?:\r\n?|\n)(?:.*?(?:\r\n?|\n))?\+\+\+[ \t]*(?:\r\n?|\n|$)/s

function splitHead(text: string, top: Place): { yaml: string; end: number } | undefined {
  const opening = /^\uFEFF?---([^\r\n]*)(?:\r\n?|\n|$)/.exec(text)
  if (!opening) {
    if (tomlHead.test(text)) throw SiteError.from([messages.frontMatterLanguage(top, 'toml')])
    return undefined
  }
  const language = opening[1]!.trim()
  if (/^[A-Za-z][\w.+-]*$/.test(language)) throw SiteError.from([messages.frontMatterLanguage(top, language)])
  if (language) return undefined
  const closing = /(?:^|\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g
  // One character back, so that the line end of the opening can be the one before the closing.
  closing.lastIndex = opening[0].length - 1
  const found = closing.exec(text)
  if (!found) throw SiteError.from([messages.frontMatterUnclosed(top)])
  const yaml = text.slice(opening[0].length, Math.max(opening[0].length, found.index))
  return { yaml: yaml.replace(/\r\n?/g, '\n'), end: found.index + found[0].length }
}

function parseYaml(
  yaml: string,
  lineCounter: LineCounter,
  { top, placeAt }: { top: Place; placeAt: (offset: number) => Place },
): Document {
  try {
    const document = parser().parseDocument(yaml, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      logLevel: 'error',
    })
    // Warnings count as errors: with one, such as an unknown tag, a value is not what the writer meant.
    const problems = [...document.errors, ...document.warnings]
    const exhausted = problems.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
    if (exhausted) throw SiteError.from([messages.frontMatterDepth(placeAt(exhausted.pos[0]), maxDepth)])
    const sign = problems.length ? equalsSign(yaml, placeAt) : undefined
    if (sign) throw SiteError.from([sign])
    if (problems.length)
      throw SiteError.from(
        firstOfEachLine(
          problems.map(({ code, message, pos }) => messages.frontMatterSyntax(placeAt(pos[0]), message, hintOf[code])),
        ),
      )
    return document as Document
  } catch (cause) {
    if (cause instanceof SiteError) throw cause
    if (cause instanceof RangeError) throw SiteError.from([messages.frontMatterDepth(top, maxDepth)])
    throw SiteError.from([messages.frontMatterSyntax(top, reasonOf(cause))])
  }
}

/** What mends a problem of the library, where that is not to quote a value. */
const hintOf: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Keep one of the lines with this key.',
  MISSING_CHAR: 'Write what is missing.',
  TAB_AS_INDENT: 'Indent with spaces.',
}

/** The first line like `title=x`. Only where there are problems: such a line may be part of a text. */
function equalsSign(yaml: string, placeAt: (offset: number) => Place): Diagnostic | undefined {
  const found = /^([a-zA-Z_][\w-]*)[ \t]*=[ \t]*(.*)$/m.exec(yaml)
  if (!found) return undefined
  const [, key = '', value = ''] = found
  const known = suggest(key, Object.keys(commonFrontMatter)) ?? key
  return messages.frontMatterSyntax(
    placeAt(found.index),
    `"${key}" has "=" behind it`,
    `Write "${known}: ${value.trim()}".`,
  )
}

/** Further problems of a line mostly follow from its first one. */
function firstOfEachLine(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return problems.filter(
    ({ place }, index) => problems.findIndex((other) => other.place?.line === place?.line) === index,
  )
}

/** The library throws a plain ReferenceError for too many aliases. */
function toValue(document: Document, top: Place): unknown {
  try {
    return document.toJS({ maxAliasCount: maxAliases })
  } catch (cause) {
    throw SiteError.from([messages.frontMatterSyntax(top, reasonOf(cause))])
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

function problemsIn(document: Document, placeAt: (offset: number) => Place): readonly Diagnostic[] {
  const { isAlias, isMap, isNode, isPair, isScalar, isSeq } = parser()
  const found: Diagnostic[] = []
  const anchors = new Set<string>()
  const walk = (node: unknown, depth: number): boolean => {
    if (depth > maxDepth) {
      found.push(messages.frontMatterDepth(placeAt(startOf(node) ?? 0), maxDepth))
      return false
    }
    if (isAlias(node) && !anchors.has(node.source))
      found.push(messages.frontMatterSyntax(placeAt(startOf(node) ?? 0), `there is no "&${node.source}" before this`))
    if (isNode(node) && 'anchor' in node && node.anchor) anchors.add(node.anchor)
    if (!isMap(node) && !isSeq(node)) return true
    return node.items.every((item) => {
      if (!isPair(item)) return walk(item, depth + 1)
      const key = String(isScalar(item.key) ? item.key.value : item.key)
      if (refusedKeys.has(key)) found.push(messages.frontMatterKey(placeAt(startOf(item.key) ?? 0), key))
      return walk(item.value, depth + 1)
    })
  }
  walk(document.contents, 1)
  return found
}

function findNode(
  document: Document,
  keyPath: readonly string[],
): { at: number | undefined; value: Node | undefined } | undefined {
  const { isAlias, isMap, isNode, isScalar, isSeq } = parser()
  let node: unknown = document.contents
  let at: number | undefined
  for (const key of keyPath) {
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = (node as YAMLMap).items.find(
        (item) => String(isScalar(item.key) ? item.key.value : item.key) === key,
      )
      if (!pair) return undefined
      at = startOf(pair.key)
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      at = startOf(node) ?? at
    } else return undefined
  }
  return { at, value: isNode(node) ? node : undefined }
}

function startOf(node: unknown): number | undefined {
  return parser().isNode(node) ? node.range?.[0] : undefined
}
