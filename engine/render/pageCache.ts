/** The pages of the last run with what they were made from (docs/decisions/03-inputs-of-a-page.md). */
import { inBlocks } from '../store/blocks.ts'
import { hashJson, hashOf } from '../store/hash.ts'
import { getJson, type Store } from '../store/store.ts'
import type { PageLink } from '../types.ts'
import type { Input, RenderedPage } from './types.ts'

export type CachedPage = Pick<RenderedPage, 'record' | 'hash' | 'assets' | 'scripts' | 'diagnostics'> & {
  /**
   * Those of the whole brand are among them: a run that does not look at this page must not renew them. Pages that were
   * read from one block have the same object for the same input.
   */
  readonly inputs: readonly Input[]
  /** The input that made the last run render it: `page` for a new one. */
  readonly reason: string
  readonly fragments: readonly string[]
}

/** Inputs that all pages of a brand made in one run have in common. */
export type CommonInputs = { readonly code: string; readonly bundle: string; readonly site: string }

export type PageCache = {
  readonly pages: Readonly<Record<string, CachedPage>>
  readonly fragments: Readonly<Record<string, readonly PageLink[]>>
  /** As it was stored; undefined for what was not. */
  readonly list?: BlockList
  /** Those of the list, by the path of their first page. */
  readonly blocks?: ReadonlyMap<string, LoadedBlock>
}

type LoadedBlock = { readonly key: string; readonly pages: readonly CachedPage[] }

export const emptyPageCache: PageCache = { pages: {}, fragments: {} }

/** Where it is kept: blocks of pages by their hash, and a list of them. */
export type PageCacheStores = { readonly store: Store; readonly memos: Store }

/** By it everything about the pages is known: blocks, and the links of fragments, are called by what is in them. */
export type BlockList = { readonly blocks: readonly string[]; readonly fragments: string }

/** An edit of one page writes so many again, on average; more blocks take longer to be read. */
const pagesOfBlock = 16

/** As it is stored: an input that several pages have is there once, and pages name theirs by position. */
type StoredBlock = {
  readonly inputs: readonly Input[]
  readonly pages: readonly (Omit<CachedPage, 'inputs'> & { readonly inputs: readonly number[] })[]
}

/** `output` is the output folder: the cache describes what is in it. Pages of a block that is lost are as new. */
export function loadPageCache({ store, memos }: PageCacheStores, output: string, brand: string): PageCache {
  const list = getJson<BlockList>(memos, 'pages', listKey(output, brand))
  const fragments = list && getJson<PageCache['fragments']>(store, 'pages', list.fragments)
  if (!fragments) return emptyPageCache
  const pages: Record<string, CachedPage> = {}
  const blocks = new Map<string, LoadedBlock>()
  for (const key of list.blocks) {
    const stored = getJson<StoredBlock>(store, 'pages', key)
    if (!stored) continue
    const block = { key, pages: pagesIn(stored) }
    for (const page of block.pages) pages[page.record.path] = page
    blocks.set(block.pages[0]!.record.path, block)
  }
  return { pages, fragments, list, blocks }
}

/** In place of the positions their inputs: nobody else has what was just read. */
function pagesIn({ inputs, pages }: StoredBlock): readonly CachedPage[] {
  return pages.map((page) => Object.assign(page, { inputs: page.inputs.map((at) => inputs[at]!) }))
}

/** Writes the blocks in which something has changed since they were loaded. */
export function storePages(
  { store }: Pick<PageCacheStores, 'store'>,
  cache: PageCache,
  loaded?: PageCache['blocks'],
): BlockList {
  const blocks = inBlocks(Object.values(cache.pages), ({ record }) => record.path, pagesOfBlock).map((block) => {
    const before = loaded?.get(block[0]!.record.path)
    if (before?.pages.length === block.length && block.every((page, at) => page === before.pages[at])) return before.key
    return putPart(store, storedBlock(block))
  })
  return { blocks, fragments: putPart(store, cache.fragments) }
}

/** Returns its key. */
function putPart(store: Store, part: StoredBlock | PageCache['fragments']): string {
  const text = JSON.stringify(part)
  const key = hashOf(text)
  if (!store.has('pages', key)) store.put('pages', key, text)
  return key
}

function storedBlock(pages: readonly CachedPage[]): StoredBlock {
  const inputs: Input[] = []
  const positions = new Map<string, number>()
  const positionOf = (input: Input) => {
    const text = input.join('\n')
    const known = positions.get(text) ?? inputs.push(input) - 1
    positions.set(text, known)
    return known
  }
  return { pages: pages.map((page) => ({ ...page, inputs: page.inputs.map(positionOf) })), inputs }
}

/** When the pages are in the output. */
export const saveBlockList = (
  { memos }: Pick<PageCacheStores, 'memos'>,
  output: string,
  brand: string,
  list: BlockList,
): void => memos.put('pages', listKey(output, brand), JSON.stringify(list))

const listKey = (output: string, brand: string): string => hashJson(['blocks of pages', output, brand])

export const toCachedPage = (page: RenderedPage, reason: string, common: CommonInputs): CachedPage => ({
  reason,
  inputs: Object.entries({ ...common, ...page.inputs }),
  record: page.record,
  hash: page.hash,
  fragments: page.fragments.map(({ id }) => id),
  assets: page.assets,
  scripts: page.scripts,
  diagnostics: page.diagnostics,
})
