/** Slips that change nothing on the page or show as they were typed: each is told, with what was probably meant. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkFrontMatter, commonFrontMatter, parseFrontMatter } from '../../../plugins/markdown/index.ts'
import * as v from 'valibot'
import { problemsOf as thrownBy } from '../../support/memorySite.ts'
import { findMath } from '../../../plugins/markdown/mdast/math.ts'
import { brief, mdxPage, problemsOf } from './support/read.ts'

const told = async (text: string, options: Parameters<typeof problemsOf>[1] = {}) =>
  (await problemsOf(text, options)).map((each) => `${brief(each)} ${each.hint}`)

test('N-09 a range of lines that ends before it begins is told', async () => {
  assert.equal(await told('Text\n\n```js {9-2}\na\n```'), ['code-range-reversed 3:1 Write {2-9}.'])
  assert.equal(await told('```js {1,3-2} title="a"\na\n```'), ['code-range-reversed 1:1 Write {2-3}.'])
  assert.equal(await told('```js {2-2,1,3-9}\na\n```'), [])
})

test('N-09 a comment that would mark lines, and is none of those there are, is told', async () => {
  const rows: readonly (readonly [comment: string, hint: string])[] = [
    ['# [!code focsu]', 'Did you mean "focus"?'],
    ['/* [!code x] */', 'There are ++, --, focus, error, warning, highlight, word:x.'],
  ]
  for (const [comment, hint] of rows)
    assert.equal(await told(`\`\`\`js\na ${comment}\n\`\`\``), [`code-key-unknown 1:1 ${hint}`], comment)
  for (const [language, code] of [
    ['js', 'a // [!code hl:2]'],
    ['js', "a('[!code word:x]')"],
    ['md', 'a // [!code word:x]'],
  ])
    assert.equal(await told(`\`\`\`${language}\n${code}\n\`\`\``), [], code)
})

test('attributes of a block that are none are told, each of them', async () => {
  const hint = 'tag-attribute 1:1 Known attributes: id, class, title, open.'
  assert.equal(await told(':::info{#a size="3" colour="red"}\nx\n:::'), [hint, hint])
})

test('N-09 a misspelt key behind the language of a fence is told', async () => {
  const rows: readonly (readonly [meta: string, near: string])[] = [
    ['titel="x y"', 'title'],
    ["Title='x'", 'title'],
    ['filee=./a.js', 'file'],
    ['showLineNumber', 'showLineNumbers'],
    ['showlinenumbers=3', 'showLineNumbers'],
    ['warp', 'wrap'],
    ['nocopy {1}', 'noCopy'],
  ]
  for (const [meta, near] of rows)
    assert.equal(await told(`\`\`\`js ${meta}\na\n\`\`\``), [`code-key-unknown 1:1 Did you mean "${near}"?`], meta)
  for (const meta of [
    'title="warp nocopy titel=1" {1}',
    "title='wrapp' wrap",
    'live',
    'title="a',
    'wrap noCopy showLineNumbers=5',
  ])
    assert.equal(await told(`\`\`\`js ${meta}\na\n\`\`\``), [], meta)
})

test('N-09 words of other tools behind the language of a fence are told by what they are here', async () => {
  for (const [meta, hint] of [
    ['filename="a"', 'Here it is "title".'],
    ['ins={1}', 'Write // [!code ++] at the end of the line.'],
    ['lineNumbers', 'Here it is "showLineNumbers".'],
    ['showLineNumbers startLineNumber=5', 'Write the number of the first line as showLineNumbers=5.'],
    ['collapse={4-5}', 'Put the block between ":::details" and ":::".'],
  ])
    assert.equal(await told(`\`\`\`js ${meta}\na\n\`\`\``), [`code-key-unknown 1:1 ${hint}`], meta)
})

test('a fence that begins with a title or with braces, and has no language, is told what comes first', async () => {
  const hint = 'The first word is the language, and stands by itself: text title="a.sh" {2}.'
  for (const info of ['title="a"', '{ .sh .no-copy }', '{.python title="a"}'])
    assert.ok((await told(`\`\`\` ${info}\na\n\`\`\``)).includes(`code-language-unknown 1:1 ${hint}`), info)
})

test('N-09 components of other tools are told by what they are here', async () => {
  assert.equal(await told('<LinkCard title="A" href="https://a.example" />'), [
    'html-not-allowed 1:1 Here it is <Card title="…" href="…">, within <Cards>.',
  ])
  assert.match((await told('<TOCInline toc={toc} />'))[0]!, /Leave it out/)
  for (const [from, hint] of [
    ['./_part.md', 'Write <Include src="./_part.md" /> where the text belongs.'],
    ['@theme/TOCInline', 'It is of another site generator.'],
    ['nova', 'Rename the file to .mdx'],
  ] as const)
    assert.match((await told(`import A from '${from}'`))[0]!, hint)
  assert.equal(await told('<Aside>\n\na\n\n</Aside>'), ['html-not-allowed 1:1 Write a callout: ":::tip".'])
})

