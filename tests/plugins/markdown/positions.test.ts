/** Errors name the place in the source file: front matter, byte order mark and line ends counted (C-01). */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, mdxPage, page, problemsOf } from './support/read.ts'

/** Text, and what is wrong in it: line and column as if the text were the file. */
const mdx: readonly (readonly [string, string])[] = [
  ['<Foo>', 'mdx-syntax 1:1'],
  ['</Foo>', 'mdx-syntax 1:2'],
  ['<a></b>', 'mdx-syntax 1:4'],
  ['<Foo>\n\n</Bar>', 'mdx-syntax 3:1'],
  ['text {', 'mdx-syntax 1:7'],
  ['{1 +}', 'mdx-syntax 1:5'],
  ['{a b}', 'mdx-syntax 1:3'],
  ['{"x}', 'mdx-syntax 1:2'],
  ['a <5', 'mdx-syntax 1:4'],
  ['a <= b', 'mdx-syntax 1:4'],
  ['<https://example.com>', 'mdx-syntax 1:8'],
  ['<a@b.c>', 'mdx-syntax 1:3'],
  ['import x from', 'mdx-syntax 1:14'],
  ["import {x} fro 'y'", 'mdx-syntax 1:12'],
  ["import x from 'node:fs'", 'mdx-import 1:1'],
  ["import { x } from './_part.mdx'", 'mdx-import 1:1'],
  ["import Layout from '@theme/Layout'", 'mdx-import 1:1'],
  ["import Layout from '~/Layout'", 'mdx-import 1:1'],
  ["import a from './a.tsx'\nimport x from '../../../../../outside.tsx'", 'mdx-import 2:1'],
  ["import a from './a.tsx'\n\n# A\n\nimport a from './b.tsx'", 'mdx-syntax 5:8'],
  ['export const a = 1\n\nexport const a = 2', 'mdx-syntax 3:1'],
  ['export default 1\n\nexport default 2', 'mdx-syntax 3:1'],
  ["export {a} from './b'", 'mdx-import 1:1'],
  ["export * from './b'", 'mdx-import 1:1'],
  ["import './x'\nfoo", 'mdx-syntax 2:1'],
  ['<Foo a={>', 'mdx-syntax 1:10'],
  ['<Foo a={b c} />', 'mdx-syntax 1:10'],
  ['<Foo a="b />', 'mdx-syntax 1:13'],
  ['<Foo {...x y} />', 'mdx-syntax 1:12'],
  ['<Foo a=b />', 'mdx-syntax 1:8'],
  ['<1foo />', 'mdx-syntax 1:2'],
  ['<!DOCTYPE html>', 'mdx-syntax 1:2'],
  ['<?php ?>', 'mdx-syntax 1:2'],
  ['a <!-- b', 'mdx-syntax 1:4'],
  ['<Foo>*a</Foo>*', 'mdx-syntax 1:8'],
  ['*a <Foo>b* c</Foo>', 'mdx-syntax 1:1'],
  ['<div>\ntext</div>', 'mdx-syntax 2:5'],
  ['- <Foo>\n\ntext</Foo>', 'mdx-syntax 1:1'],
  ['> <Foo>\ntext', 'mdx-syntax 1:1'],
  ['{/* unclosed', 'mdx-syntax 1:13'],
  ['text\n\n- a {x => }', 'mdx-syntax 3:11'],
  ['<script>x</script>', 'html-not-allowed 1:1'],
  ['a\n\n<b style={{color: 1}}>x</b>', 'style-refused 3:1'],
  ['<Tabs id="x"><TabItem value="a">x</TabItem></Tabs>', 'tag-attribute 1:1'],
  ['<Include src="./x.mdx" />', 'include-name 1:1'],
  ['text <Include src="./_missing.mdx" />', 'include-missing 1:6'],
]

