/** Figures that pages quote: complete in both currencies, and what the texts say about them is true. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { costs, scenarios } from '../../site/features/why/figures.ts'
import { figures } from '../../site/features/replication-home/figures.ts'

test('both price lists have the same sizes', () => {
  const sizes = ['1M', '10M', '100M', '1000M']
  for (const { tiers } of Object.values(costs))
    assert.equal(
      tiers.map(({ rows }) => rows),
      sizes,
    )
})

test('ours is the lower bill at every size, worker included', () => {
  for (const { worker, tiers } of Object.values(costs))
    for (const { prices } of tiers) {
      const [own, ...others] = prices
      assert.ok(own >= worker, `${own} includes a worker for ${worker}`)
      assert.ok(others.every((other) => other > own))
    }
})

test('each scenario has one excellent tool', () => {
  for (const { id, ratings } of scenarios) assert.is(ratings.filter((rating) => rating === 'excellent').length, 1, id)
})

test('the catalogue has as many connectors as the home page claims', () => {
  const catalogue = parse(
    readFileSync(resolve(import.meta.dirname, '../../content/data/connectors.yml'), 'utf8'),
  ) as object
  const claimed = Number.parseInt(figures.find(({ id }) => id === 'sources')!.value, 10)
  assert.ok(Object.keys(catalogue).length >= claimed)
})

test.run()
