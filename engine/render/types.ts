/** What passes between the build and the threads that render. All of it survives structured cloning. */
import type { Diagnostic, Json, PageLink, PageRecord, Route } from '../types.ts'
import type { Alternates } from './resolver.ts'

/** One brand as render threads know it: sent once. */
export type RenderSite = {
  readonly brand: string
  readonly shared: Readonly<Record<string, Json>>
  /** Whether some shared values may be missing because a source cannot be read. */
  readonly hasGaps: boolean
  /** For links in prose; see `resolver.ts`. */
  readonly routes: readonly Pick<Route, 'source' | 'locale' | 'path' | 'key' | 'canonical'>[]
}

export type RenderTask = Alternates & {
  readonly route: Route
  readonly documents: readonly { readonly file: string; readonly plugin: string; readonly hash: string }[]
}

/**
 * Everything a page was made from, by name: a hash or the value itself. A page whose inputs are all as they were is
 * not rendered again, and `site why` tells which one changed.
 *
 * `route` · `body:<file>` · `file:<file>` · `asset:<file>` · `link:<file>` · `shared:<name>`
 */
export type Inputs = Readonly<Record<string, string>>
export type Input = readonly [name: string, value: string]

type FragmentRecord = { readonly id: string; readonly links: readonly PageLink[] }

export type RenderedPage = {
  /** UTF-8. */
  readonly html: Uint8Array<ArrayBuffer>
  readonly hash: string
  readonly record: PageRecord
  readonly inputs: Inputs
  /** Ids of the fragments stitched in. */
  readonly fragments: readonly FragmentRecord[]
  /** Project files to copy, with the name they get. */
  readonly assets: Readonly<Record<string, string>>
  /** SHA-256 (base64) of inline scripts, for the content security policy. */
  readonly scripts: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `page` is what could be made in spite of it: for checks, not to be published. */
export type RenderFailure = {
  readonly html?: undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly page?: Pick<RenderedPage, 'record' | 'fragments' | 'assets'> | undefined
}