const md: readonly (readonly [string, string])[] = [
  ['[x](javascript:y)', 'link-scheme 1:1'],
  ['text **b [x](javascript:y)**', 'link-scheme 1:10'],
  ['| a |\n|---|\n| [x](vbscript:y) |', 'link-scheme 3:3'],
  ['- a\n  - ![x](./missing.png)', 'image-missing 2:5'],
  ['text <a href="javascript:x">y</a>', 'link-scheme 1:6'],
  ['> <img src="./no.png">', 'image-missing 1:3'],
  ['<div>\n<p>\n<b onclick="x">y</b>\n</p></div>', 'html-not-allowed 3:1'],
  ['text\n\n  <iframe></iframe>', 'html-not-allowed 3:3'],
  ['a\n\n:::notee\nx\n:::', 'directive-unknown 3:1'],
  ['a\n\n:::steps\n- x\n:::', 'block-misfilled 3:1'],
  ['a\n\n:::steps\n1. x\n\ny\n:::', 'block-misfilled 3:1'],
  ['a\n\n:::cards\n- no link\n:::', 'block-misfilled 3:1'],
  ['a\n\n:::cards\n:::', 'block-misfilled 3:1'],
  ['a\n\n<Steps>\nwords\n</Steps>', 'block-misfilled 3:1'],
  ['a\n\n<Steps>\n### a\n## b\n</Steps>', 'block-misfilled 3:1'],
  ['a\n\n<Cards>\nwords\n</Cards>', 'block-misfilled 3:1'],
  ['a\n\n:::file-tree\n- a\n\n  b\n:::', 'block-misfilled 3:1'],
  ['a\n\n<Card href="x">\nb\n</Card>', 'tag-value 3:1'],
  ['a\n\nb <Badge text="x" type="tipp" />', 'tag-value 3:3'],
  ['a\n\nb <Badge text="" />', 'tag-value 3:3'],
  ['<FileTree a="b">\n- x\n</FileTree>', 'tag-attribute 1:1'],
  [':::info{#a size="3"}\nx\n:::', 'tag-attribute 1:1'],
  ['1. a\n\n   :::note\n   x', 'directive-unclosed 3:4'],
  ['<Tabs>\n<TabItem value="a">\nx\n</TabItem>', 'tag-unmatched 1:1'],
  ['x\n\n</TabItem>', 'tag-unmatched 3:1'],
  ['<Tabs>\nwords\n</Tabs>', 'tag-misplaced 2:1'],
  ['<Tabs groupid="x">\n</Tabs>', 'tag-attribute 1:1'],
  ['a\n\n```basch\nx\n```', 'code-language-unknown 3:1'],
  ['- a\n\n  ```nope\n  x\n  ```', 'code-language-unknown 3:3'],
  ['## a {#x}\n\n## b {#x}', 'heading-id-twice 3:1'],
  ['a\n\n<Include src="./_no.md" />', 'include-missing 3:1'],
  ['<details><summary>[x](javascript:y)</summary>\nx\n</details>', 'link-scheme 1:1'],
  [':::code-group\ntext\n:::', 'tag-misplaced 2:1'],
  ['[^1]\n\n[^1]: [x](javascript:y)', 'link-scheme 3:7'],
]

const files = { 'content/set/en/docs/a.tsx': '' }
const heads = ['', '---\na: 1\n---\n', '---\ntitle: 标题\n\n# comment\nb: [x]\n---\n']
const leads = ['', 'Some text.\n\n', '中文，**测试。**\n一行\n\n- 列表\n\n']

for (const [kind, cases] of [
  ['mdx', mdx],
  ['md', md],
] as const) {
  for (const [text, expected] of cases) {
    test(`C-01 ${kind} ${JSON.stringify(text)}`, async () => {
      const [code, place] = expected.split(' ') as [string, string]
      const [line, column] = place.split(':').map(Number) as [number, number]
      for (const head of heads) {
        for (const lead of leads) {
          const before = (head + lead).split('\n').length - 1
          for (const end of ['\n', '\r\n']) {
            for (const byteOrderMark of ['', '\uFEFF']) {
              const source = byteOrderMark + (head + lead + text).replaceAll('\n', end)
              const [problem] = await problemsOf(source, { file: kind === 'mdx' ? mdxPage : page, files })
              assert.is(problem && brief(problem), `${code} ${line + before}:${column}`, JSON.stringify(source))
            }
          }
        }
      }
    })
  }
}

test('the text of a message counts lines as the file does', async () => {
  const [problem] = await problemsOf('---\ntitle: a\n---\n\n<Foo>\n\n</Bar>', { file: mdxPage })
  assert.match(problem!.message, 'for `<Foo>` (5:1)')
})

test('all problems of a page come at once, in order', async () => {
  const problems = await problemsOf('[a](javascript:x)\n\n```nope\n```\n\n![b](./no.png)\n\n:::nope\n:::\n\n</Tabs>')
  assert.equal(problems.map(brief), [
    'link-scheme 1:1',
    'code-language-unknown 3:1',
    'image-missing 6:1',
    'directive-unknown 8:1',
    'tag-unmatched 11:1',
  ])
})

test('each message has a hint', async () => {
  for (const [text] of md) for (const problem of await problemsOf(text)) assert.ok(problem.hint, problem.code)
  for (const [text] of mdx)
    for (const problem of await problemsOf(text, { file: mdxPage })) assert.ok(problem.hint, problem.code)
})

test('N-07 a component in .md is named as it is written, and the hint says where components work', async () => {
  const text = 'Text\n\n<MyComp a="1" />\n\nInline <Badge>x</Badge> and <DB-Name>\n\nlast <Tabs>x</Tabs>'
  const problems = await problemsOf(text)
  assert.equal(
    problems.map((each) =>
      `${brief(each)} ${each.message} ${each.hint}`.replace(' is not allowed in Markdown and was left out', ':'),
    ),
    [
      'html-not-allowed 3:1 <MyComp>: Components need .mdx: rename the file to page.mdx. Write "\\<" for a sign.',
      'html-not-allowed 5:8 <Badge>: Components need .mdx: rename the file to page.mdx. Write "\\<" for a sign.',
      'html-not-allowed 5:29 <db-name>: Its content is kept. Check the spelling, write "\\<" for a sign, or use Markdown.',
      'html-not-allowed 7:6 <Tabs>: Write its opening and its closing tag on lines of their own.',
    ],
  )
})

test('suggestions', async () => {
  assert.is((await problemsOf(':::notee\nx\n:::'))[0]!.hint, 'Did you mean "note"?')
  assert.is((await problemsOf('```javscript\nx\n```'))[0]!.hint, 'Did you mean "javascript"?')
})

test.run()
