/** Latin words stand apart from Chinese ones by a space, as everywhere in the prose; the name of the product is such a word, a quotation is none. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

/** Names of the product that touch a Chinese character, with what is around them. */
const tight = (text: string): readonly string[] =>
  text.match(/.{0,8}(?:\p{Script=Han}\[\[brand\]\]|\[\[brand\]\]\p{Script=Han}).{0,8}/gu) ?? []

test('the name of the product has a space beside Chinese', () => {
  assert.is(tight('用[[brand]]同步').length, 1)
  assert.equal(tight('用 [[brand]] 同步，[[brand]]。'), [])
  const files = fastGlob.sync('content/*/zh/**/*.{md,mdx}', { cwd: root })
  assert.ok(files.length > 300, `${files.length} files`)
  assert.equal(
    files.flatMap((file) => tight(readFileSync(resolve(root, file), 'utf8')).map((found) => `${file}: ${found}`)),
    [],
  )
})

test('a quotation has no space beside Chinese: its marks are as wide as a character', () => {
  const parted = (text: string) => text.match(/.{0,8}\p{Script=Han} “|” \p{Script=Han}.{0,8}/gu) ?? []
  assert.is(parted('报 “Empty key” 停止，报“Empty key”停止').length, 2)
  const files = fastGlob.sync(
    ['content/*/zh/**/*.{md,mdx}', 'content/data/**/*.yml', 'site/strings/zh/*.ts', 'docs/content/zh/**/*.md'],
    { cwd: root },
  )
  assert.equal(
    files.flatMap((file) => parted(readFileSync(resolve(root, file), 'utf8')).map((found) => `${file}: ${found}`)),
    [],
  )
})

test('thousands are parted by a comma or not at all, never by a space', () => {
  const parted = (text: string) => text.match(/.{0,8}\d[ \u00a0\u2009\u202f]000(?!\d).{0,8}/g) ?? []
  assert.equal(parted('10\u00a0000 行，10,000 行，10000 行'), ['10\u00a0000 行，10,00'])
  const files = fastGlob.sync(['content/*/*/**/*.{md,mdx}', 'site/strings/*/*.ts'], { cwd: root })
  assert.equal(
    files.flatMap((file) => parted(readFileSync(resolve(root, file), 'utf8')).map((found) => `${file}: ${found}`)),
    [],
  )
})

test.run()
