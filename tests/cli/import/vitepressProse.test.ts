/** `site import vitepress`: notations of markdown-it in prose, and all ways to write a fence. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { imported } from './support/imported.ts'

const { path: folder, end } = openTempFolder()
test.after(end)

const config = { '.vitepress/config.js': 'export default { title: "T" }\n' }

/** The prose of a page, and what is to be done by hand. */
async function converted(name: string, text: string, files: Readonly<Record<string, string>> = config) {
  const { told, read } = await imported({ tool: 'vitepress', folder, name, files: { ...files, 'a.md': text } })
  const notes = told.notes.flatMap(({ text: note, files: places = [] }) => places.map((place) => `${note} ${place}`))
  return { lines: read('content/en/docs/a.md').split('\n'), notes, read }
}

/** Braces that are no attributes, or code. */
const untouched = [
  '`[x](y){a=b}` {{ vue }} $x_{i=1}$ [a](b) {word} {#id} **a** {x}',
  '',
  '[r]: https://x.example',
  '',
  '```md',
  '[x](y){a=b}',
  '```',
]

test('attributes in braces are taken out, the width of an image is kept, and the rest is told', async () => {
  const { lines, notes } = await converted(
    'attributes',
    [
      '# A',
      '',
      '[ext](https://x.example){target="_blank" rel="x"} and ![l](/logo.svg){width=20}.',
      '',
      "[![l](/logo.svg){width='20px' height=10 .round}](https://x.example){target=_blank} ![p](/logo.svg){width=50%}",
      '',
      '[ref][r]{download} `code`{.red} **bold**{data-x="1"} _em_{.x} [r]{.x} text {.lead}',
      '',
      '## Title {#own .big}',
      '',
      '- item',
      '{.list}',
      '',
      ...untouched,
    ].join('\n'),
  )
  assert.equal(lines.slice(lines.indexOf('# A') + 2, -1), [
    '[ext](https://x.example) and ![l | w20](/logo.svg).',
    '',
    '[![l | w20_h10](/logo.svg)](https://x.example) ![p](/logo.svg)',
    '',
    '[ref][r] `code` **bold** _em_ [r] text',
    '',
    '## Title {#own}',
    '',
    '- item',
    '',
    ...untouched,
  ])
  assert.equal(
    notes.filter((note) => note.startsWith('Attributes in braces')),
    [
      'Attributes in braces were left out: target (2 times) a.md:3',
      'Attributes in braces were left out: target (2 times) a.md:5',
      'Attributes in braces were left out: rel a.md:3',
      'Attributes in braces were left out: class (7 times) a.md:5',
      'Attributes in braces were left out: class (7 times) a.md:7',
      'Attributes in braces were left out: class (7 times) a.md:7',
      'Attributes in braces were left out: class (7 times) a.md:7',
      'Attributes in braces were left out: class (7 times) a.md:7',
      'Attributes in braces were left out: class (7 times) a.md:9',
      'Attributes in braces were left out: class (7 times) a.md:12',
      'Attributes in braces were left out: width="50%" a.md:5',
      'Attributes in braces were left out: download a.md:7',
      'Attributes in braces were left out: data-x a.md:7',
    ],
  )
})

const fences: Readonly<Record<string, string>> = {
  'js{1,3-4}:line-numbers=2 [file.js]': 'js title="file.js" {1,3-4} showLineNumbers=2',
  'js:line-numbers=2{1,3-4} [file.js]': 'js title="file.js" {1,3-4} showLineNumbers=2',
  'js:line-numbers {1} [a.js]': 'js title="a.js" {1} showLineNumbers',
  'js [a.js]:line-numbers {1}': 'js title="a.js" {1} showLineNumbers',
  'js [a.js] {1}:line-numbers=7': 'js title="a.js" {1} showLineNumbers=7',
  'js {1} [pages/[id]{2}.js] :line-numbers': 'js title="pages/[id]{2}.js" {1} showLineNumbers',
  'js{1}:no-line-numbers': 'js {1}',
  'js:no-line-numbers{1}': 'js {1}',
  'js-vue{1}': 'js {1}',
  'js [a b.js]': 'js title="a b.js"',
  '[a.js]': 'text title="a.js"',
  '{1}:line-numbers': 'text {1} showLineNumbers',
  ':line-numbers=3': 'text showLineNumbers=3',
  'c++': 'c++',
  '': '',
}

