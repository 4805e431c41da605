/** Mistakes in brands: each is told where it was written, with what to write instead. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { describeConfig } from '../../../engine/config/describe.ts'
import { loadConfig, loadConfigWithOptions } from '../../../engine/config/load.ts'
import { goodBrand, goodConfig, tempSite } from '../../support/tempSite.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'

/** `code place message | hint`, one line per problem. */
async function problems(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { root, remove } = tempSite(files)
  try {
    const found = await problemsOf(() => loadConfig({ root }))
    return found.map((each) => `${brief(each)} ${each.message} | ${each.hint}`)
  } finally {
    remove()
  }
}

const schema = `import { any, optional, pipe, regex, strictObject, string } from '${import.meta.resolve('valibot')}'
const colour = pipe(string(), regex(/^#[0-9a-f]{6}$/i, 'a colour'))
const theme = optional(strictObject({ light: strictObject({ primary: colour }) }))
export const schema = strictObject({ id: any(), origin: any(), locales: any(), content: any(), currency: optional(string()), theme })
`
const withSchema = {
  'schema.ts': schema,
  'site.config.ts': goodConfig
    .replace('export', "import { schema } from './schema.ts'\nexport")
    .replace('plugins', "brands: { folder: 'brands', schema },\n  plugins"),
}

test('how addresses end is said by the site, and otherwise by a brand', async () => {
  const { root, remove } = tempSite({
    'site.config.ts': goodConfig.replace('plugins:', "trailingSlash: 'never',\n  plugins:"),
    'brands/zeta/brand.ts': goodBrand
      .replaceAll('acme', 'zeta')
      .replace("content: 'zeta'", "content: 'acme', trailingSlash: 'always'"),
  })
  const loaded = await loadConfigWithOptions({ root }).finally(remove)
  assert.equal(
    loaded.config.brands.map(({ trailingSlash }) => trailingSlash),
    ['never', 'always'],
  )
  assert.equal(
    describeConfig(loaded).find(({ key }) => key === 'trailingSlash'),
    { key: 'trailingSlash', value: 'never', from: 'site.config.ts' },
  )
})

test('hosts of addresses are the same in capital letters', async () => {
  const home = "'https://DOCS.example.org/Guide'"
  const { root, remove } = tempSite({
    'brands/acme/brand.ts': goodBrand.replace(/origin: '[^']*'/, "origin: 'HTTPS://Docs.Example.org/Guide'"),
    'brands/zeta/brand.ts': goodBrand
      .replaceAll("'acme'", "'zeta'")
      .replace("content: 'zeta'", `content: 'acme', proseHome: { zh: ${home}, en: ${home} }`)
      .replace(/origin: '[^']*'/, "origin: 'https://Zeta.example'"),
  })
  const { brands } = await loadConfig({ root }).finally(remove)
  assert.equal(
    brands.map(({ origin, proseHome }) => [origin, proseHome]),
    [
      ['https://docs.example.org/Guide', undefined],
      ['https://zeta.example', { zh: 'https://docs.example.org/Guide', en: 'https://docs.example.org/Guide' }],
    ],
  )
})

test('brands may stand in the configuration itself, with a content folder of locales', async () => {
  const here = (locale: string) => ({
    'brands/acme/brand.ts': '',
    'site.config.ts': goodConfig.replace(
      'plugins:',
      `brands: [{ id: 'site', origin: 'https://a.example.com', locales: ['${locale}'], content: '.' }],\n  plugins:`,
    ),
  })
  const { root, remove } = tempSite(here('en'))
  const { brands } = await loadConfig({ root })
  remove()
  assert.equal(
    brands.map(({ id, content }) => [id, content]),
    [['site', '.']],
  )
  const [told, ...rest] = await problems(here('eng'))
  assert.match(told!, /^config-invalid site\.config\.ts:6:\d+ brands\[0\]\.locales\[0\] should be a locale of the site/)
  assert.equal(rest, [])
})

test('N-08 two default brands are an error that names both, at the line of the second', async () => {
  const named = (id: string) => goodBrand.replace("'acme'", `'${id}'`).replace('id:', 'default: true,\n  id:')
  const [told, ...rest] = await problems({
    'brands/acme/brand.ts': named('acme'),
    'brands/zeta/brand.ts': named('zeta'),
  })
  assert.match(
    told!,
    /^config-invalid brands\/zeta\/brand\.ts:2:3 .*default should be left out.*"acme".*brands\/acme\/brand\.ts/,
  )
  assert.equal(rest, [])
})

