/** A few characters that make much: refused before it is made, with what was counted and the limit (N-20, N-21). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Diagnostic } from '../../../engine/types.ts'
import { defaultLimits, type Limits } from '../../../plugins/markdown/limits.ts'
import { brief, htmlOf, mdxPage, page, problemsOf } from './support/read.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** By what is limited: a text at the limit and one beyond it, and what is said of the second. */
type Case = {
  readonly limits: Partial<Limits>
  readonly fine: string
  readonly beyond: string
  readonly said: string
  readonly message: string
  readonly file?: string
}

const cases: Readonly<Record<string, Case>> = {
  'cells that are written': {
    limits: { cells: 8 },
    fine: 'x\n\n|a|b|\n|-|-|\n|a|b|\n|a|b|\n|a|b|\n',
    beyond: 'x\n\n|a|b|\n|-|-|\n|a|b|\n|a|b|\n|a|b|\n|a|b|\n',
    said: 'table-too-large 3:1',
    message: 'The tables of the page have more than 8 cells',
  },
  'cells that rows leave out': {
    limits: { cells: 20 },
    fine: 'x\n\na|b|c|d\n-|-|-|-\nx\nx\n',
    beyond: 'x\n\na|b|c|d\n-|-|-|-\nx\nx\nx\nx\nx\n',
    said: 'table-too-large 3:1',
    message: 'The tables of the page have 24 cells with this one; the limit is 20',
  },
  references: {
    limits: { references: 20 },
    fine: '[a]: /bcde "fgh"\n\n[a] [A]',
    beyond: '[a]: /bcde "fgh"\n\n[a] [A]\n![a]',
    said: 'references-too-large 4:1',
    message: 'Uses of link definitions put 24 characters into the page; the limit is 20',
  },
  'references in titles of blocks': {
    limits: { references: 8 },
    fine: '[a]: /bcde "fgh"\n\n:::note[[a]]\nx\n:::',
    beyond: '[a]: /bcde "fgh"\n\n:::note[[a] [a]]\nx\n:::',
    said: 'references-too-large 3:13',
    message: 'Uses of link definitions put 16 characters into the page; the limit is 8',
  },
  lines: {
    limits: { lines: 3 },
    fine: 'a\nb\nc',
    beyond: 'a\nb\nc\nd',
    said: 'page-too-complex 4:1',
    message: 'The page has more than 3 lines',
  },
  'lines of .mdx': {
    limits: { mdxLines: 3 },
    fine: 'a\nb\nc',
    beyond: 'a\nb\nc\nd',
    said: 'page-too-complex 4:1',
    message: 'The page has more than 3 lines',
    file: mdxPage,
  },
  pieces: {
    limits: { pieces: 60 },
    fine: '`a` &amp; `b`\n',
    beyond: 'x\n\n`a` '.repeat(20),
    said: 'page-too-complex 31:1',
    message: 'The page has more than 60 marks, lines and blocks',
  },
  addresses: {
    limits: { addresses: 4 },
    fine: 'a@b.co http://a.b www.a.b http://b.co',
    beyond: `x\n\n${'a@b.co '.repeat(5)}`,
    said: 'page-too-complex 3:30',
    message: 'The page has more than 4 addresses of pages and of mail',
  },
  'addresses that become links': {
    limits: { pieces: 60 },
    fine: 'a@b.co '.repeat(10),
    beyond: `x\n\n${'a@b.co '.repeat(30)}`,
    said: 'page-too-complex 3:133',
    message: 'The page has more than 60 links, texts and blocks',
  },
  'lines in blocks in blocks': {
    limits: { pieces: 60 },
    fine: ':::note\n'.repeat(4) + ':::\n',
    beyond: `${range(20)
      .map((level) => `${':'.repeat(23 - level)}note\n`)
      .join('')}a\n`,
    said: 'page-too-complex 11:1',
    message: 'The page has more than 60 marks, lines and blocks',
  },
  'items of lists': {
    limits: { containers: 5 },
    fine: '- a\n- b\n- c\n- d\n- e\n',
    beyond: '- a\n- b\n- c\n- d\n- e\n- f\n\nx\n',
    said: 'page-too-complex 6:3',
    message: 'The page has more than 5 quotes, items of lists and lines that continue them',
  },
  quotes: {
    limits: { containers: 3 },
    fine: '> a\n> b\n\n> c\n\n> d\n',
    beyond: '> a\n\n> b\n\n> c\n\n> d\n\nx\n',
    said: 'page-too-complex 7:3',
    message: 'The page has more than 3 quotes, items of lists and lines that continue them',
  },
  'items and cells within blocks': {
    limits: { containers: 3, cells: 4 },
    fine: ':::note\n- a\n- b\n:::\n\n- c\n',
    beyond: ':::note\n- a\n- b\n:::\n\n- c\n- d\n',
    said: 'page-too-complex 3:3',
    message: 'The page has more than 3 quotes, items of lists and lines that continue them',
  },
  'lazy lines': {
    limits: { containers: 3 },
    fine: '> a\nb\nc\n',
    beyond: '> a\nb\nc\nd\ne\nf\n',
    said: 'page-too-complex 5:1',
    message: 'The page has more than 3 quotes, items of lists and lines that continue them',
  },
  definitions: {
    limits: { definitions: 2 },
    fine: '[a]: /a\n\n[^b]: c\n',
    beyond: '[a]: /a\n\n[b]: /b\n\n[c]: /c\n\n[d]: /d\n',
    said: 'page-too-complex 7:1',
    message: 'The page has more than 2 definitions of links and footnotes',
  },
  marks: {
    limits: { marks: 6 },
    fine: '*a* [b](/c) *d\n\n*a*',
    beyond: 'x\n\n*a* [b](/c)\n*d* *e*',
    said: 'too-many-marks 3:1',
    message: 'A paragraph has more than 6 marks for emphasis and links',
  },
  'marks of summaries': {
    limits: { marks: 6 },
    fine: '<details>\n<summary>*a* *b* *c*</summary>\n\nx\n\n</details>',
    beyond: '<details>\n<summary>*a* *b* *c* *d*</summary>\n\nx\n\n</details>',
    said: 'too-many-marks 1:1',
    message: 'A paragraph has more than 6 marks for emphasis and links',
  },
  html: {
    limits: { html: 60 },
    fine: 'a\n\nb',
    beyond: `a\n\n${'b'.repeat(61)}`,
    said: 'page-too-large 3:1',
    message: 'The page has 77 characters of HTML or more; the limit is 60',
  },
  'the program of .mdx': {
    limits: { html: 600 },
    fine: '<A />\n\n<B />',
    beyond: '<A />\n\n<B />\n\n<C />',
    said: 'page-too-large 5:1',
    message: 'The page has 752 characters of HTML or more; the limit is 600',
    file: mdxPage,
  },
  'html of fences': {
    limits: { html: 300 },
    fine: '```text showLineNumbers\na\nb\n```',
    beyond: `x\n\n\`\`\`text showLineNumbers\n${'a\n'.repeat(10)}\`\`\``,
    said: 'page-too-large 1:1',
    message: 'The page has 516 characters of HTML or more; the limit is 300',
  },
  'one drawing': {
    limits: { drawing: 10 },
    fine: '```plan\n123456789\n```',
    beyond: 'x\n\n```plan\n12345678901\n```',
    said: 'drawing-too-large 3:1',
    message: 'The drawing has 11 characters; the limit is 10',
  },
  'all drawings': {
    limits: { drawing: 10, drawings: 20 },
    fine: '```plan\n1234567890\n```\n\n```plan\n1234567890\n```',
    beyond: '```plan\n1234567890\n```\n\n'.repeat(4),
    said: 'drawing-too-large 9:1',
    message: 'The drawings of the page have 30 characters with this one; the limit is 20',
  },
  'tags that open again in each paragraph': {
    limits: { pieces: 300 },
    fine: '<b>a\n\n'.repeat(10),
    beyond: `x\n\n${range(40)
      .map((index) => `<b id="a${index}">`)
      .join('')}\n\nb\n\nc\n`,
    said: 'page-too-complex 3:291',
    message: 'The page has more than 300 elements that tags without an end open again',
  },
}