test('N-09 what looks like mathematics is told once on a page, as it is shown as it was typed', async () => {
  for (const math of [
    '$x$',
    '$x_1 + y$',
    '$\\frac{1}{2}$',
    '$a^2$',
    '$E = mc^2$',
    '$\\alpha$',
    '$n-1$',
    '$O(n^2)$',
    '$$\nx^2\n$$',
    '$$x + y$$',
  ])
    assert.equal(
      await told(`Text ${math} and $y^2$\n\n$z$`).then((all) =>
        all.map((each) => each.split(' ').slice(0, 2).join(' ')),
      ),
      ['math-not-shown 1:6'],
      math,
    )
  assert.equal(
    (await told('a\n\n- b $x$', { file: mdxPage }))[0]?.split(' ').slice(0, 2).join(' '),
    'math-not-shown 3:5',
  )
})

test('N-09 dollars that are no mathematics are not told', async () => {
  for (const text of [
    'It costs $5 and $10.',
    'From $5-$10 to US$3, A$4.',
    'Set $HOME and $PATH, or $HOME/$USER.',
    '`$x$` and `$a^2$`',
    '```sh\n$x$\n```',
    '\\$x\\$ and \\$x$',
    '<kbd>$</kbd> x <kbd>$</kbd>',
    '$1 $2 $3',
    'the price ($20) and ($30)',
    '${a} and ${b}',
    '[a](/x?$a$)',
    '$ npm i $ npm run',
    '$scope.$apply$',
    '10$ + 20$ = 30$',
  ])
    assert.equal(await told(text), [], text)
})

const foreign: readonly (readonly [written: string, what: string])[] = [
  ['!!! note', 'a callout of MkDocs'],
  ['!!! warning "Mind"\n\n    Text', 'a callout of MkDocs'],
  ['???+ tip', 'a callout of MkDocs'],
  ['=== "npm"\n\n    Text', 'a tab of MkDocs'],
  ['{{< ref "a" >}}', 'a shortcode of Hugo'],
  ['{{% /notice %}}', 'a shortcode of Hugo'],
  ['{% include a.html %}', 'a tag of Liquid or GitBook'],
  ['{%- endhint -%}', 'a tag of Liquid or GitBook'],
  ['[a]({% link b.md %})', 'a tag of Liquid or GitBook'],
  ["[a]({{ '/b/' | relative_url }})", 'a tag of Liquid or GitBook'],
  ['{{ site.title }}', 'a tag of Liquid or GitBook'],
  ['Text\n{: .lead}', 'an attribute list of kramdown or MkDocs'],
  ['## Title {: #id }', 'an attribute list of kramdown or MkDocs'],
  ['## Title {: .Big }', 'an attribute list of kramdown or MkDocs'],
  ['===  "Tab"', 'a tab of MkDocs'],
  ['## Title { #id .big }', 'an attribute list of kramdown or MkDocs'],
  ['![a](/a.svg){ width="300" }', 'an attribute list of kramdown or MkDocs'],
  ['> [!TIPP]\n> Text', 'a callout of a kind that GitHub does not have'],
  [':::warning[Before\nText\n:::', 'the beginning of a block'],
  ['[TOC]', 'a table of contents'],
  ['[[toc]]', 'a table of contents'],
  ['{:toc}', 'a table of contents'],
  ['![[a.png]]', 'an embed of Obsidian'],
  ['See ![a](img/my picture (2).png).', 'a link whose address has a space'],
  ['See [a](<b c.md>) and [b](d.md "e f.md") and [a](my page.md#part).', 'a link whose address has a space'],
]
for (const [written, what] of foreign)
  test(`N-09 ${JSON.stringify(written)} is told as ${what}, once on a page`, async () => {
    const found = await problemsOf(`First\n\n- b\n\n${written}\n\n${written}`)
    const told = found.filter(({ code }) => code === 'markdown-foreign')
    assert.equal(
      told.map(({ severity, place, message }) => [severity, place!.line, message]),
      [['warning', 5 + Number(written.startsWith('Text')), `This looks like ${what}, which is shown as it is typed`]],
    )
  })

test('N-09 a note without a reference and a reference without a note are told, each once, at their places', async () => {
  const found = await problemsOf('A[^1] b[^2] c[^2].\n\n> d [^long name\n\n[^1]: One.\n\n[^Three]: 3.\n')
  assert.equal(
    found.map(({ code, severity, place, message }) => [code, severity, place!.line, place!.column, message]),
    [
      ['note-lost', 'warning', 1, 8, 'There is no note "[^2]", which is shown as it is typed'],
      ['note-lost', 'warning', 7, 1, 'Nothing refers to the note "[^Three]", so it is not shown'],
    ],
  )
})

