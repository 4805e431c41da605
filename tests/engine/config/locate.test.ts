import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { locate, type Key } from '../../../engine/config/locate.ts'

/** The text from the place on, so that an expectation can be read without counting. */
const from = (text: string, ...keys: Key[]) => {
  const { line, column } = locate('a.ts', text, keys)
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

test('finds keys in objects and lists', () => {
  assert.is(from(config, 'locales'), 'locales: [')
  assert.is(from(config, 'locales', 1), `{ id: 'en', 'name': "En, {glish", lang: 'en' },`)
  assert.is(from(config, 'locales', 1, 'lang'), "lang: 'en' },")
  assert.is(from(config, 'locales', 0, 'lang'), "lang: 'zh-CN' }, // the default")
  assert.is(from(config, 'locales', 1, 'name'), `'name': "En, {glish", lang: 'en' },`)
  assert.is(from(config, 'severities', 'link-broken'), "'link-broken': 'off',")
  assert.ok(from(config, 'plugins', 2, 'name').startsWith('name: `a${'))
  assert.ok(from(config, 'plugins', 2, 'read').startsWith('read() {'))
})

test('points at shorthands, and at the last key that could be followed', () => {
  assert.is(from(config, 'brands', 'schema'), 'schema },')
  assert.is(from(config, 'out', 'x'), 'out,')
  assert.ok(from(config, 'plugins', 0, 'name').startsWith('docs({ path'))
  assert.is(from(config, 'nothing'), '{')
  assert.is(from(config), '{')
})

test('follows a variable that is exported', () => {
  assert.is(from('const site: Site = {\n  a: { b: 1 },\n}\nexport default site\n', 'a', 'b'), 'b: 1 },')
  assert.is(from('export default site\n', 'a'), 'site')
})

test('counts lines and columns from 1', () => {
  assert.equal(locate('a.ts', 'export default {\n  a: 1,\n}', ['a']), { file: 'a.ts', line: 2, column: 3 })
})

test('points at the start of a file without an export', () => {
  assert.equal(locate('a.ts', '\n\nconst a = 1', ['a']), { file: 'a.ts', line: 3, column: 1 })
  assert.equal(locate('a.ts', '', ['a']), { file: 'a.ts', line: 1, column: 1 })
})

test('ends on text that is no program', () => {
  assert.ok(locate('a.ts', 'export default {{{[[(((\n"', ['a', 'b', 0]))
  assert.ok(locate('a.ts', `export default { a: \`${'${'.repeat(50)}`, ['a']))
})

test.run()
