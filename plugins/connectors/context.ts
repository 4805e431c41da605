/** What routing gets from the site and from the engine. */
import type { LocaleContext } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Brand } from '../../engine/types.ts'
import type { LinkSet } from './connections.ts'
import type { ConnectorsOptions } from './options.ts'

type RouteOptions = Required<Pick<ConnectorsOptions<Brand>, 'view' | 'pairView' | 'indexView' | 'guide' | 'labels'>>

export type Context = Omit<LocaleContext, 'locale'> & {
  /** The set of pairs the brand has pages for, if any. */
  readonly set: LinkSet | undefined
  /** Whether connectors and pairs have pages at all. */
  readonly hasPages: boolean
  readonly options: RouteOptions
}

export const connectorKey = (slug: string): string => toPath(`connector/${slug}`)
