/** Deep nesting (C-09), huge pages (A-17), huge code (C-10), and what is said about them. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, htmlOf, mdxPage, problemsOf } from './support/read.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

test('C-09 100 levels are fine, 101 are an error with a place', async () => {
  const nested: Readonly<Record<string, (n: number) => string>> = {
    quotes: (n) => `x\n\n${'> '.repeat(n)}a`,
    lists: (n) => `x\n\n${'- '.repeat(n)}a`,
    directives: (n) =>
      `x\n\n${range(n)
        .map((level) => `${':'.repeat(n + 3 - level)}note\n`)
        .join('')}a\n${range(n)
        .map((level) => `${':'.repeat(4 + level)}\n`)
        .join('')}`,
    tags: (n) => `x\n\n<div>${'<b>'.repeat(n - 1)}a${'</b>'.repeat(n - 1)}</div>`,
    details: (n) => `x\n\n${'<details>\n'.repeat(n)}a\n${'</details>\n'.repeat(n)}`,
  }
  for (const [name, text] of Object.entries(nested)) {
    assert.ok(await htmlOf(text(100)), name)
    const [problem] = await problemsOf(text(101))
    assert.is(problem?.code, 'nesting-too-deep', name)
    assert.ok(problem!.place!.line! >= (name === 'details' ? 1 : 3), name)
    assert.equal(
      (await problemsOf(`\n${text(400)}`)).map(({ code }) => code),
      ['nesting-too-deep'],
      name,
    )
  }
  assert.equal(
    (await problemsOf('<a>'.repeat(101) + '</a>'.repeat(101), { file: mdxPage })).map(({ code }) => code),
    ['nesting-too-deep'],
  )
  assert.equal(
    (await problemsOf(`{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`, { file: mdxPage })).map(({ code }) => code),
    ['mdx-syntax'],
  )
  assert.is((await problemsOf(`a\n\n${'* '.repeat(150)}`)).length, 0, 'a dividing line')
})

test('C-08 the error says where', async () => {
  assert.equal((await problemsOf(`---\na: 1\n---\n\nx\n\n${'*a_ '.repeat(5000)}`)).map(brief), ['too-many-marks 7:1'])
})

test('A-17 a table of 20,000 rows is built, one of 50,000 is refused with the limit', async () => {
  const table = (rows: number) => `a|b\n-|-\n${'x|y\n'.repeat(rows)}`
  assert.is((await htmlOf(table(20_000))).match(/<tr>/g)!.length, 20_001)
  assert.equal(
    (await problemsOf(`\n\n${table(50_000)}`)).map(({ message }) => message),
    ['The tables of the page have more than 50,000 cells'],
  )
})

test('A-17 a line of 1 MB', async () => {
  assert.ok((await htmlOf('word '.repeat(200_000))).length > 900_000)
  assert.ok((await htmlOf(`\`\`\`js\n${'x + '.repeat(250_000)}\n\`\`\``)).includes('x + x + x'))
})

test('C-10 a block of 500 KB and a line of 10,000 characters stay plain', async () => {
  const before = process.cpuUsage()
  for (const code of ['const a = 1\n'.repeat(42_000), `const a = "${'x'.repeat(10_000)}"`])
    assert.not.match(await htmlOf(`\`\`\`js\n${code}\n\`\`\``), '<i class')
  const { user, system } = process.cpuUsage(before)
  assert.ok((user + system) / 1e6 < 30)
})

test('C-10 10,000 highlighted lines, and ranges beyond the end', async () => {
  const html = await htmlOf(`\`\`\`text {1,5-99999999,3-2,0}\n${'a\n'.repeat(10_000)}\`\`\``)
  assert.is(html.match(/class="line hl"/g)!.length, 9997)
})

test('C-10 a fence that is never closed goes to the end', async () => {
  assert.match(await htmlOf('```js\nlet a\n\n# no heading'), '# no heading')
})

test.run()
