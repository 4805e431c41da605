/** Indexes to search in: of the site's real content, of pages a test makes up, of a thousand pages. */
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadConfig } from '../../../../engine/config/load.ts'
import { createEmitContext } from '../../../../engine/run/emitContext.ts'
import { read } from '../../../../engine/read/read.ts'
import { createBodies } from '../../../../engine/render/bodies.ts'
import { createReferences } from '../../../../engine/render/references.ts'
import { route } from '../../../../engine/route/route.ts'
import { scan } from '../../../../engine/scan/scan.ts'
import { openSession } from '../../../../engine/run/session.ts'
import { buildBlock, type BuiltBlock } from '../../../../plugins/search/block.ts'
import { filesOf } from '../../../../plugins/search/build.ts'
import { corpusOf, type CorpusPage } from '../../../../plugins/search/corpus.ts'
import { createJoin } from '../../../../plugins/search/joinBlocks.ts'
import { SearchError } from '../../../../plugins/search/SearchError.ts'
import { createFinder, type Finder } from '../../../../plugins/search/finder.ts'
import type { Highlighted } from '../../../../plugins/search/types.ts'
import { isLinkList, joinsOf } from '../../../../site/searchFields.ts'
import { keywordsOf } from '../../../../theme/searchFields.ts'
import { shownRecords } from './shown.ts'
import { createRandom } from '../../../support/random.ts'

const root = resolve(import.meta.dirname, '../../../..')

export type TestIndex = {
  readonly pages: readonly CorpusPage[]
  readonly files: IndexFiles
  readonly finder: Finder
  /** Files loaded so far, in order. */
  readonly loaded: string[]
}

type Synonyms = readonly (readonly string[])[]

/** File name -> text. */
type IndexFiles = Readonly<Record<string, string>>

export function joined(blocks: readonly BuiltBlock[], synonyms: Synonyms = []): IndexFiles {
  const join = createJoin()
  for (const { block } of blocks) join.add(block)
  const texts = blocks.flatMap((built) => built.texts)
  const files = Object.entries(filesOf(join.block(), synonyms))
  return Object.fromEntries(files.map(([name, file]) => [name, 'text' in file ? file.text : texts[file.textFile]!]))
}

export function indexOf(pages: readonly CorpusPage[], synonyms?: Synonyms): TestIndex {
  const files = joined([buildBlock(pages)], synonyms)
  return { pages, files, ...finderOf(files) }
}

export function finderOf(files: IndexFiles): Pick<TestIndex, 'finder' | 'loaded'> {
  const loaded: string[] = []
  const finder = createFinder(async (name) => {
    const text = files[name]
    if (text === undefined) throw new SearchError('missing')
    loaded.push(name)
    return JSON.parse(text) as unknown
  })
  return { finder, loaded }
}

/** Bytes as a server sends them. */
export const compressed = (files: IndexFiles, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(files[name]!).length, 0)

type Words = {
  readonly title?: string
  readonly description?: string
  readonly text?: string
  readonly sections?: readonly (readonly [title: string, text: string, code?: string | undefined])[]
  /** Of the part before the first heading. */
  readonly code?: string | undefined
  readonly href?: string
  readonly keywords?: readonly string[]
  readonly joins?: readonly string[]
}

let number = 0

export function pageOf({
  title = `Page ${++number}`,
  description = '',
  text = '',
  sections = [],
  href = `/docs/page-${++number}/`,
  keywords = [],
  joins = [],
  code,
}: Words): CorpusPage {
  return {
    href,
    title,
    description,
    crumbs: ['Docs'],
    keywords,
    joins,
    sections: [
      { id: '', title: '', text, code },
      ...sections.map(([heading, body, own], index) => ({ id: `s-${index}`, title: heading, text: body, code: own })),
    ],
  }
}

/** `clouddm/zh` -> its pages. Bodies are remembered where the site remembers them. */
export async function realPages(wanted: readonly string[]): Promise<Readonly<Record<string, readonly CorpusPage[]>>> {
  const config = await loadConfig({ root })
  const session = await openSession(config, { remember: true })
  const { disk, store, memos, code } = session
  const documents = await read(await scan(config, disk), { config, disk, memos, code })
  const bodies = createBodies(config, disk, store, code)
  const found: Record<string, readonly CorpusPage[]> = {}
  for (const name of wanted) {
    const [id, locale] = name.split('/')
    const brand = config.brands.find((candidate) => candidate.id === id)!
    const { site } = await route(config, documents, brand)
    const none = { history: async () => undefined, scripts: [], inputs: [] }
    const context = createEmitContext({
      site,
      pages: shownRecords(site),
      bodies,
      references: createReferences(disk),
      disk,
      store,
      code,
      ...none,
    })
    const options = {
      crumbs: () => [],
      title: (title: string) => title,
      keywords: keywordsOf,
      joins: joinsOf,
      skip: isLinkList,
    }
    const corpus = await corpusOf({ locale: locale!, context, options })
    found[name] = (await Promise.all(corpus.map((part) => part.load()))).flat()
  }
  session.close()
  return found
}

/** Pages of the size of real ones, every fortieth ten times as long, made of real sentences; the same on every machine. */
export function manyPages(real: readonly CorpusPage[], count: number): readonly CorpusPage[] {
  const { below, pick } = createRandom(42)
  const sections = real.flatMap((page) => page.sections)
  const sentences = sections.flatMap(({ text }) => text.split(/(?<=。)|(?<=\. )/)).filter(({ length }) => length > 4)
  const headings = sections.map(({ title }) => title).filter(Boolean)
  const size = Math.round(sections.reduce((sum, { text }) => sum + text.length, 0) / sections.length)
  const textOf = () => {
    let text = ''
    while (text.length < size) text += `${pick(sentences).trim()} `
    return text.trim()
  }
  // As much code as real sections have.
  let next = 0
  const codeOf = () => sections[next++ % sections.length]!.code
  return Array.from({ length: count }, (_, index) =>
    pageOf({
      href: `/docs/area-${index % 9}/page_${String(index).padStart(4, '0')}/`,
      title: `${real[index % real.length]!.title} ${index}`,
      keywords: real[index % real.length]!.keywords,
      joins: real[index % real.length]!.joins,
      description: pick(sentences).slice(0, 120),
      text: textOf(),
      code: codeOf(),
      sections: Array.from(
        { length: (4 + below(4)) * (index % 40 === 7 ? 10 : 1) },
        () => [pick(headings), textOf(), codeOf()] as const,
      ),
    }),
  )
}

export const plain = (parts: Highlighted): string => parts.map(([text]) => text).join('')
export const highlightsIn = (parts: Highlighted): readonly string[] =>
  parts.flatMap(([text, isMatch]) => (isMatch ? [text] : []))
export const titlesOf = (found: { readonly pages: readonly { readonly title: string }[] }): readonly string[] =>
  found.pages.map(({ title }) => title)
