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
      `doc-unknown ${file}:3:5`,
      `sidebar-folder-unknown ${file}:5:17`,
      `sidebar-item-without-link ${file}:8:16`,
      `sidebar-item-invalid ${file}:2:3`,
      `doc-unknown ${file}:18:18`,
    ],
  )
  const hints = diagnostics.map(({ hint = '' }) => hint)
  assert.match(hints[0]!, 'intro')
  assert.match(hints[1]!, 'guide')
  assert.match(hints[2]!, '"href"')
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

test('a doc that is not listed can be named by nobody', async () => {
  const diagnostics = await problemsOf(() => siteWith({ main: ['intro', 'hidden'] }))
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['doc-unknown'],
  )
})

test('a category that links to a doc that is not there is told at the line of the id', async () => {
  const problems = await problemsOf(() =>
    siteWith({}, { 'zh/guide/_category_.yml': 'label: Guide\nlink:\n  type: doc\n  id: guide/aa\n' }),
  )
  assert.equal(problems.map(brief), ['doc-unknown content/acme/zh/docs/guide/_category_.yml:4:3'])
  assert.match(problems[0]!.hint!, 'guide/a')
})

test.run()
