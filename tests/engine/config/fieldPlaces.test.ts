import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fieldPlaces, type Key } from '../../../engine/config/fieldPlaces.ts'

/** The text from the place on, so that an expectation can be read without counting. */
async function from(text: string, ...keys: Key[]) {
  const { line, column } = await (await fieldPlaces('a.ts', text))(keys)
  return text.split('\n')[line! - 1]!.slice(column! - 1)
}

const config = `import { defineSite } from './engine/index.ts'

// export default { locales: 'not this one' }
const text = "export default { a: 1 }"

export default defineSite({
  locales: [
    { id: 'zh', name: '中文 }', lang: 'zh-CN' }, // the default
    { id: 'en', 'name': "En, {glish", lang: 'en' },
  ],
  brands: { folder: 'brands', schema },
  plugins: [docs({ path: [1, 2] }), (() => ({ name: 'x' }))(), { name: \`a\${{ b: 1 }.b}\`, read() { return { lang: 1 } } }],
  out,
  severities: {
    /* why */
    'link-broken': 'off',
  },
})
`

test('finds keys in objects and lists', async () => {
  assert.is(await from(config, 'locales'), 'locales: [')
  assert.is(await from(config, 'locales', 1), `{ id: 'en', 'name': "En, {glish", lang: 'en' },`)
  assert.is(await from(config, 'locales', 1, 'lang'), "lang: 'en' },")
  assert.is(await from(config, 'locales', 0, 'lang'), "lang: 'zh-CN' }, // the default")
  assert.is(await from(config, 'locales', 1, 'name'), `'name': "En, {glish", lang: 'en' },`)
  assert.is(await from(config, 'severities', 'link-broken'), "'link-broken': 'off',")
  assert.ok((await from(config, 'plugins', 2, 'name')).startsWith('name: `a${'))
  assert.ok((await from(config, 'plugins', 2, 'read')).startsWith('read() {'))
})

test('points at shorthands, and at the last key that could be followed', async () => {
  assert.is(await from(config, 'brands', 'schema'), 'schema },')
  assert.is(await from(config, 'out', 'x'), 'out,')
  assert.ok((await from(config, 'plugins', 0, 'name')).startsWith('docs({ path'))
  assert.is(await from(config, 'nothing'), '{')
  assert.is(await from(config), '{')
})

test('follows a variable that is exported', async () => {
  assert.is(await from('const site: Site = {\n  a: { b: 1 },\n}\nexport default site\n', 'a', 'b'), 'b: 1 },')
  assert.is(await from('export default site\n', 'a'), 'site')
})

test('counts lines and columns from 1', async () => {
  assert.equal(await (await fieldPlaces('a.ts', 'export default {\n  a: 1,\n}'))(['a']), {
    file: 'a.ts',
    line: 2,
    column: 3,
  })
})

test('points at the start of a file without an export', async () => {
  assert.equal(await (await fieldPlaces('a.ts', '\n\nconst a = 1'))(['a']), { file: 'a.ts', line: 3, column: 1 })
  assert.equal(await (await fieldPlaces('a.ts', ''))(['a']), { file: 'a.ts', line: 1, column: 1 })
})

test('ends on text that is no program', async () => {
  assert.ok(await (await fieldPlaces('a.ts', 'export default {{{[[(((\n"'))(['a', 'b', 0]))
  assert.ok(await (await fieldPlaces('a.ts', `export default { a: \`${'${'.repeat(50)}`))(['a']))
})

test('is not misled by regular expressions, type arguments and spreads', async () => {
  const options = "{\n  plugins: [docs({ exclude: /[{'\"]/ })],\n  out: 'x',\n}"
  assert.is(await from(`export default ${options}`, 'out'), "out: 'x',")
  assert.is(await from(`export default defineSite<Options>(${options} satisfies Options)`, 'out'), "out: 'x',")
  // The second locale is not the second item of the text.
  assert.ok(
    (await from("export default { locales: [...shared, { id: 'zh' }] }", 'locales', 1, 'id')).startsWith('locales: ['),
  )
  assert.is(await from('export default { a: 1, ...b, [c]: 2, a: 3 }', 'a'), 'a: 3 }')
})

test('follows names of variables in values, but not in a circle', async () => {
  assert.is(
    await from("const locales = [{\n  id: 'zh',\n}]\nexport default { locales }", 'locales', 0, 'id'),
    "id: 'zh',",
  )
  assert.ok(await from('var a = b, b = a\nexport default a', 'x'))
})

test('counts characters beyond the first 65 536 as strings do', async () => {
  const { line, column } = await (await fieldPlaces('a.ts', "/* 𝒜😀 */ export default { a: '😀', b: 1 }"))(['b'])
  assert.equal([line, column], [1, "/* 𝒜😀 */ export default { a: '😀', ".length + 1])
})

test.run()
