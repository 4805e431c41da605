/** The interface between bundling and rendering. Build and dev make a `Bundle` in two ways; nothing else differs. */
import type { FragmentUse, RouteContext, SiteContext } from './client/context.ts'
import type { Place } from './types.ts'

export type ViewInput = {
  readonly view: string
  readonly props: object
  readonly site: SiteContext
  readonly route: Omit<RouteContext, 'fragments' | 'programs'>
  /** Compiled MDX bodies by file. */
  readonly code: Readonly<Record<string, string>>
}

type FragmentInput = { readonly name: string; readonly value: unknown; readonly site: SiteContext }

export type Rendered = {
  readonly html: string
  readonly islands: readonly string[]
  readonly fragments: readonly FragmentUse[]
}

/** A promise that a component waits for; `asked` has the stack of who asked for it. */
export type Wait = { readonly promise: PromiseLike<unknown>; readonly asked: Error }

export type Waited = {
  /** What has not come in time. */
  readonly late?: Wait | undefined
  readonly rejected: readonly { readonly reason: unknown }[]
  /** Values that are modules. */
  readonly modules: readonly object[]
}

/** Waits for all of them, or for enough of them to show the page, as long as it has patience. */
export type Patience = (waits: readonly Wait[], isEnough: () => boolean) => Promise<Waited>

/** The render module of the bundle: the components, and React to run them. */
export type Renderer = {
  /** File names of views as routes write them. */
  readonly views: readonly string[]
  /** The whole document, with slots for prose and fragments. */
  renderView(input: ViewInput, patience: Patience): Promise<Rendered>
  /** A promise where a component waits for something. */
  renderFragment(input: FragmentInput, patience: Patience): Rendered | Promise<Rendered>
  /** Whether the text inside an element is left out of a page's sections. */
  excludeText(attributes: Readonly<Record<string, string>>): boolean
}

export type Assets = {
  /** Hrefs of stylesheets, base first. */
  readonly styles: readonly string[]
  /** Hrefs of modules the page will need at once. */
  readonly preloads: readonly string[]
  /** Module scripts; the browser entry. */
  readonly scripts: readonly string[]
}

/** An emitted browser file: name below the brand's folder, and where it lies (absolute). */
export type BundleFile = { readonly path: string; readonly from: string }

export type Bundle = {
  /** Changes when any component, style or island changes. */
  readonly id: string
  /** Changes with what all pages are made with: the app, scripts of the browser, common styles. */
  readonly base: string
  /** Changes with what pages of this view are made with besides, or those whose prose imports this module. */
  versionOf(module: string): string
  renderer(): Promise<Renderer>
  /** `modules` are the view and what programs import; `islands` are those hydrated at once. */
  assetsOf(modules: readonly string[], islands: readonly string[]): Assets
  /** Href of the module that hydrates an island. */
  islandHref(id: string): string
  readonly files: readonly BundleFile[]
  /** Where a component of the project threw this, else the file of the package that did; undefined where neither is known. */
  placeOf(error: unknown): Place | undefined
  /** Absolute: where render threads load it from. None in dev. */
  readonly folder?: string
}
