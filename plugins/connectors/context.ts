/** What routing gets from the site and from the engine. */
import { toPath } from '../../engine/paths/paths.ts'
import type { Brand, Config } from '../../engine/types.ts'
import type { LinkSet } from './connections.ts'

export type ConnectorLabels = {
  /** Title of the list of all pairs. */
  readonly connections: string
  readonly pairs: (count: number) => string
}

type RouteOptions = {
  readonly view: string
  readonly pairView: string
  readonly indexView: string
  readonly guide: string
  readonly labels: (locale: string) => ConnectorLabels
}

export type Context = {
  readonly brand: Brand
  readonly config: Config
  /** The set of pairs the brand has pages for, if any. */
  readonly set: LinkSet | undefined
  /** Whether connectors and pairs have pages at all. */
  readonly hasPages: boolean
  readonly options: RouteOptions
}

export const connectorKey = (slug: string): string => toPath(`connector/${slug}`)
