/** The prices the calculator is given, as the list has them. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { pricesSchema } from '../../../plugins/pricing/schema.ts'
import type { ReplicationPrices } from '../../../plugins/pricing/types.ts'

const file = resolve(import.meta.dirname, '../../../content/data/prices.yml')
const { lists } = v.parse(pricesSchema, parse(readFileSync(file, 'utf8')))

function pricesIn(currency: ReplicationPrices['currency']): ReplicationPrices {
  for (const list of lists) if (list.offering === 'replication' && list.currency === currency) return list
  throw new Error(`No list in ${currency}`)
}

export const dollars = pricesIn('USD')
export const yuan = pricesIn('CNY')
