/** Sidebars written by hand, mixed with what folders give. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sidebars } from '../../../plugins/docs/types.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { docsSite, page } from './support/docsSite.ts'

const brand = { id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }
const files = {
  'zh/intro.md': page('Intro'),
  'zh/faq.md': page('FAQ'),
  'zh/guide/a.md': page('A'),
  'zh/guide/b.md': page('B'),
  'zh/guide/deep/c.md': page('C'),
  'zh/guide/deep/_category_.yml': 'label: Deep\n',
  'zh/hidden.md': page('Hidden', 'unlisted: true'),
}

const siteWith = (sidebars: unknown, more: Record<string, string> = {}, locales = ['zh']) =>
  docsSite(
    { ...files, 'brands/acme/sidebars.ts': sidebarsFile(sidebars), ...more },
    { options: { sidebars: () => sidebars as Sidebars }, config: { brands: [{ ...brand, locales }] } },
  )

const sidebarsFile = (sidebars: unknown) => `export const sidebars = ${JSON.stringify(sidebars, null, 2)}\n`

test('items stand in their order, with docs, folders, links and categories', async () => {
  const { tree, walk, propsOf } = await siteWith({
    main: [
      'faq',
      { doc: 'intro', label: { zh: '开始', en: 'Start' } },
      { label: 'Guides', doc: 'intro', collapsed: false, items: [{ folder: 'guide' }] },
      { label: 'Elsewhere', href: 'https://example.com/' },
    ],
  })
  assert.equal(tree('/docs/intro/'), [
    'FAQ /docs/faq/',
    '开始 /docs/intro/',
    ['Guides', ['A /docs/guide/a/', 'B /docs/guide/b/', ['Deep', ['C /docs/guide/deep/c/']]]],
    'Elsewhere https://example.com/',
  ])
  assert.equal(walk('/docs/faq/').length, 5)
  const { trail, breadcrumbs } = propsOf('/docs/guide/deep/c/')
  assert.equal(
    breadcrumbs.map(({ label, path }) => [label, path]),
    [
      ['Guides', '/docs/intro/'],
      ['Deep', undefined],
      ['C', '/docs/guide/deep/c/'],
    ],
  )
  assert.ok(trail[1]!.startsWith(`${trail[0]}/`), 'ids of branches nest, so that cut trees can be filled')
})

test('a label that a language lacks is that of the language which stands in', async () => {
  const [en, zh] = ['en', 'zh'].map((id) => ({ id, name: id, lang: id }))
  const { tree } = await docsSite(
    { 'en/intro.md': page('Intro') },
    {
      options: { sidebars: () => ({ main: [{ doc: 'intro', label: { en: 'Start', zh: '开始' } }] }) },
      config: {
        brands: [{ ...brand, locales: ['en', 'zh', 'ja'] }],
        locales: [en!, zh!, { id: 'ja', name: 'ja', lang: 'ja', fallback: ['zh'] }],
      },
    },
  )
  assert.equal(tree('/ja/docs/intro/'), ['开始 /ja/docs/intro/'])
})

test('what is written for one sidebar leaves the others as folders make them', async () => {
  const { tree, propsOf } = await siteWith(
    { main: ['intro'] },
    { 'zh/notes/_category_.yml': 'label: Notes\nsidebar: personal\n', 'zh/notes/n.md': page('N') },
  )
  assert.equal(tree('/docs/intro/'), ['Intro /docs/intro/'])
  assert.equal(tree('/docs/notes/n/'), [['Notes', ['N /docs/notes/n/']]])
  // In no sidebar: the page is there, and stands beside the tree.
  assert.is(propsOf('/docs/faq/').next, undefined)
  assert.equal(tree('/docs/faq/'), ['Intro /docs/intro/'])
})

test('mistakes are told at their line, with the nearest name, once for all locales', async () => {
  const sidebars = {
    main: [
      'intor',
      { folder: 'giude' },
      { label: 'Nowhere' },
      { text: 'what' },
      'intro',
      { label: 'More', items: [{ doc: 'guide/aa' }] },
    ],
  }
  const diagnostics = await problemsOf(() => siteWith(sidebars, {}, ['zh', 'en']))
  const file = 'brands/acme/sidebars.ts'
  assert.equal(
    [...new Set(diagnostics.map(brief))],
    [
      `sidebar-item-without-link ${file}:7:5`,
      `sidebar-item-invalid ${file}:11:7`,
      `doc-unknown ${file}:3:5`,
      `sidebar-folder-unknown ${file}:5:7`,
      `doc-unknown ${file}:18:11`,
    ],
  )
  const hints = diagnostics.map(({ hint = '' }) => hint)
  assert.match(hints[0]!, '"href"')
  assert.match(hints[2]!, 'intro')
  assert.match(hints[3]!, 'guide')
})

test('sidebars of a site without a folder of brands have a place that is there', async () => {
  const sidebars = { main: ['intro', 'intor'] }
  const told = async (more: Record<string, string>) => {
    const options = { sidebars: () => sidebars }
    const config = { brands: [{ ...brand, locales: ['zh'] }] }
    const [problem] = await problemsOf(() => docsSite({ ...files, ...more }, { options, config }))
    return brief(problem!)
  }
  assert.is(await told({ 'sidebars.ts': sidebarsFile(sidebars) }), 'doc-unknown sidebars.ts:4:5')
  assert.is(await told({}), 'doc-unknown site.config.ts')
})

/** What is told of the items of a sidebar: message, hint. */
async function toldOf(...items: readonly unknown[]): Promise<readonly (readonly string[])[]> {
  const problems = await problemsOf(() => siteWith({ main: ['intro', ...items] }))
  assert.ok(problems.every(({ code }) => code === 'sidebar-item-invalid'))
  return problems.map(({ message, hint }) => [
    message.replace('The sidebar item ', '').replace('is invalid: ', ''),
    ...(hint ? [hint] : []),
  ])
}

