/** Paths and routes by their keys, in a language of a brand. */
import type { Brand, Config, Json, Route } from '../types.ts'
import { encodePath, localizedPath } from './paths.ts'

export type LocaleContext = { readonly brand: Brand; readonly config: Config; readonly locale: string }

type Place = Pick<LocaleContext, 'config' | 'locale'>

export const pathOf = (key: string, { config, locale }: Place): string => localizedPath(key, locale, config.locales)

/** The path, ready for `href`. */
export const hrefOf = (key: string, place: Place): string => encodePath(pathOf(key, place))

/** `props` are JSON. */
type Keyed = Omit<Route, 'brand' | 'locale' | 'path' | 'props'> & { readonly props?: object }

export const routeOf = ({ key, view, props, ...rest }: Keyed, context: LocaleContext): Route => ({
  ...{ brand: context.brand.id, locale: context.locale, path: pathOf(key, context), key, view },
  ...(props && { props: props as Json }),
  ...rest,
})
