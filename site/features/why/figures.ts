/** What a month costs, by the currency of a brand's price list; ours is with one worker. */
import type { SiteBrand } from '../../brand.ts'

type Tier = { readonly rows: '1M' | '10M' | '100M' | '1000M'; readonly prices: readonly [number, number, number] }
type CostFigures = { readonly worker: number; readonly host: string; readonly tiers: readonly Tier[] }

export const costs: Readonly<Record<SiteBrand['currency'], CostFigures>> = {
  USD: {
    worker: 200,
    host: 'AWS EC2 t2.xlarge',
    tiers: [
      { rows: '1M', prices: [210, 450, 500] },
      { rows: '10M', prices: [300, 1000, 1350] },
      { rows: '100M', prices: [1200, 3000, 2900] },
      { rows: '1000M', prices: [10_200, 14_000, 12_000] },
    ],
  },
  CNY: {
    worker: 483,
    host: 'Aliyun ECS t2.xlarge',
    tiers: [
      { rows: '1M', prices: [483, 3240, 3600] },
      { rows: '10M', prices: [484, 7200, 9720] },
      { rows: '100M', prices: [493, 21_600, 20_880] },
      { rows: '1000M', prices: [583, 100_800, 86_400] },
    ],
  },
}

/** Names of the products compared, ours first. */
export const rivals = ['Airbyte', 'Fivetran'] as const

type Rating = 'excellent' | 'average'

/** Ours, Airbyte, Fivetran. */
export const scenarios = [
  { id: 'relational', ratings: ['excellent', 'average', 'average'] },
  { id: 'online', ratings: ['excellent', 'average', 'average'] },
  { id: 'lake', ratings: ['average', 'excellent', 'average'] },
  { id: 'saas', ratings: ['average', 'average', 'excellent'] },
  { id: 'clouds', ratings: ['excellent', 'average', 'average'] },
] as const satisfies readonly { id: string; ratings: readonly Rating[] }[]