for (const [name, { limits, fine, beyond, said, message, file = page }] of Object.entries(cases)) {
  test(`N-20 ${name}: what is at the limit stays, more is refused with its place`, async () => {
    const options = { limits, file, fences: { plan: (code: string) => code } }
    const errors = (problems: readonly Diagnostic[]) => problems.filter(({ severity }) => severity === 'error')
    assert.equal(
      errors(await problemsOf(fine, options))
        .map(({ message }) => message)
        .filter((text) => /limit|more than/.test(text)),
      [],
    )
    const found = errors(await problemsOf(beyond, options))
    assert.equal(found.map(brief), [said])
    assert.is(found[0]!.message, message)
    assert.ok(found[0]!.hint)
  })
}

test('N-20 parts count for the page that includes them', async () => {
  const files = { 'content/set/en/docs/_p.md': '|a|b|\n|-|-|\n|a|b|\n' }
  const twice = '<Include src="./_p.md" />\n\n<Include src="./_p.md" />'
  assert.equal((await problemsOf(twice, { files, limits: { cells: 8 } })).map(brief), [])
  const [problem] = await problemsOf(twice, { files, limits: { cells: 7 } })
  assert.equal([problem?.code, problem?.place?.file], ['table-too-large', 'content/set/en/docs/_p.md'])
  assert.equal((await problemsOf(twice, { files, limits: { includes: 1 } })).map(brief), ['page-too-complex 3:1'])
})

