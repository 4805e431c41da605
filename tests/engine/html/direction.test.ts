/** In which direction a language is written. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { directionOf } from '../../../engine/html/direction.ts'
import { tempSite } from '../../support/tempSite.ts'

test('Arabic, Hebrew, Persian and Urdu begin on the right, and what is in a script of theirs', () => {
  const right = ['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ku-Arab', 'yi-Hebr']
  const left = ['en', 'zh-CN', 'de', 'ar-Latn', 'ku', 'arn']
  assert.equal(right.map(directionOf).join(), right.map(() => 'rtl').join())
  assert.equal(left.map(directionOf).join(), left.map(() => 'ltr').join())
})

test('a locale says its direction where it is not the usual one, and may choose', async () => {
  const locale = (id: string, more = '') => `{ id: '${id}', name: '${id}', lang: '${id}'${more} }`
  const locales = [locale('en'), locale('ar'), locale('ckb', ", dir: 'rtl'"), locale('fa', ", dir: 'ltr'")]
  const { root, remove } = tempSite({
    'site.config.ts': `export default { locales: [${locales.join(', ')}], plugins: [] }`,
    'brands/acme/brand.ts': `export default { id: 'acme', origin: 'https://acme.example', locales: ['en'], content: 'acme' }`,
    'content/acme/en/docs/intro.md': '# Intro',
  })
  try {
    const config = await loadConfig({ root })
    assert.equal(
      config.locales.map(({ dir }) => dir),
      [undefined, 'rtl', 'rtl', 'ltr'],
    )
  } finally {
    remove()
  }
})

test.run()
