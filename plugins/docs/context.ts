/** What routing gets from the site and from the engine, for one locale. */
import type { LocaleContext } from '../../engine/paths/inLocale.ts'
import { hostHref } from '../../engine/paths/written.ts'
import type { DocsLabels } from './types.ts'

export type RouteOptions = {
  /** Folder of the section, which its shared values are named after: `docs`; of another version `docs/2.7`. */
  readonly base: string
  /** Path of the section, of another version that of its own: `/docs/2.7/`. */
  readonly path: string
  readonly view: string
  readonly indexView: string
  readonly labels: (locale: string) => DocsLabels
  /** As they are written. */
  readonly sidebars: (version: string) => unknown
  readonly showAuthor: boolean
  editUrl(file: string): string | undefined
}

export type DocsContext = LocaleContext & { readonly options: RouteOptions }

/** For what scripts read: an address within the site as it is on its host. */
export const writtenIn =
  ({ brand, config }: Pick<DocsContext, 'brand' | 'config'>): ((href: string) => string) =>
  (href) =>
    hostHref(href, brand, config)
