/** Modules of the configuration that cannot be loaded. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../../engine/config/load.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { goodBrand, tempSite } from '../../support/tempSite.ts'

async function problems(files: Record<string, string>) {
  const { root, remove } = tempSite(files)
  try {
    return await problemsOf(() => loadConfig({ root }))
  } finally {
    remove()
  }
}

test('N-31 what is broken in several modules of the configuration is told at once', async () => {
  const files = {
    'site.config.ts':
      "import { words } from './site/words.ts'\nimport type { C } from './site/C.tsx'\nexport default {\n",
    'site/words.ts': "import './more.ts'\nexport const words = {\n  a: 1\n  b: 2,\n}\n",
    'site/more.ts': 'export const more = [;\n',
    'site/C.tsx': 'export type C = {\n',
    'brands/acme/theme.ts': 'export const theme = }\n',
    'brands/acme/brand.ts':
      "import { theme } from './theme.ts'\nimport { a } from './none.ts'\nexport default { theme }\n",
    'brands/beta/brand.ts': "import '../../site/more.ts'\nexport default (\n",
  }
  assert.equal((await problems(files)).map(brief).sort(), [
    'config-failed brands/acme/brand.ts:2:19',
    'config-failed brands/acme/theme.ts:1:22',
    'config-failed brands/beta/brand.ts:3:1',
    'config-failed site.config.ts:3',
    'config-failed site/more.ts:1:22',
    'config-failed site/words.ts:4:3',
  ])
})

test('a project whose modules are CommonJS, as npm begins one, is told how they are not', async () => {
  const files = { 'package.json': '{ "type": "commonjs" }\n' }
  for (const [text, line] of [
    ["import { join } from 'node:path'\nexport default { join }\n", 1],
    ['\nexport default {}\n', 2],
  ] as const) {
    const [problem] = await problems({ ...files, 'site.config.ts': text })
    assert.match(brief(problem!), `config-failed site.config.ts:${line}:`)
    assert.match(problem!.hint!, /npm pkg set type=module$/)
  }
})

test('N-31 broken modules of brands are told together, and beside the shape of other brands', async () => {
  const files = {
    'site/more.ts': 'export const more = [;\n',
    'brands/acme/theme.ts': 'export const theme = }\n',
    'brands/acme/brand.ts':
      "import { theme } from './theme.ts'\nimport '../../site/more.ts'\nexport default { theme }\n",
    'brands/beta/brand.ts': goodBrand.replace("'acme'", "'beta'"),
    'brands/gamma/brand.ts': goodBrand.replace("'acme'", "'gamma'").replace("['zh', 'en']", "['zh', 'enn']"),
  }
  const told = (await problems(files)).map(brief).sort()
  assert.equal(told, [
    'config-failed brands/acme/theme.ts:1:22',
    'config-failed site/more.ts:1:22',
    'config-invalid brands/gamma/brand.ts:4:19',
  ])
})

test('N-31 JSON that is none and a name that is not exported are told where they are', async () => {
  const files = {
    'site.config.ts': "\nimport { word } from './site/words.ts'\nexport default { word }\n",
    'site/words.ts': 'export const words = 1\n',
    'brands/acme/brand.ts': "import data from './data.json' with { type: 'json' }\nexport default data\n",
    'brands/acme/data.json': '{ "a": 1,\n  b: 2 }\n',
  }
  const [missing] = await problems(files)
  assert.is(brief(missing!), 'config-failed site.config.ts:2:10')
  assert.match(missing!.message, /^"site\/words\.ts" exports no "word"$/)
  assert.is(missing!.hint, 'Did you mean "words"?')
  const [json] = await problems({
    'brands/acme/brand.ts': files['brands/acme/brand.ts'],
    'brands/acme/data.json': files['brands/acme/data.json'],
  })
  assert.is(brief(json!), 'config-failed brands/acme/data.json:2:3')
  assert.match(json!.message, 'is no JSON: Expected double-quoted property name')
  assert.match(json!.hint!, 'double quotes')
})

const broken: readonly (readonly [why: string, text: string, place: string, message: RegExp])[] = [
  ['its syntax is wrong', 'export const stars = () => ({\n  emits [],\n})\n', '2:9', /^Expected/],
  ['it ends too early', 'export const stars = () => ({\n', '2:1', /^Expected/],
  ['a package is not there', "\nimport 'none-such'\nexport const stars = 1\n", '2:9', /^Cannot find "none-such"$/],
  ['a file is not there', "import './none.js'\nexport const stars = 1\n", '1:11', /none\.js"$/],
  ['it is no ES module', "export const stars = 1\nconst fs = require('node:fs')\n", '2:12', /^require is not defined/],
]
for (const [why, text, place, message] of broken)
  test(`N-31 a module of a package that cannot be loaded is named with its line: ${why}`, async () => {
    const told = await problems({
      'site.config.ts': "import { stars } from 'stars'\nexport default { locales: [], plugins: [stars()] }\n",
      'node_modules/stars/package.json': '{ "name": "stars", "type": "module", "exports": "./index.js" }',
      'node_modules/stars/index.js': "export * from './deep.js'\n",
      'node_modules/stars/deep.js': text,
    })
    assert.equal(told.map(brief), [`config-failed node_modules/stars/deep.js:${place}`])
    assert.match(told[0]!.message, message)
  })

test('N-31 a module of the project in JavaScript that is no module is named with its line', async () => {
  const told = await problems({
    'site.config.ts': "import { own } from './plugins/own.js'\nexport default { locales: [], plugins: [own()] }\n",
    'plugins/own.js': 'export const own = () => ({\n  emits [],\n})\n',
  })
  assert.equal(told.map(brief), ['config-failed plugins/own.js:2:9'])
})

test('N-30 a configuration that misses a file names it from the root', async () => {
  const read =
    "import { readFileSync } from 'node:fs'\nexport default readFileSync(import.meta.dirname + '/data/none.json')\n"
  const [told] = await problems({ 'site.config.ts': read })
  assert.match(told!.message, /open 'data\/none\.json'$/)
})

test('N-33 a brand that is there and cannot be read is not told as missing', async () => {
  const { root, remove } = tempSite()
  mkdirSync(join(root, 'brands/beta/brand.ts'), { recursive: true })
  const [told] = await problemsOf(() => loadConfig({ root }))
  remove()
  assert.is(brief(told!), 'folder-in-the-way brands/beta/brand.ts')
})

test.run()
