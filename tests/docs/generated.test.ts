/** Pages of the documentation that are written from the code are current. `UPDATE=1` writes them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { commandsPage } from '../../docs/generate/commandsPage.ts'
import { configurationPage } from '../../docs/generate/configurationPage.ts'
import { explanations } from '../../docs/generate/explanations.ts'
import { explanationsZh } from '../../docs/generate/explanationsZh.ts'
import { explanationsText, messageEntries, messagesPage } from '../../docs/generate/messages.ts'

const root = resolve(import.meta.dirname, '../..')
const entries = await messageEntries()

const generated: Readonly<Record<string, string>> = {
  'cli/explanations.txt': explanationsText(entries),
  ...Object.fromEntries(
    (['en', 'zh'] as const).flatMap((locale) => {
      const folder = `docs/content/${locale}/docs/reference`
      return [
        [`${folder}/configuration.md`, configurationPage(locale)],
        [`${folder}/commands.md`, commandsPage(locale)],
        [`${folder}/messages.md`, messagesPage(entries, locale)],
      ]
    }),
  ),
}

for (const [file, text] of Object.entries(generated)) {
  test(`${file} says what the code says`, () => {
    if (process.env['UPDATE'] === '1') writeFileSync(join(root, file), text)
    else assert.fixture(readFileSync(join(root, file), 'utf8'), text)
  })
}

test('every message has a text, and explanations are of messages there are', () => {
  const codes = new Set(entries.map(({ code }) => code))
  assert.equal(
    [...Object.keys(explanations), ...Object.keys(explanationsZh)].filter((code) => !codes.has(code)),
    [],
  )
  // What a parser or another program says has no text of ours.
  assert.equal(
    entries.filter(({ code, texts }) => !texts.length && !explanations[code]).map(({ code }) => code),
    [],
  )
})

test.run()
