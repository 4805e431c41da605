/** `[[brand]]` in prose that several brands show. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withWords } from '../../../engine/html/brandWords.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Brand } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { search } from '../../../plugins/search/index.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, buildInMemory } from '../../support/memorySite.ts'
import { bodyOf, brief, mdxPage, problemsOf } from './support/read.ts'

const named = (name: string): Brand => ({ ...acme, words: { zh: { brand: `${name} 中` }, en: { brand: name } } })
const page = [
  '---',
  'title: What [[brand]] does',
  'description: "[[brand]] at work"',
  '---',
  '',
  'With [[brand]] and `[[brand]]`.',
  '',
  '## Inside [[brand]] {#inside}',
  '',
  '| [[brand]] |',
  '|---|',
  '| ![by [[brand]]](/logo.svg) |',
  '',
  '```toml',
  '[[brand]]',
  '```',
  '',
].join('\n')
const files = {
  'content/acme/zh/docs/a.md': page,
  'content/acme/en/docs/a.md': page,
  'content/acme/en/docs/b.md': '# B\n\nMade with [[brand]]\n',
}
const plugins = [docs(), markdownSources(), search()]
const buildFor = (brand: Brand, more: object = {}) =>
  buildInMemory({ files, plugins, config: { brands: [brand] }, ...more })

test('text, headings, tables and alternative texts name the brand in its language; code does not', async () => {
  const { files: written, routes } = await buildFor(named('A & B'))
  const html = written.get('en/docs/a/index.html')!
  for (const part of ['With A &#x26; B and <code>[[brand]]</code>', 'Inside A &#x26; B', 'alt="by A &#x26; B"'])
    assert.ok(html.replaceAll('&amp;', '&#x26;').includes(part), part)
  assert.match(html, /<pre[^]*\[\[brand\]\]/)
  assert.match(written.get('docs/a/index.html')!, 'With A &amp; B 中 and')
  const { title, description } = routes.get('/en/docs/a/')!.props as { title: string; description: string }
  assert.equal([title, description], ['What A & B does', 'A & B at work'])
})

test('the Markdown for programs and the search index name it, too', async () => {
  const { files: written } = await buildFor(named('Acme'))
  assert.match(written.get('en/docs/a/index.md')!, 'With Acme and `[[brand]]`.')
  const index = [...written].filter(([file]) => file.includes('search')).map(([, text]) => text)
  assert.ok(index.some((text) => text.includes('Inside Acme')))
})

test('brands with the same content share the body that was read', async () => {
  const disk = createMemoryDisk(files)
  const store = createMemoryStore()
  const first = await buildFor(named('Acme'), { disk, store })
  const second = await buildFor(named('Bolt'), { disk, store })
  assert.match(second.files.get('en/docs/a/index.html')!, 'With Bolt and')
  assert.equal([first.bodies, second.bodies], [3, 0])
})

test('a product that gets another name is found by it', async () => {
  const disk = createMemoryDisk({ 'content/acme/en/docs/b.md': '# B\n\nMade with [[brand]]\n' })
  const store = createMemoryStore()
  const indexFor = async (name: string) => {
    const { files: written } = await buildFor(named(name), { disk, store })
    return [...written].flatMap(([file, text]) => (file.includes('search') ? [text] : [])).join('')
  }
  assert.match(await indexFor('Acme'), 'Made with Acme')
  assert.match(await indexFor('Bolt'), 'Made with Bolt')
})

test('a program of .mdx names it', async () => {
  const body = await bodyOf('<Box>With [[brand]]</Box>', { file: mdxPage, words: ['brand'] })
  assert.match(withWords(body, { brand: 'A "B"' }).code!, String.raw`With A \"B\"`)
})

test('a word that not every brand of the set has is reported with its place', async () => {
  const options = { words: ['brand'] }
  assert.equal((await problemsOf('Text\n\nFrom [[brnad]]', options)).map(brief), ['word-unknown 3:6'])
  assert.equal(await problemsOf('`[[brnad]]` and [[Other]]', options), [])
  assert.equal(await problemsOf('[[brnad]] without words'), [])
})

test.run()