test('N-20 nothing else is made of code that is shown often: an image is read once, a full page takes no more', async () => {
  let loads = 0
  const image = new Proxy({}, { get: () => (loads++, new Uint8Array()) })
  await htmlOf('![](./a.png) '.repeat(50), { files: image })
  assert.is(loads, 1)
})

test('N-20 annotations of code may cover each other: each line is looked at once', async () => {
  const before = process.cpuUsage()
  await htmlOf(`\`\`\`text {${'1-99999999,'.repeat(20_000)}}\n${'a // [!code ++:9999]\n'.repeat(20_000)}\`\`\``)
  const { user, system } = process.cpuUsage(before)
  assert.ok((user + system) / 1e6 < 30)
})

test('N-20 blocks that are never closed are nested too deep', async () => {
  assert.equal((await problemsOf(`x\n\n${':::note\n'.repeat(4000)}`)).map(brief), ['nesting-too-deep 103:1'])
})

test('N-20 tags that nest without an end are refused before they are parsed', async () => {
  assert.equal((await problemsOf(`x\n\n${'<div>'.repeat(100_000)}`)).map(brief), ['nesting-too-deep 3:1'])
})

test('N-21 parsing ends after its time, wherever it is then, and says the place', async () => {
  // As the native parser would not read it.
  const text = 'a *b* `c` *_d_*\n\n'.repeat(5000)
  const [problem, ...others] = await problemsOf(text, { limits: { seconds: 0.01 } })
  assert.equal([problem?.code, others.length], ['page-too-slow', 0])
  assert.ok(problem!.place!.line! > 1)
  assert.is(problem!.message, 'Parsing the page was given up after 0.01 s of the processor')
})

test('N-20 the largest tables, lists and texts of people are far below', async () => {
  const cells = defaultLimits.cells / 10
  const text = [
    `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|a|b|c|d|e|\n'.repeat(cells / 5)}`,
    '- a\n'.repeat(defaultLimits.containers / 10),
    'word *word* [word](/a)\n\n'.repeat(1000),
  ].join('\n')
  assert.equal((await problemsOf(text)).map(brief), [])
})

test.run()
