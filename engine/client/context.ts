/** What a component may ask while a page is rendered. None of it is sent to the browser. */
import { createContext, use, type ReactNode } from 'react'
import type { SharedKey } from '../sharedKey.ts'
import type { Alternate, Body, Brand, HeadTag, Json, Locale } from '../types.ts'

type BodyView = Pick<Body, 'titleId' | 'headings' | 'excerpt'> & { readonly file: string }

/** The part of the context every page of a brand and locale shares; fragments see only this. */
export type SiteContext = {
  readonly brand: Brand
  readonly locale: Locale
  /** The brand's locales, the default first. */
  readonly locales: readonly Locale[]
  /** True in `site dev`. */
  readonly dev: boolean
  /** Tags that plugins add to every page. `Assets` writes them. */
  readonly head: readonly HeadTag[]
  readonly shared: Readonly<Record<string, Json>>
}

export type RouteContext = {
  readonly path: string
  readonly key: string
  readonly view: string
  readonly noindex: boolean
  readonly status: number
  /** Path of the page search engines should keep; its own, as a rule. */
  readonly canonical: string
  /** The same as an absolute address; at another brand where that is the home of the prose. */
  readonly url: string
  /** The page in each locale that has it, itself included. `url` is the address search engines should know. */
  readonly alternates: readonly (Alternate & { readonly url: string })[]
  readonly bodies: readonly BodyView[]
  /** Filled while rendering: fragments to stitch in. */
  readonly fragments: FragmentUse[]
  /** Programs of MDX bodies: file -> component. */
  readonly programs: Readonly<Record<string, React.ComponentType<{ components: object }>>>
}

export type FragmentUse = {
  readonly name: string
  readonly shared: string | undefined
  readonly active: readonly string[]
}

export const Site = /* @__PURE__ */ createContext<SiteContext | undefined>(undefined)
export const Route = /* @__PURE__ */ createContext<RouteContext | undefined>(undefined)
/** Filled while rendering, pages and fragments alike: ids of islands in order of appearance. */
export const Islands = /* @__PURE__ */ createContext<Set<string> | undefined>(undefined)

/** What a library that collects styles wants around a tree: an island is rendered apart, without the contexts of its page. */
export const Around = /* @__PURE__ */ createContext<(tree: ReactNode) => ReactNode>((tree) => tree)

export function useSite(): SiteContext {
  const site = use(Site)
  if (!site) throw new Error('useSite is for prerendering only; give an island what it needs as props')
  return site
}

/** The page being rendered. Not available inside a fragment, which many pages share. */
export function useRoute(): RouteContext {
  const route = use(Route)
  if (!route) throw new Error('useRoute is not available in a fragment or an island')
  return route
}

/** The brand with the fields the site gave it. */
export const useBrand = <B extends Brand = Brand>(): B => useSite().brand as B

export const useLocale = (): Locale => useSite().locale

/** A value that the `route` of some plugin shares. Where a site may lack it: `key.read(useSite())`. */
export function useShared<T>(key: SharedKey<T>): T {
  const value = key.read(useSite())
  if (value === undefined) throw new Error(`No plugin shares a value "${key.name}"`)
  return value
}

/** From a path in the default locale to the same page in the locale being rendered: `/pricing/` -> `/en/pricing/`. */
export function useLocalized(): (path: string) => string {
  const { locale, locales } = useSite()
  const prefix = locale.id === locales[0]?.id ? '' : `/${locale.id}`
  return (path) => (path.startsWith('/') && !path.startsWith('//') ? prefix + path : path)
}
