/** Filters of the catalogue: as a value, as the query of an address, and applied to the connectors. */
import type { Category, ConnectorCard } from '../../../plugins/connectors/types.ts'

export const flags = ['source', 'target', 'commercial'] as const
type Flag = (typeof flags)[number]

export const categories = [
  'database',
  'analytics',
  'streaming',
  'cache',
  'lake',
  'ai',
] as const satisfies readonly Category[]

export type CatalogueState = {
  readonly q: string
  readonly category: Category | undefined
  readonly page: number
} & Readonly<Record<Flag, boolean>>

export const initialState: CatalogueState = {
  q: '',
  category: undefined,
  source: false,
  target: false,
  commercial: false,
  page: 1,
}

export const pageSize = 9
const longestQuery = 100

/** Whether an address may ask for a part of the list: by the first letters of what it can be asked for, short enough for the head. */
export const asksForPart = /[?&][qcpst]/

/** `?q=sql&category=database&source=1&page=2`. What makes no sense counts as not asked for. */
export function readState(search: string): CatalogueState {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    q: tidy(query.get('q') ?? ''),
    category: asCategory(query.get('category')),
    source: query.get('source') === '1',
    target: query.get('target') === '1',
    commercial: query.get('commercial') === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The shortest query that reads as the state; empty where nothing is asked. */
export function writeState({ q, category, page, ...state }: CatalogueState): string {
  const query = new URLSearchParams()
  if (tidy(q)) query.set('q', tidy(q))
  if (category) query.set('category', category)
  for (const flag of flags) if (state[flag]) query.set(flag, '1')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

export const asCategory = (text: string | null): Category | undefined => categories.find((one) => one === text)

/** Half of a character pair would not survive the address. */
const tidy = (q: string): string => q.toWellFormed().trim().slice(0, longestQuery).toWellFormed().trim()

/** A change of what is asked for begins at the first page. */
export const changeState = (state: CatalogueState, change: Partial<CatalogueState>): CatalogueState => ({
  ...state,
  page: 1,
  ...change,
})

export type Chip = 'q' | 'category' | Flag

/** The filters that are set, in the order they are shown. */
export const chipsOf = (state: CatalogueState): readonly Chip[] => [
  ...(state.q.trim() ? (['q'] as const) : []),
  ...(state.category ? (['category'] as const) : []),
  ...flags.filter((flag) => state[flag]),
]

export const withoutChip = (state: CatalogueState, chip: Chip): CatalogueState =>
  changeState(state, { [chip]: initialState[chip] })

type Searchable = Pick<ConnectorCard, 'name' | 'text' | 'category' | Flag>

/**
 * By a part of the name, whatever its case, by what it is, and all flags that are set. What no name has, such as 达梦 for Dameng,
 * is looked for in what is said of them.
 */
export function filterConnectors<C extends Searchable>(connectors: readonly C[], state: CatalogueState): readonly C[] {
  const words = tidy(state.q).toLowerCase()
  const having = (part: 'name' | 'text') => connectors.filter((each) => each[part].toLowerCase().includes(words))
  const named = having('name')
  return (named.length ? named : having('text')).filter(
    (connector) =>
      (!state.category || connector.category === state.category) &&
      flags.every((flag) => !state[flag] || connector[flag]),
  )
}

export type Page<T> = { readonly items: readonly T[]; readonly page: number; readonly pages: number }

/** A page past the end is the last one; there is always one. */
export function pageOf<T>(items: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pages }
}
