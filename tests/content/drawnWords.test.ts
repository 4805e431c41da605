/** What is written in drawings keeps to the words of the prose, which the check does not read there. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { termsIn } from '../../site/strings/terms.ts'

const root = resolve(import.meta.dirname, '../..')
const texts = (svg: string) => [...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text!.trim()).filter(Boolean)

/** Replication moves data by tasks; a job is what a CI system runs. */
const wordsOf = (file: string, locale: string) => [
  ...Object.keys(termsIn(locale) ?? {}),
  ...(locale === 'en' && file.includes('replication') ? ['job', 'jobs'] : []),
]

function wrong(file: string, locale: string, svg: string): readonly string[] {
  const edge = locale === 'en' ? '\\b' : ''
  const avoided = new RegExp(`${edge}(?:${wordsOf(file, locale).join('|').replaceAll(/[[\]]/g, '\\$&')})${edge}`, 'i')
  return texts(svg.replace(/<style>[^]*?<\/style>/g, '')).filter((text) => avoided.test(text))
}

test('drawings use the words of the prose', () => {
  assert.equal(wrong('replication', 'en', '<text>Create job</text>'), ['Create job'])
  assert.equal(wrong('clouddm', 'en', '<text>CI job</text>'), [])
  assert.equal(wrong('clouddm', 'zh', '<text>登陆后</text>'), ['登陆后'])
  for (const locale of ['zh', 'en']) {
    const files = globSync(`content/*/${locale}/**/*.svg`, { cwd: root })
    assert.ok(files.length > 30, `${files.length} drawings`)
    const found = files.flatMap((file) =>
      wrong(file, locale, readFileSync(resolve(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
    assert.equal(found, [])
  }
})

test.run()
