/** All that is read, on every ground it stands on, in each brand and both colour modes. */
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import type { Site } from '../../../engine/types.ts'
import { theme as themePlugin } from '../../../plugins/theme/index.ts'
import type { SiteBrand } from '../../../site/brand.ts'
import { brandCss } from '../../../theme/styles/brandCss.ts'
import { contrastPairs } from '../../../theme/styles/contrastPairs.ts'
import { colours } from '../../../theme/styles/tokens.ts'
import { emptyContext } from '../../support/memorySite.ts'

const rule = themePlugin<SiteBrand>({ css: ({ theme }) => brandCss(theme), readable: contrastPairs })

const { brands } = await loadConfig({ root: resolve(import.meta.dirname, '../../..') })

for (const { id, theme } of brands as readonly SiteBrand[]) {
  test(`${id}: everything can be read, on every ground and in both colour modes`, async () => {
    const [brand] = brands.filter((each) => each.id === id)
    const site = { brand, config: { brandsFolder: 'brands' }, documents: [] } as unknown as Site
    assert.equal(await rule.check!({ ...emptyContext, site }), [])
  })

  test(`${id}: light and dark have the same names, on the root and on parts of a page`, () => {
    const css = brandCss(theme)
    const namesIn = (selector: RegExp) =>
      [...selector.exec(css)![1]!.matchAll(/(--[\w-]+):/g)].map(([, name]) => name).sort()
    const day = namesIn(/:root,\[data-theme=light\]\{([^}]*)\}/)
    assert.equal(day, Object.keys(colours).sort())
    assert.equal(namesIn(/screen\{\[data-theme=dark\]\{([^}]*)\}/), day)
    assert.equal(namesIn(/dark\)\{:root:not\(\[data-theme=light\]\)\{([^}]*)\}/), day)
  })
}

test.run()