test('N-08 a wrong value that a brand imports is told where it is written', async () => {
  const told = (text: string) =>
    problems({
      ...withSchema,
      'brands/acme/brand.ts': goodBrand
        .replace('export', "import { theme as look } from './theme.ts'\nexport")
        .replace("content: 'acme',", "content: 'acme',\n  theme: look,"),
      'brands/acme/theme.ts': `const defineTheme = (theme) => theme\nexport const theme = defineTheme({\n  light: {\n${text}\n  },\n})\n`,
    })
  assert.equal(await told("    primary: 'blue',"), [
    'config-invalid brands/acme/theme.ts:4:5 brands/acme/brand.ts: theme.light.primary should be a colour, got "blue" | undefined',
  ])
  assert.equal(await told("    primary: '#0067A8',\n    primry: '',"), [
    'config-key-unknown brands/acme/theme.ts:5:5 brands/acme/brand.ts: theme.light.primry is not a setting | Did you mean "primary"?',
  ])
})

test('N-08 a misspelt key of a brand suggests the right one', async () => {
  const brand = goodBrand.replace("content: 'acme',", "content: 'acme',\n  currencyy: 'USD',")
  assert.equal(await problems({ ...withSchema, 'brands/acme/brand.ts': brand }), [
    'config-key-unknown brands/acme/brand.ts:6:3 brands/acme/brand.ts: currencyy is not a setting | Did you mean "currency"?',
  ])
})

const homes = {
  acme: 'https://acme.example.com',
  zeta: 'https://zeta.example.com',
}
/** `zeta` shows what `acme` does. */
const pair = (ofAcme: string, ofZeta: string, rename = (text: string) => text) => ({
  'brands/acme/brand.ts': goodBrand.replace("content: 'acme',", `content: 'acme',\n  proseHome: ${ofAcme},`),
  'brands/zeta/brand.ts': rename(goodBrand.replace("'acme'", "'zeta'").replace(homes.acme, homes.zeta)).replace(
    "content: 'acme',",
    `content: 'acme',\n  proseHome: ${ofZeta},`,
  ),
})

test('brands of one set may have homes for their prose', async () => {
  const both = `{ zh: '${homes.acme}', en: '${homes.zeta}' }`
  for (const [ofAcme, ofZeta] of [
    [both, both],
    [`{ en: '${homes.zeta}' }`, `{ zh: '${homes.acme}' }`],
    ['undefined', both.replace(homes.zeta, homes.acme)],
  ] as const) {
    const { root, remove } = tempSite(pair(ofAcme, ofZeta))
    const config = await loadConfig({ root }).finally(remove)
    assert.is(config.brands.length, 2)
  }
})

test('a home of prose is a brand that shows the same in the same locales, and agrees', async () => {
  const zeta = `{ en: '${homes.zeta}' }`
  assert.equal(await problems(pair("{ en: 'zeta.example.com/' }", 'undefined')), [
    'config-invalid brands/acme/brand.ts:6:16 brands/acme/brand.ts: proseHome.en should be an address such as "https://example.com" or "https://example.com/docs", without a slash at the end, got "zeta.example.com/" | undefined',
  ])
  assert.equal(await problems(pair("{ ja: 'https://zeta.example.com' }", 'undefined')), [
    'config-invalid brands/acme/brand.ts:6:16 brands/acme/brand.ts: proseHome.ja should be left out, because the brand has no locale "ja", got "https://zeta.example.com" | undefined',
  ])
  const noBrand = `should be the origin of a brand that shows "acme" in the same locales (${homes.acme}), got "${homes.zeta}"`
  for (const rename of [
    (text: string) => text.replace(homes.zeta, 'https://nova.example.com').replace("['zh', 'en']", "['en']"),
    (text: string) => text.replace("['zh', 'en']", "['en']"),
  ])
    assert.equal(await problems(pair(zeta, 'undefined', rename)), [
      `config-invalid brands/acme/brand.ts:6:16 brands/acme/brand.ts: proseHome.en ${noBrand} | undefined`,
    ])
  const [told, ...rest] = await problems(pair(zeta, 'undefined'))
  assert.match(
    told!,
    /brands\/acme\/brand\.ts:6:16 .*proseHome\.en should be the origin of a brand that names the same homes/,
  )
  assert.match(
    told!,
    `"zeta" has the prose of "zh" at ${homes.zeta}, "acme" at ${homes.acme}. Write the same "proseHome"`,
  )
  assert.equal(rest, [])
  // Its addresses would be spelled by the other's rule.
  const [bare] = await problems(
    pair(zeta, zeta, (text) => text.replace("content: 'acme',", "content: 'acme',\n  trailingSlash: 'never',")),
  )
  assert.match(bare!, /proseHome\.en should be the origin of a brand whose addresses end as those of "acme"/)
  // brands.md "canonical links, languages and sitemaps follow": they named addresses that the other does not have.
  const [other] = await problems(pair(zeta, zeta, (text) => text.replace("['zh', 'en']", "['en', 'zh']")))
  assert.match(
    other!,
    /proseHome\.en should be the origin of a brand whose first locale is "zh" as well.*Both need the same/,
  )
  // A home that sends on is none.
  const [chain] = await problems(pair(zeta, `{ zh: '${homes.acme}', en: '${homes.acme}' }`))
  assert.match(chain!, `"zeta" has the prose of "en" at ${homes.acme}, "acme" at ${homes.zeta}`)
})

test.run()
