import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { llms } from '../../../plugins/llms.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { buildInMemory } from '../../support/memorySite.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'

const files = {
  'content/acme/zh/docs/a.md':
    '---\ntitle: 甲 [x]\ndescription: 关于甲\n---\n\n## 步骤 {#steps}\n\n[乙](./b.md#part) ![图](img/p.png "t") [站内](/docs/b/) [外](https://x.example/) [锚](#steps)\n\n`[乙](./b.md)`\n\n```md\n[乙](./b.md)\n```\n\n[乙]: ./b.md\n\n<Include src="./_part.md" />\n\n1. 代码\n\n   ```js title="e.js" file="../e.js#run"\n   ```\n',
  'content/acme/zh/e.js': '// #region run\nrun()\n\nstop()\n// #endregion\n',
  'content/acme/zh/docs/b.md': '# B\n\n## Part\n\n[![图](img/p.png)](./a.md)\n',
  'content/acme/zh/docs/_part.md': '见 [乙](b.md)\n',
  'content/acme/zh/docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n秘密\n',
  'content/acme/en/docs/b.md': '# B in English\n\nText\n',
  'content/acme/zh/docs/img/p.png': 'png',
}
const plugins = [
  docs(),
  markdownSources(),
  llms({
    about: (_, locale) => ({ title: `Acme ${locale}`, summary: 'S', details: 'D', pages: 'Pages' }),
    sections: () => [{ prefix: '/docs/', title: 'Docs' }],
  }),
]
const build = (more: object = {}) => buildInMemory({ files, plugins, ...more })

test('a Markdown source is the text as written, with a head and absolute URLs outside of code', async () => {
  const { files } = await build()
  const image = /assets\/p\.\w{10}\.png/.exec(files.get('docs/a/index.md')!)![0]
  assert.is(
    files.get('docs/a/index.md'),
    [
      '# 甲 [x]',
      '',
      '> 关于甲',
      '',
      '<https://acme.example/docs/a/>',
      '',
      '## 步骤',
      '',
      `[乙](https://acme.example/docs/b/#part) ![图](https://acme.example/${image} "t") [站内](https://acme.example/docs/b/) [外](https://x.example/) [锚](#steps)`,
      '',
      '`[乙](./b.md)`',
      '',
      '```md',
      '[乙](./b.md)',
      '```',
      '',
      '[乙]: https://acme.example/docs/b/',
      '',
      '见 [乙](https://acme.example/docs/b/)',
      '',
      '1. 代码',
      '',
      '   ```js title="e.js"',
      '   run()',
      '',
      '   stop()',
      '   ```',
      '',
    ].join('\n'),
  )
  assert.match(files.get('docs/b/index.md')!, `[![图](https://acme.example/${image})](https://acme.example/docs/a/)`)
})

test('links of a Markdown source keep what they ask for', async () => {
  const { files: output } = await build({
    files: {
      ...files,
      'content/acme/zh/docs/q.md': '[a](b.md?tab=2) [b](b.md?a=1&b=%26#part) [c](b?x) [d](/docs/b/?q=1)\n',
    },
  })
  const address = 'https://acme.example/docs/b/'
  assert.match(
    output.get('docs/q/index.md')!,
    `[a](${address}?tab=2) [b](${address}?a=1&b=%26#part) [c](${address}?x) [d](${address}?q=1)`,
  )
})

