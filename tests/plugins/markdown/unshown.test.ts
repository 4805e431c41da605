/** What only writers see is not in the Markdown that is published: comments, and in MDX the code around the prose. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { llms } from '../../../plugins/llms.ts'
import type { Figures } from '../../../plugins/markdown/index.ts'
import { withoutUnshown } from '../../../plugins/markdown/unshown.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { buildInMemory } from '../../support/memorySite.ts'

test('comments of pages and of what they include are in no file that is published', async () => {
  const { files } = await buildInMemory({
    files: {
      'content/acme/zh/docs/a.md':
        '# A\n\nOne <!-- SECRET --> two.\n\n<!--\nSECRET\n\n```\nSECRET\n```\n-->\n\n[//]: # (SECRET)\n\n[//]: # SECRET\n\n## B <!-- SECRET -->\n\n<Include src="_part.md" />\n',
      'content/acme/zh/docs/_part.md': 'Part.\n\n<!-- SECRET\n\nThat is not closed.\n',
      'content/acme/zh/docs/mdx.md': '---\nformat: mdx\n---\n\n# C\n\nOne {/* SECRET */} two.\n',
    },
    plugins: [
      docs({ format: 'detect' }),
      markdownSources(),
      llms({
        about: () => ({ title: 'Acme', summary: 'S', details: 'D', pages: 'Pages' }),
        sections: () => [{ prefix: '/docs/', title: 'Docs' }],
      }),
    ],
  })
  assert.equal(
    [...files].filter(([, text]) => String(text).includes('SECRET')).map(([name]) => name),
    [],
  )
  assert.match(files.get('docs/a/index.md')!, 'One  two.\n\n## B \n\nPart.\n')
  assert.match(files.get('docs/mdx/index.md')!, 'One  two.')
})

const limits: Figures = {
  names: ['limit'],
  files: ['data/limits.json'],
  read: ({ text }) => ({ 'limit:delay': (JSON.parse(text) as { delay: string }).delay }),
  typedIn: () => [],
}

const cases: readonly (readonly [text: string, shown: string])[] = [
  ['a\n\n<!-- x -->\n\nb\n', 'a\n\nb\n'],
  ['<!-- x -->\n\nb\n', 'b\n'],
  ['a\n<!-- x -->\nb\n', 'a\nb\n'],
  ['a <!-- x --> b <!-- y -->\n', 'a  b \n'],
  ['- a\n\n  <!-- x -->\n\n  b\n', '- a\n\n  b\n'],
  ['> a\n>\n> <!-- x -->\n', '> a\n>\n> \n'],
  ['<!--> a\n', ' a\n'],
  ['<div>\n<!-- x -->\n<b>a</b>\n</div>\n', '<div>\n<b>a</b>\n</div>\n'],
  [
    '<Tabs>\n<TabItem>\n\n    a <!-- x -->\n\n</TabItem>\n</Tabs>\n',
    '<Tabs>\n<TabItem>\n\n    a \n\n</TabItem>\n</Tabs>\n',
  ],
  [
    '<details><summary>a <!-- x --></summary>\n\nb\n\n</details>\n',
    '<details><summary>a </summary>\n\nb\n\n</details>\n',
  ],
  [
    '```mermaid\n%%{init: {}}%%\nflowchart LR\n  %% x\n  a[%%] --> b\n```\n\n```text\n%% y\n```\n',
    '```mermaid\n%%{init: {}}%%\nflowchart LR\n  a[%%] --> b\n```\n\n```text\n%% y\n```\n',
  ],
  ['[comment]: <> (x)\n\na\n', 'a\n'],
  ["import Tabs from '@theme/Tabs'\n\n```js\nimport a from 'a'\n```\n", "\n\n```js\nimport a from 'a'\n```\n"],
]

test('a comment goes with its lines', () => {
  for (const [text, shown] of cases) assert.is(withoutUnshown(text, false), shown, text)
})

test('what is shown stays as it was written', () => {
  const texts = [
    '`<!-- x -->` and \\<!-- y -->\n',
    '```html\n<!-- x -->\n```\n\n    <!-- y -->\n',
    '[a]\n\n[a]: #\n',
    '[a]: # (title)\n\n![b][a]\n',
    '[a]: https://a.example\n',
    'One {/* two */}\n',
    'export a\n',
  ]
  for (const text of texts) assert.is(withoutUnshown(text, false), text)
})

test('in MDX, comments of either kind and what is imported and exported', () => {
  const code = ['```js', "import a from 'a'", 'export { a } // {/* x */}', '```']
  const text = [
    "import A from './A.tsx'",
    'export const key = {',
    "  a: 'x',",
    '}',
    '',
    '# A {#id}',
    '',
    'One {/* x */} {// y',
    '} <!-- z --> {two /* kept */}.',
    '',
    '{/* x */}',
    '',
    ...code,
    '',
    '<A b={1}>{/* x */}</A>',
    '',
  ].join('\n')
  assert.is(
    withoutUnshown(text, true),
    ['# A {#id}', '', 'One    {two /* kept */}.', '', ...code, '', '<A b={1}></A>', ''].join('\n'),
  )
})

test('figures in MDX are no code, and what they stand for need not be MDX', async () => {
  const { files } = await buildInMemory({
    files: {
      'data/limits.json': '{ "delay": "<5 s" }',
      'content/acme/zh/docs/a.md':
        '---\nformat: mdx\n---\n\nexport const key = {\n  a: "SECRET",\n}\n\n# A\n\nIn {limit:delay}. {/* SECRET */}\n',
    },
    plugins: [docs({ format: 'detect', figures: () => limits }), markdownSources()],
  })
  assert.is(files.get('docs/a/index.md')!.split('\n\n').at(-1), 'In <5 s.\n')
  assert.not.match(files.get('docs/a/index.md')!, /export|SECRET/)
})

test('of MDX that is not well-formed no comment is left', () => {
  assert.is(withoutUnshown('a { b\n\n{/* x */}c <!-- x -->d `{/* y */}`\n', true), 'a { b\n\nc d `{/* y */}`\n')
})

test('the time is linear in the length of the text', () => {
  for (const piece of ['<!--', '<!-- -->\n\n', '<!-- --> ', '[a]: #\n', 'a <!-- x\n\n', '{/* */} ', '{/* ']) {
    const before = process.cpuUsage().user
    withoutUnshown(piece.repeat(3_000), piece.startsWith('{'))
    assert.ok((process.cpuUsage().user - before) / 1e6 < 10, piece)
  }
})

test.run()