test('a fence says the same in all orders', async () => {
  const text = Object.keys(fences)
    .map((info) => `\`\`\`${info}\ncode\n\`\`\``)
    .join('\n\n')
  const openings = (lines: readonly string[]) =>
    lines.flatMap((line, index) => (lines[index + 1] === 'code' ? [line.slice(3)] : []))
  assert.equal(openings((await converted('fences', text)).lines), Object.values(fences))
  const numbered = { '.vitepress/config.js': 'export default { markdown: { lineNumbers: true } }\n' }
  const { lines } = await converted(
    'numbered',
    '```js{1}:no-line-numbers\ncode\n```\n\n```js [x]{1}\ncode\n```\n',
    numbered,
  )
  assert.equal(openings(lines), ['js {1}', 'js title="x" {1} showLineNumbers'])
})

test('values of the head stand in place of expressions that name them; empty keys are left out', async () => {
  const head = ['---', 'title: A_b', 'image:', 'book:', '  pages: 12', 'list:', '  - one', '  - two', '---']
  const { lines, notes } = await converted(
    'values',
    [
      ...head,
      '',
      '# {{ $frontmatter.title }}',
      '',
      '{{$frontmatter.book.pages}} {{ $frontmatter.list[1] }} {{ $frontmatter.none }} `{{ $frontmatter.title }}`',
    ].join('\n'),
  )
  assert.equal(lines.slice(0, -1), [
    ...head.filter((line) => line !== 'image:'),
    '',
    String.raw`# A\_b {#a-b}`,
    '',
    '12 two {{ $frontmatter.none }} `{{ $frontmatter.title }}`',
  ])
  assert.is(notes.length, 2)
})

test('headings of the same words keep their ids', async () => {
  const { lines } = await converted(
    'ids',
    ['# A', '', '## 1. One', '', '## 1. One', '', '## 1. One', '', '## Two', '', '## Two'].join('\n'),
  )
  assert.equal(
    lines.filter((line) => line.startsWith('##')),
    ['## 1. One {#_1-one}', '## 1. One {#_1-one-1}', '## 1. One {#_1-one-2}', '## Two', '## Two'],
  )
})

test('the id of a heading says what code in it says', async () => {
  const headings = ['`--plugin <name>`', '`__dirname` and <b>*more*</b>', 'Plain `code`', '`a_b`']
  const { lines } = await converted('code-ids', ['# A', ...headings.map((words) => `\n## ${words}`)].join('\n'))
  assert.equal(
    lines.filter((line) => line.startsWith('##')),
    [
      '## `--plugin <name>` {#plugin-name}',
      '## `__dirname` and <b>*more*</b> {#dirname-and-more}',
      '## Plain `code`',
      '## `a_b` {#a-b}',
    ],
  )
})

test('directives are names of attributes, not what stands in their values', async () => {
  const tag = `<i style="color: #f00; left:0" title='v-if it is @home'>a</i>`
  const text = `${tag}\n<i :class="{ a: b }" id="x" @click.prevent v-if='y'>b</i>`
  const { lines, notes } = await converted('directives', `# A\n\n${text}`)
  assert.equal(lines.slice(2, -1), [tag, '<i id="x">b</i>'])
  assert.is(notes.length, 3)
})

test('details that are open stay so', async () => {
  const text = ['::: details Click me {open}', 'a', ':::', '', '::: details {open}', 'b', ':::', '', '::: details Shut']
  const { lines } = await converted('open', ['# A', '', ...text, 'c', ':::'].join('\n'))
  assert.equal(
    lines.filter((line) => line.includes('details')),
    [':::details[Click me]{open}', ':::details{open}', '::: details Shut'],
  )
})

test('videos stay, and pages may play those of other hosts', async () => {
  const text = [
    '<video controls muted poster="https://y.example/run.png">',
    '  <source src="https://x.example/run.mp4',
    '" type="video/mp4" />',
    '  Not shown.',
    '</video>',
  ]
  const { lines, notes, read } = await converted('videos', ['# A', '', ...text].join('\n'))
  assert.equal(lines.slice(2, -1), text)
  assert.equal(notes, [])
  assert.match(read('site.config.ts'), /hosts: \[\s+"https:\/\/x\.example",\s+"https:\/\/y\.example",\s+\]/)
})

