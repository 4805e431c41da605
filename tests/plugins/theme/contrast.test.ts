import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import type { Brand, LinkTargets, Site } from '../../../engine/types.ts'
import { colourOf, contrast } from '../../../plugins/theme/contrast.ts'
import { theme, type ContrastPair } from '../../../plugins/theme/index.ts'
import { announcementOver } from '../../../plugins/theme/shared.ts'
import type { SiteBrand } from '../../../site/brand.ts'
import { brandCss } from '../../../theme/styles/brandCss.ts'
import { contrastPairs } from '../../../theme/styles/contrastPairs.ts'
import { acme, configOf, emptyContext } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'

async function problems(css: string, pairs: readonly ContrastPair[], source = '') {
  const file = 'brands/acme/theme.ts'
  const plugin = theme<Brand>({ css: () => css, readable: pairs })
  const { data } = await plugin.read!({ source: { file, text: source, hash: '' }, config: configOf() })
  const site: Site = { config: configOf(), brand: acme, documents: [{ file, data }] as never, routes: [], shared: {} }
  const found = await plugin.check!({ ...emptyContext, site })
  return found.map(
    ({ code, message, place }) =>
      `${code} ${place!.file}${place!.line ? `:${place!.line}:${place!.column}` : ''}: ${message}`,
  )
}

test('colours are read in the forms a theme may write them', () => {
  assert.equal(colourOf('#fff'), [255, 255, 255])
  assert.equal(colourOf('#0067A8'), [0, 103, 168])
  assert.equal(colourOf('rgb(1 2 3)'), [1, 2, 3])
  for (const text of ['rgb(1 2 3 / 50%)', 'red', 'color-mix(in srgb, red, blue)', ''])
    assert.is(colourOf(text), undefined)
  assert.is(contrast([0, 0, 0], [255, 255, 255]), 21)
  assert.is(contrast([7, 7, 7], [7, 7, 7]), 1)
})

test('a text that is hard to read is told with its values, in each mode that has it', async () => {
  const css = ':root{--a:#777777;--b:#ffffff;--d:var(--b)}\n@media screen{:root[data-theme=dark]{--a:#999999}}'
  assert.equal(await problems(css, [['--a', '--d', 4.5]]), [
    'contrast-low brands/acme/theme.ts: --a (#777777) on --d (#ffffff) has a contrast of 4.48, less than 4.5',
    'contrast-low brands/acme/theme.ts: --a (#999999) on --d (#ffffff) has a contrast of 2.85, less than 4.5',
  ])
  assert.equal(await problems(css, [['--b', '#000', 7]]), [])
  const source = "export const theme = {\n  a: '#777777', b: '#ffffff',\n  c: '#999999', d: '#999999' }\n"
  assert.equal(
    (await problems(css, [['--a', '--d', 4.5]], source)).map((line) => line.split(': ')[0]),
    ['contrast-low brands/acme/theme.ts:2:7', 'contrast-low brands/acme/theme.ts'],
  )
  assert.match((await problems(css, [['--gone', '--b', 3]]))[0]!, 'cannot be computed')
})

test('dev, which asks of pages, is told what a build is told of all', () => {
  const plugin = theme<Brand>({ css: () => ':root{--a:#777777;--b:#ffffff}', readable: [['--a', '--b', 4.5]] })
  const told = (production: boolean) => {
    const site: Site = { config: configOf({ production }), brand: acme, documents: [], routes: [], shared: {} }
    return plugin.checkPage!({ page: pageRecord('/a/'), site, targets: {} as LinkTargets }).map(({ code }) => code)
  }
  assert.equal([told(false), told(true)], [['contrast-low'], []])
})

test('an announcement is over on the day after its last one, for a build too', async () => {
  const isOver = async (day: string, until?: string) => {
    const config = configOf({ now: new Date(`${day}T12:00:00Z`) })
    const brand = { ...acme, announcement: { until } } as Brand
    const { shared } = await theme<Brand>({ css: () => '' }).route!({ documents: [], all: [], brand, config })
    return shared?.find(({ name }) => name === announcementOver.name)?.value
  }
  assert.is(await isOver('2026-06-30', '2026-06-30'), false)
  assert.is(await isOver('2026-07-01', '2026-06-30'), true)
  assert.is(await isOver('2026-07-01'), false)
})

test('every brand is contrastPairs in every mode', async () => {
  const { brands } = await loadConfig({ root: process.cwd() })
  for (const brand of brands as readonly SiteBrand[])
    assert.equal(await problems(brandCss(brand.theme), contrastPairs), [], brand.id)
})

test.run()
