/** Text that nobody wrote: it is a page or an error with a place, never a crash, and never a script (C-08). */
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isError } from '../../../engine/errors/severities.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { fc } from '../../support/properties.ts'
import { assertHarmless } from './support/harmless.ts'
import { bodyOf, mdxPage, page } from './support/read.ts'
import { pieces, soup } from './support/soup.ts'

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1000)

const files = { 'content/set/en/docs/_p.md': '## Part\n\n*text*' }

for (const file of [page, mdxPage]) {
  test(`soup of notations in ${file}`, () =>
    fc.assert(
      fc.asyncProperty(soup, (text) => holds(text, file)),
      { numRuns },
    ))
  test(`any characters in ${file}`, () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), (text) => holds(text, file)),
      { numRuns: numRuns / 2 },
    ))
}

const fixtures = readdirSync('tests/fixtures/markdown', { recursive: true, encoding: 'utf8' })
  .filter((name) => /input\.mdx?$/.test(name))
  .map((name) => ({
    text: readFileSync(`tests/fixtures/markdown/${name}`, 'utf8'),
    file: name.endsWith('x') ? mdxPage : page,
  }))

test('pages with a few characters lost, doubled or moved', () => {
  const mutation = fc.record({
    kind: fc.constantFrom('drop', 'double', 'swap', 'insert'),
    at: fc.nat(5000),
    length: fc.integer({ min: 1, max: 12 }),
    piece: fc.constantFrom(...pieces),
  })
  const mutated = fc.tuple(fc.constantFrom(...fixtures), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  return fc.assert(
    fc.asyncProperty(mutated, ([{ text, file }, mutations]) => {
      const result = mutations.reduce((current, { kind, at, length, piece }) => {
        const start = at % (current.length + 1)
        const part = current.slice(start, start + length)
        const rest = current.slice(start + length)
        const before = current.slice(0, start)
        return kind === 'drop'
          ? before + rest
          : kind === 'double'
            ? before + part + part + rest
            : kind === 'swap'
              ? before + rest.slice(0, length) + part + rest.slice(length)
              : before + piece + part + rest
      }, text)
      return holds(result, file)
    }),
    { numRuns },
  )
})

test.run()

async function holds(text: string, file: string): Promise<void> {
  const body = await (async () => bodyOf(text, { file, files }))().catch((error: unknown) => {
    if (error instanceof SiteError) return error
    throw error
  })
  const errors = body.diagnostics.filter(isError)
  for (const { place, code, hint } of errors) {
    assert.ok(place?.line && place.column, `${code} has no place`)
    assert.ok(hint, `${code} has no hint`)
  }
  if (!('html' in body)) return
  // In .mdx a writer may use more of HTML, since all of it is code. With an error it is not published.
  if (file === page && !errors.length) assertHarmless(body.html, text)
  const ids = [...body.html.matchAll(/<[^<>]* id="([^"]*)"/g)].map(([, id]) => id)
  assert.is(new Set(ids).size, ids.length, 'an id is there twice')
  assert.ok(body.html.isWellFormed())
}
