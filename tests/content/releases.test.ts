/** Release notes: each version is shown by one page of its line, the newest first, the same in both languages. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { wholePagesIn } from '../../plugins/markdown/index.ts'

const content = resolve(import.meta.dirname, '../../content')
const folders = ['clouddm/:locale/docs/releaseinfo', 'clouddm/:locale/docs/releasenote_personal', 'replication/:locale/docs/releaseinfo']
const numeric = new Intl.Collator('en', { numeric: true })

const linesIn = (folder: string) => {
  const files = readdirSync(folder)
  const lines = files.filter((file) => file.endsWith('_x.md'))
  return {
    versions: files.filter((file) => /\d+(?:_\d+)+\.md$/.test(file) && !file.startsWith('v')),
    lines: lines.map((file) => ({ file, shown: wholePagesIn(readFileSync(join(folder, file), 'utf8')) })),
  }
}

for (const folder of folders) {
  const [zh, en] = ['zh', 'en'].map((locale) => linesIn(join(content, folder.replace(':locale', locale)))) as [
    ReturnType<typeof linesIn>,
    ReturnType<typeof linesIn>,
  ]

  test(`every version of ${folder} is on the page of its line, once`, () => {
    for (const { versions, lines } of [zh, en]) {
      const shown = lines.flatMap((line) => line.shown.map((target) => target.slice(2)))
      assert.equal(shown.toSorted(), versions.toSorted())
      for (const { file, shown: versionsShown } of lines) {
        assert.equal(versionsShown, versionsShown.toSorted(numeric.compare).toReversed(), `${file}: the newest first`)
        const line = file.replace(/x\.md$/, '')
        assert.ok(versionsShown.every((target) => target.startsWith(`./${line}`)), file)
      }
    }
  })

  test(`both languages of ${folder} have the same lines`, () => {
    assert.equal(zh.lines, en.lines)
  })
}

test.run()
