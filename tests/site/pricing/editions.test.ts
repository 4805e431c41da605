/** What is said of an edition: on its card, in the table of editions, and in the documentation. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { replicationEditions } from '../../../site/features/pricing/editions.ts'
import { en } from '../../../site/strings/en/index.ts'
import { zh } from '../../../site/strings/zh/index.ts'
import { dollars } from './prices.ts'

const root = resolve(import.meta.dirname, '../../..')
const languages = { en, zh }

/** Cells of the table by the words that a reader sees for the row. */
function cellsIn(locale: keyof typeof languages) {
  const { table } = languages[locale].pricing
  const { groups } = replicationEditions(table, ['Community', 'Cloud', 'Enterprise'], dollars, '< 5 s')
  return new Map(groups.flatMap(({ rows }) => rows.map(([id, ...cells]) => [table.rows[id], cells] as const)))
}

const ticks: Readonly<Record<string, boolean>> = { '✓': true, '–': false }

for (const locale of ['en', 'zh'] as const) {
  test(`what the enterprise edition adds to the cloud is no part of the cloud: ${locale}`, () => {
    const cells = cellsIn(locale)
    const { features } = languages[locale].pricing.plans.enterprise
    const found = features.filter((feature) => cells.has(feature))
    assert.ok(found.length > 0)
    for (const feature of found) assert.is(cells.get(feature)![1], false, feature)
  })

  test(`the documentation gives each edition what the table of prices gives it: ${locale}`, () => {
    const page = readFileSync(resolve(root, `content/replication/${locale}/docs/price/plans_diff.md`), 'utf8')
    const cells = cellsIn(locale)
    const rows = [...page.matchAll(/^\| (.+) \| ([✓–]) \| ([✓–]) \| ([✓–]) \|$/gm)].flatMap(([, names, ...signs]) =>
      names!.split(/, |、/).map((name) => [name, signs.map((sign) => ticks[sign])] as const),
    )
    const shared = rows.filter(([name]) => cells.has(name))
    assert.ok(shared.length > 5, `${shared.length} rows`)
    for (const [name, signs] of shared) assert.equal(signs, cells.get(name), name)
  })
}

test.run()
