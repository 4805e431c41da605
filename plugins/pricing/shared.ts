/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'
import type { Allowances, Comparison, Databases, Latency, PriceList } from './types.ts'

/** The prices of the brand. */
export const priceList = sharedKey<PriceList>('pricing')
/** A month with the product and with others, in the currency of the brand. */
export const comparison = sharedKey<Comparison>('comparison')
/** What the replication product allows, for pages of all brands. */
export const allowances = sharedKey<Allowances>('allowances')
/** What the product promises, by where it is said. */
export const latency = sharedKey<Latency>('latency')
/** Kinds that the tool for database collaboration speaks to, by purpose. */
export const databases = sharedKey<Databases>('databases')
