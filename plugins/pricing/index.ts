/** `content/data/prices.yml`, `rivals.yml`, `latency.yml` and `databases.yml`: every price and promise the site makes, for pages and for prose. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Brand, Config, Document, Plugin, SharedValue, Source } from '../../engine/types.ts'
import { checkFrontMatter, parseDataFile, type Figures } from '../markdown/index.ts'
import { compare } from './comparison.ts'
import { databaseFigures, latencyFigures, priceFigures, rivalFigures } from './figures.ts'
import { priceListMissing, priceListTwice } from './messages.ts'
import { databasesSchema, latencySchema, pricesSchema, rivalsSchema } from './schema.ts'
import { allowances, comparison, databases, latency, priceList } from './shared.ts'
import { typedIn } from './typed.ts'
import type { Databases, FigureWords, Latency, PriceList, Rivals } from './types.ts'

/** Figures as a locale writes them. */
type Words = { readonly words: (locale: string) => FigureWords }

export type PricingOptions<B extends Brand> = Words & {
  /** The offering and the currency of a brand. */
  readonly list: (brand: B) => ListKey
}

const schema = optionsSchema<PricingOptions<Brand>>({ list: v.function(), words: v.function() })

export type PricingFiguresOptions = Words & {
  /** Texts in prose that look like a price or a promise and are none of the product's: `0 元`. Default: none. */
  readonly allowed?: readonly string[]
}

type Data =
  | { readonly kind: 'prices'; readonly lists: readonly PriceList[] }
  | { readonly kind: 'rivals'; readonly value: Rivals }
  | { readonly kind: 'latency'; readonly value: Latency }
  | { readonly kind: 'databases'; readonly value: Databases }

const folder = 'data'
const names = ['prices', 'rivals', 'latency', 'databases'].map((name) => `${name}.yml`)

/** Shares what `shared.ts` lists. Its documents carry the figures for prose. */
export function pricing<B extends Brand>(given: PricingOptions<B>): Plugin {
  const { list, words } = given
  return {
    name: 'pricing',
    options: { schema, given },
    include: names.map((name) => `[content]/${folder}/${name}`),

    read({ source, config: { locales } }) {
      const data = readData(source)
      const figures = Object.fromEntries(locales.map(({ id }) => [id, figuresOf(data, words(id))]))
      return { data: { ...data, figures } }
    },

    unread: () => ({ keys: [], codes: [] }),

    route({ documents: own, brand }) {
      const documents = own as readonly Document<Data>[]
      const prices = documents.find(({ data }) => data.kind === 'prices')
      if (prices?.data.kind !== 'prices') return { routes: [] }
      const { lists } = prices.data
      const wanted = list(brand as B)
      const found = lists.find((candidate) => isSame(candidate, wanted))
      if (!found) return { routes: [], diagnostics: [priceListMissing({ file: prices.file }, brand.id, wanted)] }
      return { routes: [], shared: [priceList.value(found), ...facts(documents, lists, wanted)] }
    },
  }
}

/** What brands compare themselves with is the replication product, in their currency. */
function facts(
  documents: readonly Document<Data>[],
  lists: readonly PriceList[],
  { currency }: ListKey,
): readonly SharedValue[] {
  const own = lists.filter((list) => list.offering === 'replication').find((list) => list.currency === currency)
  return [
    ...(own ? [allowances.value({ sources: own.sources, trial: own.trial })] : []),
    ...documents.flatMap(({ data }) => {
      if (data.kind === 'latency') return latency.value(data.value)
      if (data.kind === 'databases') return databases.value(data.value)
      return data.kind === 'rivals' && own ? comparison.value(compare(own, data.value)) : []
    }),
  ]
}

/** For plugins with prose: what `{price:…}` and `{figure:…}` mean in a locale, and which figures may not be typed. */
export function pricingFigures({ words, allowed = [] }: PricingFiguresOptions) {
  return (locale: string, { content }: Pick<Config, 'content'>): Figures => ({
    names: ['price', 'figure'],
    files: names.map((name) => `${content}/${folder}/${name}`),
    read: (source) => figuresOf(readData(source), words(locale)),
    typedIn: typedIn(allowed),
  })
}

/** @throws SiteError `price-list-twice`, and the errors of reading YAML and checking it against the schema */
function readData(source: Pick<Source, 'file' | 'text'>): Data {
  const yaml = parseDataFile(source)
  const name = posix.basename(source.file)
  if (name === 'rivals.yml') return { kind: 'rivals', value: checkFrontMatter(rivalsSchema, yaml) }
  if (name === 'databases.yml') return { kind: 'databases', value: checkFrontMatter(databasesSchema, yaml) }
  if (name === 'latency.yml') return { kind: 'latency', value: checkFrontMatter(latencySchema, yaml) }
  const { lists } = checkFrontMatter(pricesSchema, yaml)
  const twice = lists.flatMap((list, index) =>
    lists.slice(0, index).some((other) => isSame(other, list))
      ? [priceListTwice(yaml.place(['lists', String(index)]), list)]
      : [],
  )
  if (twice.length) throw SiteError.from(twice)
  return { kind: 'prices', lists }
}

function figuresOf(data: Data, words: FigureWords): Readonly<Record<string, string>> {
  if (data.kind === 'rivals') return rivalFigures(data.value, words)
  if (data.kind === 'databases') return databaseFigures(data.value, words)
  return data.kind === 'latency' ? latencyFigures(data.value, words) : priceFigures(data.lists, words)
}

type ListKey = Pick<PriceList, 'offering' | 'currency'>

const isSame = (one: ListKey, other: ListKey): boolean =>
  one.offering === other.offering && one.currency === other.currency
