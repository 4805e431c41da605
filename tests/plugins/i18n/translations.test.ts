/** `check translations` and `mark translations`, on the docs of a small site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runTask } from '../../../engine/commands/task.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { i18n } from '../../../plugins/i18n/index.ts'
import { openSite, withPlugins, type TestSite } from '../../support/buildSite.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'

const zh = 'content/acme/zh/docs'
const en = 'content/acme/en/docs'
const source =
  '---\ntitle: 甲\nsidebar_position: 1\n---\n\n第一段。\n\n## 设置 {#setup}\n\n第二段，\n两行。\n\n```js\na()\n\nb()\n```\n'
const translation = '---\ntitle: A\n---\n\nFirst.\n\n## Setup\n\nSecond.\n\n```js\na()\n\nb()\n```\n'

const open = (files: Readonly<Record<string, string>> = {}) => {
  const site = openSite('small', { files: { [`${zh}/a.md`]: source, [`${en}/a.md`]: translation, ...files } })
  opened.push(site)
  return site
}
const opened: TestSite[] = []
test.after(() => opened.forEach((site) => site.end()))

const run = async (site: TestSite, task: string, files: readonly string[] = []) => {
  const config = await site.config(withPlugins(i18n()))
  const done = await runTask(config, task, { args: files, cache: false })
  for (const { path, body } of done.files) site.write(path, body)
  return done
}
const check = async (site: TestSite): Promise<readonly Diagnostic[]> =>
  (await run(site, 'check translations')).diagnostics
const mark = (site: TestSite, files?: readonly string[]) => run(site, 'mark translations', files)
const edited = (site: TestSite, file: string, from: string, to: string) => {
  const text = site.read(file)
  assert.ok(text.includes(from))
  site.write(file, text.replace(from, to))
}

test('a site whose pages are translated has no problem, marked or not', async () => {
  const site = open()
  const { diagnostics, notes } = await run(site, 'check translations')
  assert.equal(diagnostics, [])
  assert.match(notes[0]!, /^3 translations, 3 of them not marked/)
  assert.equal((await mark(site)).notes, ['content/acme/translations.json: 3 marked, 0 gone, 3 translations'])
  const after = await run(site, 'check translations')
  assert.equal([after.diagnostics, after.notes], [[], ['3 translations']])
})

test('a page without a translation, and a translation of nothing', async () => {
  const site = open({ [`${zh}/b.md`]: '# 乙\n', [`${en}/c.md`]: '# C\n' })
  const [missing, orphan, ...rest] = await check(site)
  assert.equal(rest, [])
  assert.is(brief(missing!), `translation-missing ${zh}/b.md`)
  assert.is(missing!.severity, 'warning')
  assert.match(missing!.hint!, `Write ${en}/b.md`)
  assert.is(brief(orphan!), `translation-orphan ${en}/c.md`)
  assert.match(orphan!.hint!, `${zh}/c.md`)
})

test('pages are paired by their address: a slug counts, a draft does not', async () => {
  const site = open({
    [`${en}/a.md`]: '---\nslug: /other\n---\n# A\n',
    [`${zh}/draft.md`]: '---\ndraft: true\n---\n# 草稿\n',
  })
  assert.equal((await check(site)).map(brief), [`translation-missing ${zh}/a.md`, `translation-orphan ${en}/a.md`])
})

test('a source that changed after its translation was marked is told with the line of the block', async () => {
  const site = open()
  await mark(site)
  edited(site, `${zh}/a.md`, '两行。', '三行。')
  edited(site, `${zh}/a.md`, 'b()', 'c()')
  const [stale, ...rest] = await check(site)
  assert.equal(rest, [])
  assert.is(brief(stale!), `translation-stale ${zh}/a.md:10`)
  assert.is(stale!.message, `${en}/a.md is behind its source: 2 blocks changed`)
  assert.match(stale!.hint!, 'See lines 10, 13.')
  assert.match(stale!.hint!, `site i18n mark ${en}/a.md`)

  // What was never marked is marked without being named; what is behind is not.
  await mark(site)
  assert.is((await check(site)).length, 1)
  await mark(site, [`./${zh}/a.md`])
  assert.equal(await check(site), [])
})

test('a new block is a change; a source without any text has none', async () => {
  const site = open({ [`${zh}/b.md`]: '', [`${en}/b.md`]: '' })
  await mark(site)
  assert.equal(await check(site), [])
  edited(site, `${zh}/a.md`, '## 设置', '新的一段。\n\n## 设置')
  assert.equal(
    (await check(site)).map(({ message }) => message),
    [`${en}/a.md is behind its source: 1 block changed`],
  )
})

test('files are named as the system writes them, sources or translations; others stay as they are', async () => {
  const site = open({ [`${zh}/b.md`]: '# 乙\n', [`${en}/b.md`]: '# B\n' })
  const record = 'content/acme/translations.json'
  const named = (file: string) => mark(site, [file])
  assert.equal((await named(`${en}/a.md`)).notes, [`${record}: 1 marked, 0 gone, 1 translation`])
  assert.equal((await named(`.\\${zh.replaceAll('/', '\\')}\\b.md`)).notes, [
    `${record}: 1 marked, 0 gone, 2 translations`,
  ])

  edited(site, `${zh}/a.md`, '第一段', '第一节')
  assert.equal((await mark(site)).notes, [`${record}: 2 marked, 0 gone, 4 translations`])
  assert.equal((await check(site)).map(brief), [`translation-stale ${zh}/a.md:6`])
  assert.equal((await mark(site)).notes, ['All translations are marked. To mark some again, name their files.'])
})

test('a title is a block, a position is none; moved blocks are the same, removed ones are missed', async () => {
  const site = open()
  await mark(site)
  edited(site, `${zh}/a.md`, 'sidebar_position: 1', 'sidebar_position: 2')
  edited(site, `${zh}/a.md`, '第一段。\n\n', '')
  edited(site, `${zh}/a.md`, '两行。\n', '两行。  \n\n第一段。\n')
  assert.equal(await check(site), [])
  edited(site, `${zh}/a.md`, '第一段。\n', '')
  assert.is((await check(site))[0]!.message, `${en}/a.md is behind its source: 1 removed`)
  edited(site, `${zh}/a.md`, 'title: 甲', 'title: 乙')
  const [stale] = await check(site)
  assert.is(brief(stale!), `translation-stale ${zh}/a.md:2`)
  assert.is(stale!.message, `${en}/a.md is behind its source: 1 block changed, 1 removed`)
})

test('an id given to a heading in one language only; headings that get it by themselves have it', async () => {
  const site = open()
  assert.equal(await check(site), [])
  edited(site, `${zh}/a.md`, '{#setup}', '{#install}')
  edited(site, `${en}/a.md`, '## Setup', '## Setup {#prepare}\n\n```\n## no heading {#code}\n```')
  const found = await check(site)
  assert.equal(found.map(brief), [`translation-anchors ${zh}/a.md:8`, `translation-anchors ${en}/a.md:7`])
  assert.is(found[0]!.message, `The anchor "#install" is not in ${en}/a.md`)
})

test('the record forgets translations that are gone, and keeps one line for each', async () => {
  const site = open()
  await mark(site)
  const record = 'content/acme/translations.json'
  assert.match(site.read(record), /^ {2}"en\/docs\/a\.md": "[\da-f ]+",?$/m)
  site.remove(`${en}/a.md`)
  assert.equal((await mark(site)).notes, [`${record}: 0 marked, 1 gone, 2 translations`])
  assert.not.match(site.read(record), 'a.md')
  assert.equal((await mark(site)).files, [])
})

test('what cannot be marked, and a record that is none', async () => {
  const site = open()
  const [unknown] = await problemsOf(() => mark(site, [`${en}/b.md`]))
  assert.is(unknown!.code, 'usage-translation-unknown')
  assert.match(unknown!.hint!, `Did you mean "${en}/a.md"?`)
  for (const [text, place] of [
    ['{', '1:2'],
    ['[]', '1:1'],
    ['{"en/docs/a.md": 1}', '1:2'],
  ] as const) {
    site.write('content/acme/translations.json', text)
    assert.equal((await problemsOf(() => check(site))).map(brief), [
      `translations-invalid content/acme/translations.json:${place}`,
    ])
  }
})

test('a task that no plugin does', async () => {
  const site = open()
  const config = await site.config()
  const [problem] = await problemsOf(() => runTask(config, 'check translations', { cache: false }))
  assert.is(brief(problem!), 'config-task-missing site.config.ts')
})

test.run()
