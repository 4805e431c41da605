/** The pages of the last run with what they were made from (docs/decisions/03-inputs-of-a-page.md). */
import { hashJson } from '../store/hash.ts'
import { getJson, type Store } from '../store/store.ts'
import type { Diagnostic, PageLink, PageRecord } from '../types.ts'
import type { Inputs, RenderedPage } from './types.ts'

export type CachedPage = {
  /** Those of the whole brand are among them: a run that does not look at this page must not renew them. */
  readonly inputs: Inputs
  /** The input that made the last run render it: `page` for a new one. */
  readonly reason: string
  readonly record: PageRecord
  readonly hash: string
  readonly fragments: readonly string[]
  readonly assets: Readonly<Record<string, string>>
  readonly scripts: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Inputs that all pages of a brand made in one run have in common. */
export type CommonInputs = { readonly code: string; readonly bundle: string; readonly site: string }

export type PageCache = {
  readonly pages: Readonly<Record<string, CachedPage>>
  readonly fragments: Readonly<Record<string, readonly PageLink[]>>
}

export const emptyPageCache: PageCache = { pages: {}, fragments: {} }

/** `output` is the output folder: the cache describes what is in it. */
export const loadPageCache = (memos: Store, output: string, brand: string): PageCache =>
  getJson<PageCache>(memos, 'pages', hashJson([output, brand])) ?? emptyPageCache

export const savePageCache = (memos: Store, output: string, brand: string, cache: PageCache): void =>
  memos.put('pages', hashJson([output, brand]), JSON.stringify(cache))

export const toCachedPage = (page: RenderedPage, reason: string, common: CommonInputs): CachedPage => ({
  reason,
  inputs: { ...common, ...page.inputs },
  record: page.record,
  hash: page.hash,
  fragments: page.fragments.map(({ id }) => id),
  assets: page.assets,
  scripts: page.scripts,
  diagnostics: page.diagnostics,
})
