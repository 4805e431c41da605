/** A brand is its data: no component, no style and no text of the site asks which brand it is, or names one. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')
const names = fastGlob.sync('*', { cwd: join(root, 'brands'), onlyDirectories: true })

const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** `brand.id`, or the `id` taken out of `useBrand`; writing it out as an attribute is what it is for. */
const asksForId = (code: string) => /\bbrand\.id\s*[!=]==?|[!=]==?\s*brand\.id\b|\[brand\.id\]/.test(code)
/** A name as a value: `'clougence'`. Paths of pages and addresses of other sites may contain one. */
const namesBrand = (code: string) => new RegExp(`['"\`](?:${names.join('|')})['"\`]`, 'i').exec(code)?.[0]

test('the rules find what they are for', () => {
  assert.ok(names.length >= 3)
  assert.ok(asksForId("if (brand.id === 'x')"))
  assert.ok(asksForId('words[brand.id]'))
  assert.is(namesBrand(`id === '${names[0]}'`), `'${names[0]}'`)
  assert.is(namesBrand(codeOf(`// '${names[0]}'`)), undefined)
})

// The sandbox plays the console, which sells the products by name; plugins compare brands with each other.
for (const file of fastGlob.sync('{site,theme,plugins}/**/*.{ts,tsx}', {
  cwd: root,
  ignore: ['plugins/console-sandbox/**'],
})) {
  const code = codeOf(readFileSync(join(root, file), 'utf8'))
  test(`${file} knows no brand`, () => {
    if (file.startsWith('site/')) assert.not(asksForId(code))
    assert.is(namesBrand(code), undefined)
  })
}

test.run()
