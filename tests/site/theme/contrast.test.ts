/** All that is read, on every ground it stands on, in each brand and both colour modes. */
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import type { SiteBrand } from '../../../site/brand.ts'
import { brandCss } from '../../../site/theme/brandCss.ts'
import { branded, dark, light } from '../../../site/theme/neutrals.ts'
import { colours, type Colour } from '../../../site/theme/tokens.ts'
import { contrast } from '../../support/contrast.ts'

const { brands } = await loadConfig({ root: resolve(import.meta.dirname, '../../..') })

const texts: readonly Colour[] = ['--c-text', '--c-heading', '--c-muted', '--c-link', '--c-link-strong', '--c-primary']
const grounds: readonly Colour[] = ['--c-bg', '--c-sunken', '--c-surface', '--c-tint']
const states = ['note', 'good', 'warn', 'bad', 'important'] as const
const tokens = Object.keys(colours).filter((name) => name.startsWith('--c-code-') && name !== '--c-code-bg') as Colour[]

const pairs: readonly (readonly [text: Colour, ground: Colour, least: number])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ...states.flatMap((state) =>
    ([`--c-${state}-bg`, '--c-bg', '--c-surface'] as const).map((ground) => [`--c-${state}`, ground, 4.5] as const),
  ),
  ...states.map((state) => ['--c-text', `--c-${state}-bg`, 4.5] as const),
  ...tokens.map((token) => [token, '--c-code-bg', 4.5] as const),
  ['--c-text', '--c-mark', 4.5],
  ['--c-on-primary', '--c-primary', 4.5],
  ['--c-on-primary', '--c-primary-strong', 4.5],
  // Tooltips are the page turned over.
  ['--c-bg', '--c-heading', 4.5],
  // Edges of controls and the focus ring.
  ...grounds.slice(0, 3).map((ground) => ['--c-line-strong', ground, 3] as const),
  ...grounds.map((ground) => ['--c-focus', ground, 3] as const),
]

for (const { id, theme } of brands as readonly SiteBrand[]) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${id} ${mode}: everything can be read`, () => {
      const own = Object.entries(branded).map(([name, field]) => [name, theme[mode][field]])
      const values = { ...(mode === 'light' ? light : dark), ...Object.fromEntries(own) } as Record<Colour, string>
      const poor = pairs.flatMap(([text, ground, least]) => {
        const ratio = contrast(values[text], values[ground])
        return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}, not ${least}`] : []
      })
      assert.equal(poor, [])
    })
  }

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
