/** The native parser reads what it reads as micromark does, places included, and leaves the rest to it. */
import spec from 'commonmark-spec'
import type { Root } from 'mdast'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseFrontMatter } from '../../../plugins/markdown/frontMatter.ts'
import { defaultLimits, type Limits } from '../../../plugins/markdown/limits.ts'
import { createMeter } from '../../../plugins/markdown/mdast/meter.ts'
import { parseNatively } from '../../../plugins/markdown/mdast/native.ts'
import { constructs } from '../../soak/markdown.ts'
import { fc } from '../../support/properties.ts'
import { compareParsers, differenceOf } from './support/parsers.ts'
import { soup } from './support/soup.ts'

const root = resolve(import.meta.dirname, '../../..')
const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 3000) }

function assertAlike(texts: readonly string[], { least }: { readonly least: number }): void {
  const outcomes = texts.map(compareParsers)
  assert.equal(
    outcomes.filter((outcome) => typeof outcome === 'object'),
    [],
  )
  const share = outcomes.filter((outcome) => outcome === 'the same').length / texts.length
  assert.ok(share >= least, `${share} of them are read natively`)
}

function bodiesOf(patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [text.slice(parseFrontMatter({ file, text }).bodyStart)]
  })
}

test('the examples of CommonMark', () =>
  assertAlike(
    spec.tests.map(({ markdown }: { markdown: string }) => markdown.replaceAll('→', '\t')),
    { least: 0.85 },
  ))

test("this project's texts, nearly all of them natively", () =>
  assertAlike(bodiesOf(['content/**/*.md', 'docs/**/*.md', '*.md']), { least: 0.85 }))

test('texts of others', () => {
  const files = globSync('node_modules/*/{README,readme,Readme}.md', { cwd: root }).toSorted()
  assertAlike(bodiesOf(files.filter((_, index) => index % 3 === 0)), { least: 0.6 })
})

const assertNoDifference = (text: string) =>
  assert.type(compareParsers(text), 'string', JSON.stringify(compareParsers(text)))

test('any notations in any order', () => fc.assert(fc.property(soup, assertNoDifference), runs))

test('any examples and notations, one after the other', () => {
  const example = fc.constantFrom<string>(...spec.tests.map(({ markdown }: { markdown: string }) => markdown))
  const texts = fc.array(fc.oneof(example, soup), { maxLength: 4 }).map((parts) => parts.join('\n'))
  fc.assert(fc.property(texts, assertNoDifference), { ...runs, numRuns: runs.numRuns / 3 })
})

const plain = '# Title\n\nSome *words* and a [link](/a).\n'

/** What the two read in different ways, or once did. */
const leftToMicromark: readonly string[] = [
  '在中文里**“强调”**同样有效',
  '**注意：**先备份，再**（可选）**继续',
  'a*_foo_*',
  '*_*c*',
  '+ `    code\n    <a href="x">',
  '- `one\n- two`\n   [foo]: \n      /url  \n           [c](/d)\n',
  '~~~p  ',
  '😀www.a.b',
  '- <script>:::\n\n0. ok\n',
  '-\n[ ] a',
  'a:::\nxmpp:www.a.b',
  '[a]: /b\n<TabItem value="a">\n2) a',
  '[a]: /b\n---\n10. a',
  '>* ```js {1}\n',
  "[^1]: a<!--\n   [foo]: \n      /url  \n           'the title'  \n\n[foo]\n",
  '1. a<!X\n    <a/>\n    *hi*\n\n    - one\n',
  '\\**b**',
  '😀**a**',
  'http://…',
  'www.a.b| a | b |\n|---|:-:|\n',
  '</a@b.c',
  'npm/x@b.c and `npm/x@b.c`',
  '    # <TabItem value="a">\n',
  'npm/x@2.0xmpp:',
  ':::note\n\nnever closed',
  ':::tip[\n:::\n',
  ':::note\n\\\n:::\n',
  '- x\n:::\n',
  '1. a```js {1}\n\ta@b.c.d',
  ':::note\n\t::::\n',
  '*     code\n<TabItem value="a">\n',
  '    ```\n    aaa\n    ```\n\n<TabItem value="a">\n',
  '- [ ] ```|-|-|\n  ![h](/i)',
  ':::note\n::leaf\n:::',
  ':::note\n![a:b](/c.png)\n:::',
  'http://./x.md',
  '[!NOTE]\n10. <Include src="./_p.md" />\n',
  '* \t<TabItem value="a">\n',
  '> ```\nclass=\n</TabItem>\n',
  '<div>\n<Tabs>\n</div>',
  '<Tabs>\n<TabItem label="a">\n    no code\n</TabItem>\n</Tabs>',
  '- \n<Tabs>\n    a simple\n      indented code block\n',
  '- [ ] \n<b>',
  '| a | b |\n|---|---|\n<b>',
  '{a\n-:',
  '[^1]: 1. ',
  '* [Foo\n  bar]: /url\n\n[Baz][Foo bar]\n',
  'a\0b',
  '<script><style>p{color:red;}</style>\n*foo*\n',
  '<pre>\n</SCRIPT>\n*foo*\n',
  '> 1. > a\n> b\n>2) c',
  '> > a\n>\n>\n',
  '> > 1. a\n>>\n>>    b\n>\n',
  ':::note\n| a | b |\n|---|:-:|\n.\n:::\n',
  '[|||[[:a}]http://a.:0[]:::',
  '- foo\n-----\n        foo\n    bar\n',
  '[foo]\n\n> [foo]: /url\n</Foo>\n',
  "0. ok\n##    [foo]: \n      /url  \n           'the title'  \n",
  '- +     [!NOTE]\n<TabItem value="a">\n',
  '[^1]: Foo\n<a href="bar">\nbaz',
  '> [^1]: note\n>\n> more',
  '> - [^1]: note\n>',
  '- foo\n-     code\n  10.  foo\n\n           bar',
  '* </foo  \n     bar',
  'http://\\.a',
  ' :::note\n\n    text\n\n:::\n',
  '-\n  foo\n-\n      baz\n\n    10. a',
  '[A&nbsp;b][]\n\n[a&nbsp;b]: /c',
  'https&#58;//a.b',
  'a <&#x6d;ail&#116;o&colon;b@c&period;d>',
  `[a]: /${'b'.repeat(2000)}\n\n${'[a] '.repeat(40)}`,
]
for (const text of leftToMicromark)
  test(`left to micromark: ${JSON.stringify(text.slice(0, 60))}`, () =>
    assert.is(compareParsers(text), 'left to micromark'))

