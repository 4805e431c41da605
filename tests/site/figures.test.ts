/** Figures that pages quote: what the texts say about them is true, and none is typed that the data has. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import fastGlob from 'fast-glob'
import { parseSync, Visitor } from 'vite'
import { parse } from 'yaml'
import { typedIn } from '../../plugins/pricing/typed.ts'
import { scenarios } from '../../site/features/why/figures.ts'

test('each scenario has one excellent tool', () => {
  for (const { id, ratings } of scenarios) assert.is(ratings.filter((rating) => rating === 'excellent').length, 1, id)
})

test('the catalogue has as many connectors as pages claim', () => {
  const read = (name: string): unknown =>
    parse(readFileSync(resolve(import.meta.dirname, `../../content/data/${name}.yml`), 'utf8'))
  const count = Object.keys(read('connectors') as object).length
  const { lists } = read('prices') as { lists: readonly { sources?: Readonly<Record<string, number>> }[] }
  const claims = lists.flatMap(({ sources = {} }) => Object.values(sources))
  assert.ok(claims.length)
  for (const claim of claims) assert.ok(count >= claim && claim % 10 === 0, `${count} connectors, ${claim}+ claimed`)
})

/** Sums of shops in drawings, which nobody pays to us, and a part of a pattern. */
const allowed = ['$3.1', '¥310', '$1']

/** Texts of a module, without comments and code. */
function textsIn(file: string, source: string): readonly { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = []
  new Visitor({
    Literal: ({ value, start }) => void (typeof value === 'string' && found.push({ text: value, start })),
    TemplateElement: ({ value, start }) => void found.push({ text: value.cooked ?? value.raw, start }),
    JSXText: ({ value, start }) => void found.push({ text: value, start }),
  }).visit(parseSync(file, source).program)
  return found
}

test('no dictionary, component or brand types a price, a promise about latency or a count of sources: they come from the data', async () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = await fastGlob(['site/**/*.{ts,tsx}', 'brands/**/*.ts'], { cwd: root, ignore: ['**/*.styles.ts'] })
  assert.ok(files.length > 200)
  const strays = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8')
    return textsIn(file, source).flatMap(({ text, start }) =>
      typedIn(allowed)(text).map(({ index, problem }) => {
        const line = source.slice(0, start + index).split('\n').length
        return problem({ file, line }).message + ` ${file}:${line}`
      }),
    )
  })
  assert.equal(strays, [])
})

test('what is typed in a module would be found', () => {
  const source =
    "const a = `from $5 ${b}`\n// $6\nconst c = <p>below 3 s</p>\nconst d = '583 元'\nconst e = '60+ connectors'"
  const found = textsIn('a.tsx', source).flatMap(({ text }) => typedIn([])(text))
  assert.equal(
    found.map(({ problem }) => problem({ file: 'a.tsx' }).code),
    ['price-not-from-data', 'latency-not-from-data', 'price-not-from-data', 'count-not-from-data'],
  )
})

test.run()
