/** Each row of the specification names tests that are there, or says why it is open or differs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { namesIn } from '../runner/names.ts'

type Row = { readonly id: string; readonly proof: string }

const root = resolve(import.meta.dirname, '../..')
const list = readFileSync(resolve(root, 'tests/site/specification.md'), 'utf8')

/** Rows of the list: `| W-001 | what | where | proof |`. */
const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| (W-\d{3}) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].map(([, id, proof]) => ({
    id: id!,
    proof: proof!,
  }))

const proofs = /`(tests\/[^`]+\.ts)` "([^"]+)"/g
const known = new Map<string, readonly string[]>()

function testsOf(file: string): readonly string[] {
  const path = resolve(root, file)
  const names = known.get(file) ?? (existsSync(path) ? namesIn(file, readFileSync(path, 'utf8')) : [])
  known.set(file, names)
  return names
}

/** What is wrong with a row, one sentence each. */
function problemsOf({ id, proof }: Row): readonly string[] {
  const named = [...proof.matchAll(proofs)]
  const missing = named
    .filter(([, file, name]) => !testsOf(file!).some((each) => each.includes(name!)))
    .map(([, file, name]) => `${id}: ${file} has no test "${name}"`)
  const [, reason, rest = proof] = /^(?:differs|open): ([^;"`]{10,}?)(?:; (.+))?$/s.exec(proof) ?? []
  const left = rest.replaceAll(proofs, '').replaceAll(/[;\s]/g, '')
  const isSaid = reason ? left === '' || rest === proof : named.length > 0 && left === ''
  const decision = /decision (\d+)/.exec(reason ?? '')?.[1]
  const decisions = readdirSync(resolve(root, 'docs/decisions'))
  return [
    ...missing,
    ...(isSaid ? [] : [`${id} has neither a test nor a reason: ${proof}`]),
    ...(decision && !decisions.some((file) => file.startsWith(`${decision}-`))
      ? [`${id}: there is no decision ${decision}`]
      : []),
  ]
}

test('each row has a number of its own, one after the other', () => {
  const rows = rowsOf(list)
  assert.is(rows.length, list.match(/^\| *W-/gm)!.length)
  assert.ok(rows.length >= 400, `${rows.length} rows`)
  assert.equal(
    rows.map(({ id }) => id),
    rows.map((_, index) => `W-${String(index + 1).padStart(3, '0')}`),
  )
})

test('each row names tests that are there, or says why it is open or differs', () => {
  assert.equal(rowsOf(list).flatMap(problemsOf), [])
})

test('each kind of disagreement is found', () => {
  const own = '`tests/site/specificationRows.test.ts`'
  const row = (proof: string) => problemsOf({ id: 'W-001', proof })
  assert.equal(row(`${own} "each kind of disagreement"`), [])
  assert.equal(row(`differs: decision 23; ${own} "each kind of disagreement"`), [])
  assert.equal(row('open: nobody has looked at it yet'), [])
  assert.is(row(`${own} "no such test"`).length, 1)
  assert.is(row('`tests/nowhere.test.ts` "each kind"').length, 1)
  assert.is(row('open: why').length, 1)
  assert.is(row('it works').length, 1)
  assert.is(row(`${own} "each kind of disagreement", I think`).length, 1)
  assert.is(row('differs: decision 99, for a reason').length, 1)
})

test.run()
