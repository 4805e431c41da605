/** What sidebars of Docusaurus take from folders and pages: labels, lists of categories, the sidebar that a page chooses. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { imported } from './support/imported.ts'

const test = suite('import docusaurus sidebars')
const { path: folder, end } = openTempFolder()
test.after(end)

const config = `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { blog: false }]] }`
const list = (label: string) => JSON.stringify({ label, link: { type: 'generated-index' } })
const listed = (told: { readonly lost: readonly string[] }, lock: string) => [
  lock.split('\n').filter((line) => line.includes('/category/') || line.includes('/made')),
  told.lost,
]
/** A build of the old project. */
const sitemap = (paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://a.example${path}</loc></url>`).join('')}</urlset>`

test('lists of categories keep their addresses, also where two have one label', async () => {
  const { told, read } = await imported({
    ...{ tool: 'docusaurus', folder, name: 'lists' },
    files: {
      'docusaurus.config.js': config,
      'docs/a/one/_category_.json': list('Same'),
      'docs/a/one/x.md': '# X\n',
      'docs/a/two/_category_.json': list('Same'),
      'docs/a/two/y.md': '# Y\n',
      'docs/03-plain/_category_.json': '{ "link": { "type": "generated-index" } }',
      'docs/03-plain/z.md': '# Z\n',
      'docs/empty/_category_.json': list('Empty'),
      'docs/empty/draft.md': '---\ndraft: true\n---\n',
    },
  })
  assert.equal(listed(told, read('urls.lock')), [
    ['/docs/category/plain/', '/docs/category/same-1/', '/docs/category/same/'],
    [],
  ])
  assert.match(read('content/en/docs/a/two/_category_.json'), '"slug": "/category/same-1"')
})

test('lists that hand-written sidebars make are not lost, and a page keeps the sidebar that it chooses', async () => {
  const items = (name: string, link = '') =>
    `{ type: 'category', label: '${name}', link: { type: 'generated-index'${link} }, items: ['a'] }`
  const { told, read } = await imported({
    ...{ tool: 'docusaurus', folder, name: 'written' },
    files: {
      'docusaurus.config.js': config,
      'sidebars.js': `module.exports = { first: [${items('Same')}, ${items('Same')}], second: [${items('Made', ", slug: '/made'")}, 'b'] }`,
      'docs/a.md': '---\ndisplayed_sidebar: second\n---\n\n# A\n',
      'docs/b.md': '---\ntitle: B\ndisplayed_sidebar: first\n---\n\nText.\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/b.md': '---\ndisplayed_sidebar: "first"\n---\n\n# B\n',
      'build/sitemap.xml': sitemap(['/docs/category/same/', '/docs/category/same-1/', '/docs/made/', '/docs/a/']),
    },
  })
  assert.equal(listed(told, read('urls.lock')), [['/docs/category/same-1/', '/docs/category/same/', '/docs/made/'], []])
  assert.match(read('sidebars.ts'), 'slug: "/category/same-1"')
  assert.match(read('content/en/docs/a.md'), 'displayed_sidebar: second\n')
  assert.match(read('content/en/docs/b.md'), 'displayed_sidebar: main\n')
  assert.match(read('content/fr/docs/b.md'), 'displayed_sidebar: main\n')
})

test('a folder is called as its index page, where nothing else is said', async () => {
  const { told, read } = await imported({
    ...{ tool: 'docusaurus', folder, name: 'labels' },
    files: {
      'docusaurus.config.js': config,
      'docs/01-guide/index.md': '---\nsidebar_label: All guides\n---\n\n# Guides\n',
      'docs/01-guide/a.md': '# A\n',
      'docs/tools/_category_.yml': 'position: 4\n',
      'docs/tools/README.md': '# Our tools\n',
      'docs/api/_category_.json': '{ "label": "API" }',
      'docs/api/index.md': '# Interfaces\n',
      'docs/same-words/index.md': '# Same words\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/01-guide/index.md': '# Tous les guides\n',
    },
  })
  const label = (file: string) => JSON.parse(read(file)) as unknown
  assert.equal(label('content/en/docs/01-guide/_category_.json'), { label: 'All guides' })
  assert.equal(label('content/fr/docs/01-guide/_category_.json'), { label: 'Tous les guides' })
  assert.equal(label('content/en/docs/tools/_category_.json'), { position: 4, label: 'Our tools' })
  assert.equal(label('content/en/docs/api/_category_.json'), { label: 'API' })
  assert.not.ok(told.files.some((file) => /same-words.*_category_|tools\/_category_\.yml/.test(file)))
})

test.run()
