/** The reliability list and the names of the tests agree: `reliability.md` says what a row is, a test that proves it carries its ID. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { namesIn } from './runner/names.ts'

type Row = { readonly id: string; readonly level: string; readonly isUnproven: boolean }

const idPattern = /\b[A-Z]-\d{2}\b/g

/** Rows of the list: `| A-01 | M | what happens | what must hold |`. */
function rowsOf(list: string): readonly Row[] {
  return [...list.matchAll(/^\| ([A-Z]-\d{2}) \| (\w+) \| .+ \| (.+) \|$/gm)].map(([, id, level, holds]) => ({
    id: id!,
    level: level!,
    isUnproven: /^\*\*(?:No test|Does not apply):\*\* \S/.test(holds!),
  }))
}

/** What is wrong between the list and the IDs that names of tests carry. */
function differences(rows: readonly Row[], proven: ReadonlySet<string>): readonly string[] {
  const listed = new Set(rows.map(({ id }) => id))
  return [
    ...rows.filter(({ id, isUnproven }) => !isUnproven && !proven.has(id)).map(({ id }) => `${id} has no test`),
    ...rows
      .filter(({ id, isUnproven }) => isUnproven && proven.has(id))
      .map(({ id }) => `${id} says it has no test, and has one`),
    ...[...proven].filter((id) => !listed.has(id)).map((id) => `${id} is in the name of a test and not in the list`),
    ...rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index).map(({ id }) => `${id} is twice`),
  ]
}

const root = resolve(import.meta.dirname, '..')
const list = readFileSync(resolve(root, 'tests/reliability.md'), 'utf8')
const rows = rowsOf(list)

test('every line of the list that begins with an ID is a row with a level', () => {
  assert.is(rows.length, list.match(/^\| *[A-Z]-\d/gm)!.length)
  assert.equal(
    rows.filter(({ level }) => !['M', 'S', 'N'].includes(level)),
    [],
  )
})

test('every row has a test or says that it has none, and every ID in the name of a test is a row', async () => {
  const files = await fastGlob('tests/**/*.ts', { cwd: root, ignore: ['tests/sites/**', 'tests/fixtures/**'] })
  const names = files.flatMap((file) => namesIn(file, readFileSync(resolve(root, file), 'utf8')))
  assert.equal(differences(rows, new Set(names.flatMap((name) => name.match(idPattern) ?? []))), [])
})

test('each kind of disagreement is found', () => {
  const small = rowsOf(
    '| A-01 | M | a | b |\n| A-02 | S | a | **No test:** why |\n| A-02 | S | a | **No test:** why |\n',
  )
  assert.equal(differences(small, new Set(['A-02', 'B-01'])), [
    'A-01 has no test',
    'A-02 says it has no test, and has one',
    'A-02 says it has no test, and has one',
    'B-01 is in the name of a test and not in the list',
    'A-02 is twice',
  ])
})

test('names are what is given to test(), and the keys of tables that are IDs; skipped tests prove nothing', () => {
  const source = [
    "const table = { 'P-01': [], other: 'X-01' }",
    "test(`F-07 ${'x'}: y`, () => assert.is(1, 1, 'X-02'))",
    "test.only('F-08 z', () => {})",
    "test.skip('X-03 skipped', () => {})",
    "other('X-04')",
    '// X-05',
  ].join('\n')
  assert.equal(namesIn('a.test.ts', source).toSorted(), ['F-08 z', 'P-01', "`F-07 ${'x'}: y`"].toSorted())
})

test.run()
