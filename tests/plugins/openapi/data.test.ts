/** The data file of the API: what it holds, and what is said of a mistake, with its place. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { readReference } from '../../../plugins/openapi/read.ts'
import { small } from './small.ts'

const file = 'content/data/openapi.yml'
const real = readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8')
const read = (text: string) => readReference({ file, text })

/** Problems of the small file with one part replaced: `code line:column message`. */
function problems(from: string, to: string): readonly string[] {
  assert.ok(small.includes(from), from)
  try {
    read(small.replace(from, to))
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    assert.ok(error.diagnostics.every(({ place }) => place?.file === file))
    return error.diagnostics.map(
      ({ code, place, message, hint = '' }) => `${code} ${place?.line}:${place?.column} ${message} ${hint}`,
    )
  }
  return []
}

/** One problem, at the place of a part of the small file. */
function isTold(found: readonly string[], code: string, { at, says }: { at: string; says: string }): void {
  const before = small.slice(0, small.indexOf(at)).split('\n')
  assert.is(found.length, 1, found.join('\n'))
  assert.ok(found[0]!.startsWith(`${code} ${before.length}:${before.at(-1)!.length + 1} `), `${found[0]} at ${at}`)
  assert.ok(found[0]!.includes(says), found[0])
}

test('the API of the product has 77 operations in nine groups, each with a path and an anchor of its own', () => {
  const { groups, base } = read(real)
  const operations = groups.flatMap((group) => group.operations)
  assert.equal(
    groups.map(({ id, operations: own }) => `${id} ${own.length}`),
    [
      ...['cluster 1', 'worker 8', 'user 1', 'async_job 4', 'constants 17', 'datasource 19'],
      ...['task_create 3', 'task_manage 15', 'task_query 9'],
    ],
  )
  assert.is(operations.length, 77)
  assert.is(new Set(operations.map(({ path }) => path)).size, 77)
  assert.is(new Set(operations.map(({ id }) => id)).size, 77)
  assert.is(base, '/cloudcanal/console/api/v1/openapi/')
})

test('shared fields stand in place of their names, required where the name has a star', () => {
  const [start, update] = read(small).groups[0]!.operations
  assert.equal(
    start!.parameters.map(({ name, required, type }) => `${name} ${type} ${required}`),
    ['workerId long true', 'mode string false'],
  )
  assert.equal(
    update!.parameters[1]!.fields.map(({ name, required }) => `${name} ${required}`),
    ['workerId true', 'port false'],
  )
})

test('what is sent in an example is what is required, unless the operation has an example', () => {
  const [start, update] = read(small).groups[0]!.operations
  assert.equal(start!.request, { workerId: 3 })
  assert.equal(update!.request, { name: 'a', workers: [{ workerId: 3, port: 80 }] })
})

const asTold: readonly {
  readonly from: string
  readonly to: string
  readonly code: string
  /** Where the place begins; `from` where it is not given. */
  readonly at?: string
  readonly says: string
}[] = [
  { from: 'locales: [zh, en]', to: 'locales: []', code: 'openapi-data', says: 'at least one language' },
  { from: 'base: /api/', to: 'base: api', code: 'openapi-data', says: 'a path with slashes at both ends' },
  { from: 'type: long', to: 'type: lng', code: 'openapi-data', says: 'one of string, int, long' },
  { from: 'workerId*, mode', to: '3', code: 'openapi-data', says: 'a field, or the name of one' },
  { from: 'workerId*, mode', to: 'workerId**', code: 'openapi-data', says: 'with * if it is required' },
  { from: 'FAST: { zh: 快, en: Fast }', to: 'FAST: Fast', code: 'openapi-data', says: 'a text in each language' },
  { from: 'en: Starts it. }', to: "en: '' }", code: 'openapi-data', says: 'but is empty' },
  { from: 'zh: 快', to: 'de: Schnell, zh: 快', code: 'openapi-key-unknown', says: 'FAST.de' },
  {
    from: ', en: Starts it. }',
    to: ' }',
    at: 'text: { zh: 启动。',
    code: 'openapi-translation-missing',
    says: 'no text in the language en',
  },
  { from: 'workerId*, mode', to: 'workrId*', code: 'openapi-field-unknown', says: 'Did you mean "workerId"?' },
  {
    from: 'constant: mode }\nconst',
    to: 'constant: mod }\nconst',
    code: 'openapi-constant-unknown',
    says: 'Did you mean "mode"?',
  },
  { from: 'path: worker/update', to: 'path: other/startworker', code: 'openapi-id-twice', says: 'another operation' },
  { from: 'id: constants', to: 'id: worker', code: 'openapi-id-twice', says: 'another part' },
  { from: 'id: constants', to: 'id: index', code: 'openapi-id-twice', says: 'another part' },
  { from: 'example: 3', to: 'example: three', code: 'openapi-example', says: 'no long' },
  { from: 'port: 80', to: 'port: x', at: 'example:\n', code: 'openapi-example', says: 'no int' },
  { from: '          name: a\n', to: '', at: 'example:\n', code: 'openapi-example', says: '"name" has no example' },
  {
    from: 'port: 80',
    to: 'prt: 80',
    at: 'example:\n',
    code: 'openapi-example',
    says: 'Did you mean "port"?',
  },
  { from: ', example: 3', to: '', at: 'workerId*, mode', code: 'openapi-example', says: '"workerId" has no example' },
]

for (const { from, to, at = from, code, says } of asTold)
  test(`${code} where ${JSON.stringify(to)} is written`, () => isTold(problems(from, to), code, { at, says }))

test('what is misspelt is missing, and told as unknown where it stands, with the nearest key', () => {
  const [missing, unknown, ...others] = problems('text: { zh: 启动。', 'txt: { zh: 启动。')
  assert.equal(others, [])
  assert.match(missing!, /^openapi-data \d+:9 "groups\.0\.operations\.0\.text" must be given/)
  assert.match(unknown!, /^openapi-key-unknown \d+:9 .*Did you mean "text"\?/)
})

test('a language that is added to the file is missing everywhere', () => {
  const found = problems('[zh, en]', '[zh, en, ja]')
  assert.is(found.length, small.match(/en: /g)!.length)
  assert.ok(found.every((problem) => problem.startsWith('openapi-translation-missing ')))
})

test('a mistake in fields that two operations share by an alias is told once, where they stand', () => {
  const text = small
    .replace('parameters: [workerId*, mode]', 'parameters: &shared [workrId*]')
    .replace('returns: { type', 'parameters: *shared\n        returns: { type')
  try {
    read(text)
    assert.unreachable()
  } catch (error) {
    assert.instance(error, SiteError)
    const line = text.slice(0, text.indexOf('&shared')).split('\n').length
    assert.equal(
      (error as SiteError).diagnostics.map(({ code, place }) => `${code} ${place?.line}`),
      [`openapi-field-unknown ${line}`],
    )
  }
})

test.run()
