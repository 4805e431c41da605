/** One colour is enough: what is derived from any colour can be read, in both colour modes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../../engine/types.ts'
import { theme as themePlugin } from '../../plugins/theme/index.ts'
import { paletteOf } from '../../preset/palette.ts'
import { brandCss } from '../../theme/styles/brandCss.ts'
import { contrastPairs } from '../../theme/styles/contrastPairs.ts'
import { emptyContext } from '../support/memorySite.ts'
import { fc } from '../support/properties.ts'

const problemsOf = (primary: string) => {
  const rule = themePlugin({ css: () => brandCss(paletteOf(primary, undefined)), readable: contrastPairs })
  const site = { brand: { id: 'site' }, config: { brandsFolder: 'brands' }, documents: [] } as unknown as Site
  return rule.check!({ ...emptyContext, site })
}

test('any colour becomes a palette that can be read', async () => {
  for (const primary of ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080'])
    assert.equal(await problemsOf(primary), [], primary)
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  await fc.assert(
    fc.asyncProperty(colour, async (primary) => assert.equal(await problemsOf(primary), [])),
    { numRuns: 60 },
  )
})

test('a project may set sizes, spaces and type', () => {
  const css = brandCss(paletteOf('#0b5c8f', undefined), { '--w-page': '90rem' })
  assert.match(css, /^:root\{[^}]*--w-page:90rem/)
  assert.not.match(css, '--w-page:80rem')
})

test('a colour that can be read already stays as it is', () => {
  assert.is(paletteOf('#0b5c8f', '#ffaa00').light.primary, '#0b5c8f')
  assert.is(paletteOf('#0b5c8f', '#ffaa00').light.accent, '#ffaa00')
})

test.run()