const readNatively: readonly string[] = [
  plain,
  '> > a\n>\n> b\n\nc',
  '中文**强调**，**再来一次**。中文 `_id` 与 `a_b`（*可选*）。',
  '版本：只保留 **24 小时**，且不能修改。',
  ':::note[A *title*]{open}\nAt 10:00, or {figure:a.b}.\n\n> :::tip\n> within\n> :::\n\n:::\n',
  '<Tabs>\n<TabItem label="a">\n\n- one\n- [x] **two**\n- [ ] three\n\n</TabItem>\n</Tabs>',
  'text\n<details>  \n<summary>More</summary>\nof *it*\n</details>\nend',
  'See https://a.b/c and me@x.yz, [^1].\n\n[^1]: A note.\n',
  '| a | b |\n|---|:-:|\n| `c` | \\| |\n',
  'In code `npm/x@2.0`, `*_*` and `a <!-- b`.\n\n> ```html\n> <pre>\n> x <!--\n> user:x@a.bc\n> ```\n',
  '## 1.0.0\n\n- Fixed *one* thing ([#1](https://a.b/1))\n- And `another`\n\n'.repeat(500),
]
for (const text of readNatively)
  test(`read natively: ${JSON.stringify(text.slice(0, 60))}`, () => assert.is(compareParsers(text), 'the same'))

test('what would be refused is left to micromark, which refuses it', () => {
  const few: Limits = { ...defaultLimits, marks: 20, cells: 20, containers: 20, definitions: 20 }
  for (const text of ['*a* '.repeat(20), '| a | b |\n|---|---|\n| c | d |\n'.repeat(8), '- a\n'.repeat(30)])
    assert.is(parseNatively(text, createMeter(few)), undefined)
})

test('what is read natively counts for the page it is in', () => {
  const meter = createMeter(defaultLimits)
  parseNatively(plain, meter)
  assert.ok(meter.pieces > 5)
  meter.pieces = defaultLimits.pieces
  assert.is(parseNatively(plain, meter), undefined)
})

/** Nothing ends a native parser. */
test('the largest texts it gets take no time to speak of', () => {
  for (const [name, generate] of Object.entries(constructs)) {
    for (const size of [4000, 60_000, 400_000]) {
      const text = generate(size)
      const startedAt = process.threadCpuUsage().user
      parseNatively(text, createMeter(defaultLimits))
      const seconds = (process.threadCpuUsage().user - startedAt) / 1e6
      assert.ok(seconds < 2, `${name}, ${size}: ${seconds} s`)
    }
  }
})

test('on a platform without a binary micromark reads everything', () => {
  const script = `
    import { parse } from './plugins/markdown/mdast/parse.ts'
    import { parseNatively } from './plugins/markdown/mdast/native.ts'
    import { createMeter } from './plugins/markdown/mdast/meter.ts'
    import { defaultLimits } from './plugins/markdown/limits.ts'
    const text = ${JSON.stringify(plain)}
    const trees = [parseNatively, (text, meter) => parse(text, 'md', meter)].map((read) => read(text, createMeter(defaultLimits)))
    console.log(JSON.stringify([trees[0] === undefined, trees[1]]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, NAPI_RS_NATIVE_LIBRARY_PATH: join(root, 'no-such-binary.node') },
  })
  const [isMissing, tree] = JSON.parse(String(output)) as [boolean, Root]
  assert.is(isMissing, true)
  assert.is(differenceOf(tree, parseNatively(plain, createMeter(defaultLimits))!), undefined)
})

test.run()