test('a page beside a folder and the page of that folder have addresses of their own', async () => {
  const files = { ...config, 'guide.md': '# Guide\n', 'guide/index.md': '# Folder\n', 'b.md': '# B\n\n[g](./guide)\n' }
  const { told, read } = await imported({ tool: 'vitepress', folder, name: 'beside', files })
  assert.is(read('content/en/docs/guide.md'), '# Guide\n')
  assert.is(read('content/en/docs/guide/index.md'), '---\nslug: /guide/overview\n---\n\n# Folder\n')
  assert.ok(read('content/en/docs/b.md').includes('[g](./guide.md)'))
  assert.ok(told.notes.some(({ files: places = [] }) => places.includes('guide/index.md')))
})

test('tabs of vitepress-plugin-tabs are tabs', async () => {
  const { lines, notes } = await converted(
    'tabs',
    [
      ...[
        '::::tabs key:os',
        '== Linux "x"',
        'a',
        '',
        '::: tip',
        'b',
        ':::',
        '==macOS',
        '```md',
        '== no tab',
        '```',
        '::::',
        '',
      ],
      ...['- item', '', '  :::tabs', '  == one', '  c', '  :::', ''],
      ...['::: tabs', '@tab d', 'e', ':::', ':::: tabs', '::: tab f', 'g', ':::', '::::', ''],
      ...['<<< @/a.js', '', '<<< ./a.js#no', ''],
    ].join('\n'),
    { ...config, 'a.js': 'x\n' },
  )
  assert.equal(lines.slice(0, 46), [
    ...['<Tabs groupId="os">', '<TabItem value="Linux &quot;x&quot;">', '', 'a', '', '::: tip', 'b', ':::'],
    ...['</TabItem>', '<TabItem value="macOS">', '', '```md', '== no tab', '```', '', '</TabItem>', '</Tabs>', ''],
    ...['- item', '', '  <Tabs>', '  <TabItem value="one">', '', '  c', '', '  </TabItem>', '  </Tabs>', ''],
    ...['<Tabs>', '<TabItem value="d">', '', 'e', '', '</TabItem>', '</Tabs>'],
    ...['<Tabs>', '<TabItem value="f">', '', 'g', '', '</TabItem>', '</Tabs>', ''],
    ...['```js file="../../../examples/a.js"', '```', ''],
  ])
  assert.is(lines[46], '```js file="../../../examples/a.js"')
  assert.equal(notes, ['Code from a region that is not in its file: all of the file is shown a.md:33'])
})

test('redirects of hosts are those of the site', async () => {
  const { told, read } = await imported({
    tool: 'vitepress',
    folder,
    name: 'hosts',
    files: { ...config, 'a.md': '# A\n', 'public/_redirects': '/old /a\n/out https://x.example\n' },
  })
  assert.equal(told.redirects, { '/old/': '/a/' })
  assert.match(read('site.config.ts'), '"/old/": "/a/"')
  assert.not.ok(told.files.includes('public/_redirects'))
  assert.ok(told.notes.some(({ text }) => text === 'Rules of hosts were left out: /out https://x.example'))
})

test('redirects of hosts are seen from the path that the site lies below', async () => {
  const { told } = await imported({
    tool: 'vitepress',
    folder,
    name: 'below',
    files: {
      '.vitepress/config.mjs': "export default { base: '/docs/' }\n",
      'a.md': '# A\n',
      'public/_redirects': '/docs/old /docs/a\n/docs/top /docs\n/other /docs/a\n',
    },
  })
  assert.equal(told.redirects, { '/old/': '/a/', '/top/': '/' })
  assert.ok(told.notes.some(({ text }) => text === 'Rules of hosts were left out: /other /docs/a'))
})

test('parts that include others several times, and those others again, end at the limit of a page', async () => {
  const next = (index: number) => `<!--@include: ./p${index + 1}.md-->\n\n`.repeat(3)
  const pages = Array.from({ length: 8 }, (_, index) => [`p${index}.md`, `# ${index}\n\n${next(index)}`])
  const files = { ...config, ...Object.fromEntries(pages) }
  const { told } = await imported({ tool: 'vitepress', folder, name: 'many', files })
  assert.ok(told.notes.some(({ text }) => text.startsWith('Parts beyond 1000 of a page were left out (@include)')))
})

test.run()
