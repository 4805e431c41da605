/** `content/data/prices.yml`: every price the site quotes, one list for each offering and currency. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Brand, Document, Json, Plugin, Source } from '../../engine/types.ts'
import { checkFrontMatter, parseFrontMatter } from '../markdown/index.ts'
import { priceListMissing, priceListTwice } from './messages.ts'
import { pricesSchema } from './schema.ts'
import type { PriceList } from './types.ts'

export type PricingOptions<B extends Brand> = {
  /** What a brand sells, and what it is paid in. */
  readonly list: (brand: B) => Pick<PriceList, 'offering' | 'currency'>
}

type PriceData = { readonly lists: readonly PriceList[] }

/** Shares the brand's `PriceList` as `pricing`. */
export function pricing<B extends Brand>({ list }: PricingOptions<B>): Plugin {
  return {
    name: 'pricing',
    include: ['[content]/data/prices.yml'],

    read: (source) => ({ data: readPrices(source) }),

    route(own, _all, brand) {
      const [document] = own as readonly Document<PriceData>[]
      if (!document) return { routes: [] }
      const wanted = list(brand as B)
      const found = document.data.lists.find((candidate) => isSame(candidate, wanted))
      return found
        ? { routes: [], shared: { pricing: found satisfies Json } }
        : { routes: [], diagnostics: [priceListMissing({ file: document.file }, brand.id, wanted)] }
    },
  }
}

/** @throws SiteError `price-list-twice`, and what reading YAML and checking it by a schema throws. */
function readPrices({ file, text }: Source): PriceData {
  // The whole file is what the head of a page is: the same parser, limits and messages serve both.
  const yaml = parseFrontMatter({ file, text: `---\n${text}\n---\n`, linesBefore: -1 })
  const { lists } = checkFrontMatter(pricesSchema, yaml)
  const twice = lists.flatMap((list, index) =>
    lists.slice(0, index).some((other) => isSame(other, list))
      ? [priceListTwice(yaml.place(['lists', String(index)]), list)]
      : [],
  )
  if (twice.length) throw SiteError.from(twice)
  return { lists }
}

type Of = Pick<PriceList, 'offering' | 'currency'>

const isSame = (one: Of, other: Of): boolean => one.offering === other.offering && one.currency === other.currency