test('links of a Markdown source are absolute however they are written, and code that looks like a link is left alone', async () => {
  const text = [
    '# 甲',
    '',
    'See [ref], [b](<b.md> "T"), [dot](./), [up](../other/#x), [query](?print), [pdf](./a.pdf), [mail](mailto:a@b.cc).',
    '',
    "<a href='b.md'>b</a> <a href=b.md>b</a> <img alt=\"x\" src='img/p.png'>",
    '',
    '    [b](b.md)',
    '',
    '- item',
    '',
    '      [b](b.md)',
    '',
    '  in it [b](b.md)',
    '',
    '`` a ` [b](b.md)',
    '[b](b.md) ``',
    '',
    '[ref]: <b.md> "T"',
  ]
  const { files: output } = await build({
    files: { ...files, 'content/acme/zh/docs/a.md': text.join('\n'), 'content/acme/zh/docs/a.pdf': 'pdf' },
  })
  const source = output.get('docs/a/index.md')!
  const [image] = /assets\/p\.\w{10}\.png/.exec(source) ?? []
  const [pdf] = /assets\/a\.\w{10}\.pdf/.exec(source) ?? []
  const b = 'https://acme.example/docs/b/'
  assert.equal(source.split('\n').slice(4), [
    `See [ref], [b](${b} "T"), [dot](https://acme.example/docs/a/), [up](https://acme.example/docs/other/#x), [query](https://acme.example/docs/a/?print), [pdf](https://acme.example/${pdf}), [mail](mailto:a@b.cc).`,
    '',
    `<a href="${b}">b</a> <a href="${b}">b</a> <img alt="x" src="https://acme.example/${image}">`,
    ...text.slice(5, 12),
    `  in it [b](${b})`,
    ...text.slice(13, 17),
    `[ref]: ${b} "T"`,
    '',
  ])
})

test('fallback pages and hidden pages have no Markdown source', async () => {
  const { files } = await build()
  const sources = [...files.keys()].filter((name) => name.endsWith('.md')).sort()
  assert.equal(sources, ['docs/a/index.md', 'docs/b/index.md', 'en/docs/b/index.md'])
})

test('llms.txt lists the Markdown sources of a locale, llms-full.txt has their text', async () => {
  const { files } = await build()
  assert.is(
    files.get('llms.txt'),
    '# Acme zh\n\n> S\n\nD\n\n## Docs\n\n- [甲 \\[x\\]](https://acme.example/docs/a/index.md): 关于甲\n- [B](https://acme.example/docs/b/index.md)\n',
  )
  assert.match(files.get('en/llms.txt')!, '- [B in English](https://acme.example/en/docs/b/index.md)')
  assert.match(files.get('llms-full.txt')!, /## 步骤[^]*\n---\n\n# B\n/)
  assert.not.match(files.get('llms-full.txt')!, '秘密')
})

test('an unchanged build renders no Markdown source again; a changed image or part does', async () => {
  const store = createMemoryStore()
  const disk = createMemoryDisk(files)
  const before = (await build({ store, disk })).files.get('docs/a/index.md')!
  disk.reads.length = 0
  const cache = (await build({ store, disk })).cache
  disk.reads.length = 0
  const again = await build({ store, disk, cache })
  assert.is(again.files.get('docs/a/index.md'), before)
  // Once by the stage that reads all sources; the part is not a source.
  assert.equal(
    disk.reads.filter((file) => file.endsWith('a.md')),
    ['content/acme/zh/docs/a.md'],
  )

  disk.files.set('content/acme/zh/docs/_part.md', 'Anders\n')
  assert.match((await build({ store, disk })).files.get('docs/a/index.md')!, 'Anders')
  disk.files.set('content/acme/zh/docs/img/p.png', 'other')
  assert.not.match((await build({ store, disk })).files.get('docs/a/index.md')!, /assets\/p\.\w+\.png/.exec(before)![0])
})

test('an image that a part got later is followed when its file changes', async () => {
  const store = createMemoryStore()
  const disk = createMemoryDisk({
    'content/acme/zh/docs/a.md': '# A\n\n<Include src="./_part.md" />\n',
    'content/acme/zh/docs/_part.md': 'Text\n',
    'content/acme/zh/docs/p.png': 'png',
  })
  const imageIn = async () => /p\.\w+\.png/.exec((await build({ store, disk })).files.get('docs/a/index.md')!)?.[0]
  assert.is(await imageIn(), undefined)
  disk.files.set('content/acme/zh/docs/_part.md', '![P](./p.png)\n')
  const first = await imageIn()
  disk.files.set('content/acme/zh/docs/p.png', 'other')
  const second = await imageIn()
  assert.ok(first && second && first !== second, `${first} ${second}`)
})

test.run()
