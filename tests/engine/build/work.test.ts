/** What a build does, counted: with nothing to do it does nothing, and the cost of an edit does not grow with the site. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BuildResult } from '../../../engine/build.ts'
import { openSite } from '../../support/buildSite.ts'

const nameOf = (index: number) => `content/acme/zh/docs/more/page-${index}.md`
const textOf = (index: number) =>
  `---\ntitle: Page ${index}\n---\n\n## Part\n\nText.\n\n\`\`\`js\nconst a = ${index}\n\`\`\`\n`
const pagesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), textOf(index)]))

const few = openSite('small', { files: pagesOf(4) })
const many = openSite('small', { files: pagesOf(40) })
test.after(() => {
  few.end()
  many.end()
})
const cold = [await few.build(), await many.build()]

const workOf = ({ rendered, bodies, work: { written, writes } }: BuildResult) => ({ rendered, bodies, written, writes })
const nothing = { rendered: 0, bodies: 0, written: 0, writes: 0 }

test('a first build reads each text once, renders each page and writes each file', () => {
  // Four texts are in the site itself.
  assert.equal(
    cold.map(({ bodies, rendered, work }) => [bodies, rendered, work.written, work.reads]),
    cold.map(({ pages, files }, index) => [[8, 44][index], pages, files, 0]),
  )
})

test('where nothing has changed nothing is read, rendered, written or remembered', async () => {
  for (const site of [few, many]) {
    const before = site.stamps()
    const result = await site.build()
    assert.equal(workOf(result), nothing)
    assert.ok(result.work.reads <= result.pages / 4, `${result.work.reads} values`)
    assert.equal(site.stamps(), before)
  }
})

test('an edit costs the same in a large site: one text, the pages that show it, and the values beside them', async () => {
  const costs: ReturnType<typeof workOf>[] = []
  for (const site of [few, many]) {
    site.write(nameOf(1), `${textOf(1)}\nMore.\n`)
    costs.push(workOf(await site.build()))
    assert.equal(workOf(await site.build()), nothing)
  }
  const [small, large] = costs.map(({ rendered, bodies, written }) => ({ rendered, bodies, written }))
  assert.equal(large, { rendered: 2, bodies: 1, written: 2 })
  assert.equal(small, large)
  // The text, and one block of pages for each language.
  for (const { writes } of costs) assert.ok(writes >= 2 && writes <= 3, `${writes} values`)
})

test('the colours of code that has not changed are remembered apart from its page', async () => {
  many.write(nameOf(2), textOf(2).replace('Text.', 'Other text.'))
  const kept = await many.build()
  many.write(nameOf(2), textOf(2).replace('const a', 'const b'))
  const changed = await many.build()
  assert.is(changed.work.writes - kept.work.writes, 1)
})

test('a new page makes itself and the pages whose sidebar or neighbour it is, and reads no other text', async () => {
  many.write(nameOf(99), textOf(99))
  const result = await many.build()
  assert.is(result.bodies, 1)
  assert.is(result.work.written, result.rendered)
})

test('a part makes its pages, and reads no text that is known', async () => {
  const part = await many.build({ shard: { index: 1, count: 3 } })
  assert.ok(part.pages > 0 && part.pages < cold[1]!.pages / 2)
  assert.equal([part.rendered, part.bodies, part.work.written], [part.pages, 0, part.pages])
})

test.run()
