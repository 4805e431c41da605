/**
 * What prose costs as it grows (N-23). Each construct of `tests/soak/constructs.ts` is generated, a sample is measured, in processor
 * time and memory of a child process. `EVERY_CONSTRUCT=1` measures all of them, and more that are refused.
 */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { constructs, costOf, costsOf, fileOf, type Cost } from '../../soak/markdown.ts'

/** Kilobytes that no construct reaches its limit with, and four times as much. */
const sizes = [8, 32].map((kilobytes) => kilobytes * 1000)

/**
 * Nobody measures less than this: the machine is busy with other things as well, which doubles even processor time, and short
 * texts are read natively.
 */
const noise: Pick<Cost, 'seconds' | 'peak'> = { seconds: 2, peak: 120 }
/** Four times as much of something quadratic takes sixteen times as long. */
const most = 9

const sample = [
  'paragraphs',
  'tight list',
  'table of many rows',
  'footnotes',
  'line ranges',
  'yaml: keys',
  'mdx: elements within elements',
]

/**
 * Some take time quadratic in their number, in the parser. Their limits are low for that, so a page of them ends in seconds; what an
 * `.mdx` file computes is code of the project, and ends with its time.
 */
const quadratic = new Set([
  'lines as headings',
  'lists of two levels',
  'lists and paragraphs',
  'quotes',
  'quote with lazy lines',
  'quotes in lists',
  'alerts',
  'mermaid: one chain',
  'mermaid: states',
  'mdx: expression of many lines',
  'mdx: imports by paragraph',
  'mdx: one export with blank lines',
])

const all = Boolean(process.env['EVERY_CONSTRUCT'])
const measured = all ? Object.keys(constructs) : sample

for (const name of measured) {
  test(`N-23 four times as much of "${name}" takes about four times the time and memory, or is refused`, async () => {
    const costs = await costsOf(
      sizes.map((size) => constructs[name]!(size)),
      fileOf(name),
    )
    for (const [index, { seconds, peak, outcome }] of costs.entries()) {
      assert.match(outcome, /^(?:[a-z]+(?:-[a-z]+)*)$/, `${sizes[index]}: ${outcome}`)
      assert.ok(seconds < 90, `${sizes[index]}: ${seconds} s`)
      const fewer = costs[index - 1]
      // What is refused is no measure of what is more.
      if (!fewer || fewer.outcome !== 'ok' || quadratic.has(name)) continue
      const said = `${sizes[index]}: ${JSON.stringify([fewer, costs[index]])}`
      assert.ok(seconds <= Math.max(most * fewer.seconds, noise.seconds), said)
      assert.ok(peak <= Math.max(most * fewer.peak, noise.peak), said)
    }
  })
}

/** Texts that took gigabytes or did not end, and what is said of them: of each kind one, then others of the same kinds. */
const monsters: readonly (readonly [name: string, kilobytes: number, outcome: string])[] = [
  ['table as wide as long', 25, 'table-too-large'],
  ['one long title, used often by paragraph', 36, 'references-too-large'],
  ['tight list', 800, 'page-too-complex'],
  ['link without an end', 2000, 'too-many-marks'],
  ['mermaid: one chain', 40, 'drawing-too-large'],
  ['mdx: elements within elements', 500, 'page-too-large'],
]
const moreMonsters: typeof monsters = [
  ['mail addresses', 5000, 'file-too-large'],
  ['table as wide as long in a list', 45, 'table-too-large'],
  ['notes never closed', 400, 'nesting-too-deep'],
  ['table as wide as long', 290, 'table-too-large'],
  ['images by reference', 36, 'references-too-large'],
  ['quotes', 800, 'page-too-complex'],
  ['paragraphs', 2000, 'page-too-complex'],
  ['html inline tags that open, then paragraphs', 100, 'page-too-complex'],
  ['mdx: elements within elements', 2000, 'page-too-complex'],
  ['mail addresses', 1700, 'page-too-complex'],
]

for (const [name, kilobytes, outcome] of all ? [...monsters, ...moreMonsters] : monsters) {
  test(`N-20 ${kilobytes} KB of "${name}" are refused in seconds, within 600 MiB`, async () => {
    const cost = await costOf(constructs[name]!(kilobytes * 1000), fileOf(name))
    assert.is(cost.outcome, outcome)
    assert.ok(cost.seconds < 60 && cost.peak < 600, JSON.stringify(cost))
  })
}

/** As large as a page of it may be. */
const largest: readonly (readonly [name: string, kilobytes: number])[] = [
  ['table of many rows', 145],
  ['autolinks by paragraph', 450],
]

for (const [name, kilobytes] of largest) {
  test(`N-20 ${kilobytes} KB of "${name}" are a page, within 800 MiB`, async () => {
    const cost = await costOf(constructs[name]!(kilobytes * 1000), fileOf(name))
    assert.is(cost.outcome, 'ok')
    assert.ok(cost.seconds < 60 && cost.peak < 800, JSON.stringify(cost))
  })
}

test('N-23 there is a construct for each part of the notation', () => {
  assert.ok(Object.keys(constructs).length > 150)
  assert.equal(
    sample.filter((name) => !constructs[name]),
    [],
  )
})

test.run()
