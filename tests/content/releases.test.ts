/** Release notes: each version is shown by one page of its line, the newest first, the same in both languages; what pages say came with a version names one that exists. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
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

  test(`every version of ${folder} has its date, the same in both languages`, () => {
    const [dates, theirs] = [zh, en].map(({ versions }, index) =>
      versions.toSorted().map((file) => {
        const source = readFileSync(join(content, folder.replace(':locale', ['zh', 'en'][index]!), file), 'utf8')
        return `${file} ${/^date: (\d{4}-\d{2}-\d{2})$/m.exec(source)?.[1]}`
      }),
    )
    assert.equal(dates!.filter((of) => of.endsWith('undefined')), [])
    assert.equal(dates, theirs)
  })

  test(`both languages of ${folder} have the same lines`, () => {
    assert.equal(zh.lines, en.lines)
  })
}

const released = {
  Team: versionsOf('clouddm/en/docs/releaseinfo'),
  Personal: versionsOf('clouddm/en/docs/releasenote_personal'),
}
const named = /(Team|Personal|团队版|个人版) ?(\d+(?:\.\d+)+)|(?:since (?:version )?|自 ?)(\d+(?:\.\d+)+)/gi

test('versions that pages of CloudDM name have release notes', () => {
  const unknown = fastGlob.sync('clouddm/{zh,en}/**/*.{md,mdx}', { cwd: content }).flatMap((file) =>
    [...readFileSync(join(content, file), 'utf8').matchAll(named)]
      .filter(([, edition, version, since]) => !isReleased((version ?? since)!, edition))
      .map(([words]) => `${file}: ${words}`),
  )
  assert.equal(unknown, [])
})

function isReleased(version: string, edition?: string): boolean {
  const ofTeam = /Team|团队版/i.test(edition ?? 'Team')
  const ofPersonal = /Personal|个人版/i.test(edition ?? 'Personal')
  const known = [...(ofTeam ? released.Team : []), ...(ofPersonal ? released.Personal : [])]
  return known.some((one) => one === version || one.startsWith(`${version}.`))
}

function versionsOf(folder: string): readonly string[] {
  return linesIn(join(content, folder)).versions.map((file) => file.replaceAll(/^[a-z]+_|\.md$/g, '').replaceAll('_', '.'))
}

test.run()