test('N-09 a reference to a definition that is not there is told, once for each label', async () => {
  const text = `See [the guide][giude], ![a picture][img] and [api][].
Again [here][giude].

- [core][fix] [one][ONE] is there

[guide]: /guide/
[one]: https://one.example/
`
  const found = await problemsOf(text)
  assert.equal(
    found.map(({ code, severity, place, message }) => [code, severity, place!.line, place!.column, message]),
    [
      [1, 5, '"giude", so "[the guide][giude]"'],
      [1, 26, '"img", so "[a picture][img]"'],
      [1, 47, '"api", so "[api][]"'],
      [4, 3, '"fix", so "[core][fix]"'],
    ].map(([line, column, names]) => [
      'definition-missing',
      'warning',
      line,
      column,
      `There is no definition of ${names} is shown as it is typed`,
    ]),
  )
  assert.is(found[0]!.hint, 'Did you mean "guide"?')
  assert.match(found[1]!.hint!, 'Write it on a line of its own, "[img]: https://…"')
})

test('N-09 a picture that is not there is named as it is written', async () => {
  const [found] = await problemsOf('![图](<./图 一.png>)\n')
  assert.is(found!.message, 'The file "./图 一.png" does not exist')
})

test('N-09 brackets that are meant are no references to definitions', async () => {
  for (const text of [
    'm[i][j], a[0][1] and [3][4]',
    '`[a][b]`, \\[a][b] and [a]\\[b]',
    '```\n[a][b]\n```',
    '- [core][fix] A line of a changelog\n',
    '[[a]][b]',
    '[a][B]\n\n[b]: /\n',
    '[a][](/)',
  ])
    assert.equal(await problemsOf(text), [], text)
})

test('N-09 a cell beyond those of the head of its table is told, once for a row', async () => {
  const rows = ['| a | b |', '|---|---|', '| `x | y` | 2 | 3 |', '| `x \\| y` | 2 |', '| 1 | 2 | |', '| 1 |']
  const found = await problemsOf(`${rows.join('\n')}\n`)
  assert.equal(
    found.map(({ code, severity, place }) => [code, severity, place!.line, place!.column]),
    [['cells-lost', 'warning', 3, 11]],
  )
})

test('N-09 patterns and signs that are meant are no references to notes', async () => {
  for (const text of [
    'All but [^a-z] and [^"]',
    '`[^1]` and \\[^1]',
    '```\n[^1]\n```',
    'A[^b].\n\n[^B]: It.\n',
    '[^1](https://a.example/)',
  ])
    assert.equal(await problemsOf(text), [], text)
})

test('N-09 what other tools write and stands in code, and braces and signs that are none of theirs, are not told', async () => {
  for (const text of [
    '`{% if a %}` and `{{< b >}}`',
    '```md\n!!! note\n\n=== "a"\n```',
    'Wow!!! That is new',
    '## Title {#id}',
    '{{ value }} and {{count}}',
    'a = {x: 1} and {.5, #3}',
    'Title\n===',
    '[[1]](/)',
    '100% {%} off',
  ])
    assert.equal(await told(text), [], text)
  assert.equal(await told('{/* !!! */}\n\n<b title={"{% a %}"}>x</b>', { file: mdxPage }), [])
})

test('N-09 looking for formulas takes no time that grows faster than the text', async () => {
  for (const text of [
    '`'.repeat(50_000),
    '<'.repeat(50_000),
    ']('.repeat(25_000),
    '$$a '.repeat(25_000),
    '$a-'.repeat(25_000),
  ]) {
    const page = `${text} $x$`
    const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: page.length } }
    const { user } = process.cpuUsage()
    findMath({ type: 'root', children: [{ type: 'paragraph', children: [], position }] }, page)
    assert.ok(process.cpuUsage().user - user < 10e6, text.slice(0, 4))
  }
})

test('N-09 a misspelt key of front matter suggests the right one, also with an equals sign', async () => {
  const schema = v.object(commonFrontMatter)
  const hints = async (yaml: string) => {
    const problems = await thrownBy(() =>
      checkFrontMatter(schema, parseFrontMatter({ file: 'a.md', text: `---\n${yaml}\n---\n` })),
    )
    return problems.map((each) => `${brief(each)} ${each.hint}`)
  }
  assert.equal(await hints('titel: X'), ['front-matter-unknown-key 2:1 Did you mean "title"?'])
  assert.equal(await hints('titel= X'), ['front-matter-syntax 2:1 Write "title: X".'])
  assert.equal(await hints('description: x\ntitle=X'), ['front-matter-syntax 3:1 Write "title: X".'])
  assert.equal(await hints('title = "X"\ndescription: x'), ['front-matter-syntax 2:1 Write "title: "X"".'])
  assert.equal(await hints('colour=red'), ['front-matter-syntax 2:1 Write "colour: red".'])
})

test.run()
