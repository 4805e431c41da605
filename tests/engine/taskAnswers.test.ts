/** What a task of a plugin answers is looked at before anything of it is written. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runTask } from '../../engine/commands/task.ts'
import type { Task } from '../../engine/types.ts'
import { configOf, problemsOf } from '../support/memorySite.ts'
import { tempSite } from '../support/tempSite.ts'

const own = tempSite({})
test.after(() => own.remove())

const configWith = (answer: unknown) =>
  configOf({ root: own.root, plugins: [{ name: 'stars', tasks: { count: (() => answer) as unknown as Task } }] })

const file = (path: unknown, body: unknown = '') => ({ files: [{ path, body }] })
const wrong: readonly (readonly [answer: unknown, said: string])[] = [
  [undefined, 'expected an object, got undefined'],
  ['done', 'expected an object, got string'],
  [{ files: {} }, 'expected "files" to be a list, got object'],
  [file(3), 'expected "files[0].path" to be text, got number'],
  [file('a.txt', new Date(0)), 'expected "files[0].body" to be text, got object'],
  ...['../a.txt', 'a/../../b.txt', '/etc/a.txt', 'a\\..\\b.txt', 'C:/a.txt', ''].map(
    (path) =>
      [
        file(path),
        `expected "files[0].path" to be a name below the folder of the site, got ${JSON.stringify(path)}`,
      ] as const,
  ),
  [{ notes: 'one' }, 'expected "notes" to be a list of texts'],
  [{ data: [1] }, 'expected "data" to be an object'],
  [
    { diagnostics: [{ code: 'Bad Code', message: 'm', severity: 'error' }] },
    'expected "diagnostics" to have "code" in kebab-case at [0], got "Bad Code"',
  ],
  [{ diagnostics: [{ code: 'a' }] }, 'expected "diagnostics" to have "message" as text at [0], got undefined'],
]

for (const [answer, said] of wrong)
  test(`a task that answers ${JSON.stringify(answer)} is told`, async () => {
    const [problem] = await problemsOf(() => runTask(configWith(answer), 'count', { cache: false }))
    assert.is(problem!.code, 'plugin-shape')
    assert.is(problem!.message, `Plugin "stars" returned an invalid result from "count": ${said}`)
  })

test('each part of an answer may be left out; files may be hidden ones', async () => {
  const empty = await runTask(configWith({}), 'count', { cache: false })
  assert.equal([empty.files, empty.notes, empty.diagnostics], [[], [], []])
  const { files } = await runTask(configWith(file('.github/labels.yml')), 'count', { cache: false })
  assert.equal(
    files.map(({ path }) => path),
    ['.github/labels.yml'],
  )
})

test.run()
