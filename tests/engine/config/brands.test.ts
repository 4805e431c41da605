/** Mistakes in brands: each is told where it was written, with what to write instead. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
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

test.run()
