/** What a site says of its catalogue of connectors. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import type { Brand } from '../../engine/types.ts'
import type { LinkSet } from './connections.ts'

type ConnectorLabels = {
  /** Title of the list of all pairs. */
  readonly connections: string
  readonly pairs: (count: number) => string
}

export type ConnectorsOptions<B extends Brand> = {
  /** The set of pairs a brand has pages for. Default: none. */
  readonly connections?: (brand: B) => LinkSet | undefined
  /** Brands with a page for each connector and pair; others have the catalogue and nothing else. Default: all. */
  readonly pages?: (brand: B) => boolean
  /** Component of a connector. Default `site/layouts/Connector.tsx`. */
  readonly view?: string
  /** Component of a pair. Default `site/layouts/Connection.tsx`. */
  readonly pairView?: string
  /** Component of the list of pairs. Default `site/layouts/Index.tsx`. */
  readonly indexView?: string
  /** The page a connector without pairs links to, if the brand has it. Default `docs/quick/quick_start_mgr`. */
  readonly guide?: string
  /** Texts of the list of pairs in a locale. Default: English. */
  readonly labels?: (locale: string) => ConnectorLabels
}

export const connectorsOptions = optionsSchema<ConnectorsOptions<Brand>>({
  connections: v.optional(v.function()),
  pages: v.optional(v.function()),
  view: v.optional(v.string()),
  pairView: v.optional(v.string()),
  indexView: v.optional(v.string()),
  guide: v.optional(v.string()),
  labels: v.optional(v.function()),
})