test('each item is looked at before it is used', async () => {
  const href = 'https://forum.example.com'
  const label = 'Forum'
  const told = await toldOf(
    { labl: label, href },
    { label, herf: href },
    { href },
    { label: {}, href },
    { label, doc: 'intro', items: 'a string' },
    { label, doc: 'intro', href },
    { label, items: [{ labl: label, items: ['intro'] }] },
    { label, items: [] },
    { Empty: [] },
    { label, doc: ['intro'] },
    { label, items: ['intro'], index: { slgu: 'x' } },
    {},
    7,
    '',
  )
  const known = 'Write the id of a doc, or an object with "doc", "folder", "href" or "items".'
  assert.equal(told, [
    ['main[1] the key "labl" is unknown', 'Did you mean "label"?'],
    ['main[2] the key "herf" is unknown', 'Did you mean "href"?'],
    ['main[3] "label" is missing'],
    ['main[4] "label" should be a text, or one for each language, but is an object'],
    ['main[5] "items" should be a list, but is "a string"'],
    [
      'main[6] it cannot be "href" and "doc" at once',
      'Make one item of each, or a category with "label" and "items" around them.',
    ],
    ['main[7].items[0] the key "labl" is unknown', 'Did you mean "label"?'],
    ['main[8] "items" should be a list with items, but is an empty list'],
    ['main[9].Empty it has no items'],
    ['main[10] "doc" should be the id of a doc, but is a list'],
    ['main[11] the key "index.slgu" is unknown', 'Did you mean "slug"?'],
    ['main[12] it names nothing', 'Give it a "doc", "folder", "href" or "items".'],
    ['main[13] it is 7', known],
    ['main[14] it is an empty text', known],
  ])
})

test('items of Docusaurus are looked at, too', async () => {
  const told = await toldOf(
    { type: 'categry', label: 'A', items: ['intro'] },
    { type: 'doc' },
    { type: 'link', label: 'A', herf: '/a/' },
    { type: 'category', label: 'A', items: [] },
    { type: 'category', label: 'A', items: ['intro'], link: { type: 'dco', id: 'intro' } },
  )
  assert.equal(told, [
    ['main[1] the type "categry" is unknown', 'Did you mean "category"?'],
    ['main[2] "id" is missing'],
    ['main[3] the key "herf" is unknown', 'Did you mean "href"?'],
    ['main[4] it has neither items nor a link'],
    ['main[5] "link.type" should be an object with the "type" "doc" or "generated-index", but is "dco"'],
  ])
})

test('links lead to the web, to mail, to a telephone or to a path', async () => {
  const hrefs = ['http://a.example', 'mailto:a@b.example', 'tel:+1', '/faq/', 'https://b.example/?q=1#x']
  const { tree } = await siteWith({ main: ['intro', ...hrefs.map((href) => ({ label: 'A', href }))] })
  assert.equal(
    tree('/docs/intro/').slice(1),
    hrefs.map((href) => `A ${href}`),
  )
  for (const href of ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '', 7]) {
    const [[message]] = (await toldOf({ label: 'A', href })) as [[string]]
    assert.match(message, 'main[1] "href" should be an address')
  }
})

test('what is no list of items is told, and nothing else of it', async () => {
  const codes = async (sidebars: unknown) => (await problemsOf(() => siteWith(sidebars))).map(brief)
  const file = 'brands/acme/sidebars.ts'
  assert.equal(await codes({ main: 'intro' }), [`sidebar-item-invalid ${file}:2:3`])
  assert.equal(await codes(['intro']), [`sidebar-item-invalid ${file}`])
  assert.equal(await codes({ main: ['intor'] }), [`doc-unknown ${file}:3:5`])
  assert.equal(await codes({ main: [] }), [`sidebar-empty ${file}:2:3`])
})

test('names of folders that are told have no empty one among them', async () => {
  const [problem] = await problemsOf(() => siteWith({ main: ['intro', { folder: 'something' }] }))
  assert.is(problem!.hint, 'Known: guide, guide/deep.')
})

test('drafts and docs that are not listed may be named, and are left out', async () => {
  const draft = { 'zh/draft.md': page('Draft', 'draft: true') }
  const { tree } = await siteWith({ main: ['intro', 'hidden', { doc: 'draft', label: 'D' }], other: ['draft'] }, draft)
  assert.equal(tree('/docs/intro/'), ['Intro /docs/intro/'])
})

test('a category that links to a doc that is not there is told at the line of the id', async () => {
  const problems = await problemsOf(() =>
    siteWith({}, { 'zh/guide/_category_.yml': 'label: Guide\nlink:\n  type: doc\n  id: guide/aa\n' }),
  )
  assert.equal(problems.map(brief), ['doc-unknown content/acme/zh/docs/guide/_category_.yml:4:3'])
  assert.match(problems[0]!.hint!, 'guide/a')
})

test.run()
