/** Folders of the content that are no locale, locales without a folder, and locales without words. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { localeProblems } from '../../preset/localeFolders.ts'
import { openTempFolder } from '../support/tempFolder.ts'
import { en } from '../../theme/words/en/index.ts'
import { configOf } from '../support/memorySite.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Of languages whose words are not those of English. */
const words: Record<string, object> = {}

function told(folders: readonly string[], locales: readonly string[], spoken = locales): readonly string[] {
  const { path: root, end } = openTempFolder()
  for (const folder of folders) mkdirSync(join(root, 'content', folder), { recursive: true })
  const config = configOf({ root, locales: locales.map((id) => ({ id, name: id, lang: id })) })
  const brand = { id: 'site', origin: 'https://example.com', locales, content: '.' }
  const problems = localeProblems(config, brand, Object.fromEntries(spoken.map((id) => [id, words[id] ?? en])))
  end()
  return problems.map(({ severity, code, message, hint }) => [severity, code, message, hint].join(' | '))
}

test('a folder of a language that the site does not have is an error, because its pages are nowhere', () => {
  const [unknown, missing, ...others] = told(['en/docs'], ['de'])
  assert.match(unknown!, /^error \| content-locale-unknown \| content\/en .*locales: \['de', 'en'\]/)
  assert.match(missing!, /^warning \| content-locale-missing \| .*content\/de/)
  assert.equal(others, [])
})

test('a section beside the locales is one too', () =>
  assert.match(
    told(['docs', 'en'], ['en']).join(),
    /^error \| content-locale-unknown \| .*move it to content\/en\/docs/,
  ))

test('other folders are nobody’s business, nor is a site without content', () => {
  assert.equal(told(['data', 'img', '_parts', 'en'], ['en']), [])
  assert.equal(told([], ['en', 'de']), [])
})

test('a locale without words is named', () =>
  assert.match(told(['de'], ['de'], ['en', 'zh']).join(), /^warning \| theme-words-missing \| .*"de"/))

test('words of a language that are not whole are told with the first that is missing', () => {
  const { close: _, ...search } = en.search
  words['fr'] = { ...en, search }
  words['de'] = {}
  const [french, german] = told(['fr', 'de'], ['fr', 'de'])
  assert.match(french!, /^warning \| theme-words-missing \| The words for "fr" lack search\.close, which /)
  assert.match(german!, /^warning \| theme-words-missing \| The words for "de" lack \w+ and \d+ more, which /)
})

test.run()
