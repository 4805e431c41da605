/** The documentation says the same in both languages: the same pages, headings that are linked to, blocks of code. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const content = resolve(import.meta.dirname, '../../docs/content')
const filesOf = (locale: string) => fastGlob.sync('**/*', { cwd: join(content, locale), ignore: ['**/img/**'] }).sort()
const textOf = (locale: string, file: string) => readFileSync(join(content, locale, file), 'utf8')
const files = filesOf('en')
const pages = files.filter((file) => /\.mdx?$/.test(file))

test('every page is there in both', () => {
  assert.ok(pages.length > 40, String(pages.length))
  assert.equal(filesOf('zh'), files)
})

/** What stands in a page whatever its language: ids, kinds of fences, keys of front matter. */
const shapeOf = (text: string) => ({
  ids: [...text.matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].map(([, id]) => id),
  fences: [...text.matchAll(/^`{3,}([^\n`]*)$/gm)].map(([, info]) => info!.replace(/ title="[^"]*"/, '')),
  keys: [...(/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '').matchAll(/^\w+(?=:)/gm)].map(([key]) => key),
})

for (const file of pages) {
  test(`${file} is built alike in both`, () => {
    assert.equal(shapeOf(textOf('zh', file)), shapeOf(textOf('en', file)))
  })
}

test('the text in Chinese is Chinese', () => {
  const prose = (file: string) => textOf('zh', file).replace(/^(`{3,}).*?^\1/gms, '')
  const strange = pages.filter((file) => (prose(file).match(/[一-龥]/g)?.length ?? 0) < 8)
  assert.equal(strange, [])
})

test.run()
