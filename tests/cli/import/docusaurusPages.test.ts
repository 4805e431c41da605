/** Pages of Docusaurus that are written in ways of its own, and its pages that are components. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { imported } from './support/imported.ts'
import { onOneLine } from './support/onOneLine.ts'

const test = suite('import docusaurus pages')
const { path: folder, end } = openTempFolder()
test.after(end)

const project = (name: string, files: Readonly<Record<string, string>>) =>
  imported({ tool: 'docusaurus', folder, name, files })
const notesOf = ({ notes }: Awaited<ReturnType<typeof imported>>['told']) =>
  notes.map(({ text, files = [] }) => [text, ...files].join(' ')).join('\n')

const config = (more: string) =>
  `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]], ${more} }`

test('pages that are components are told with their addresses, and no menu leads to them', async () => {
  const { told, read } = await project('components', {
    'docusaurus.config.js': config(`i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      themeConfig: { navbar: { items: [
        { label: 'Shop', to: '/shop' }, { label: 'Made', to: '/made' },
        { href: 'https://github.com/a/a', className: 'sign', 'aria-label': 'Code' },
        { href: 'https://forum.example', 'aria-label': 'Forum' },
      ] } }`),
    'src/pages/index.js': 'export default () => null\n',
    'src/pages/shop/index.jsx': 'export default () => null\n',
    'src/pages/shop/_part.jsx': 'export default () => null\n',
    'src/pages/old.tsx':
      'import { Redirect } from \'@docusaurus/router\'\nexport default () => <Redirect to="/about" />\n',
    'src/pages/about.md': '# About\n\n![](./a.png)\n',
    'src/pages/a.png': 'png',
    'i18n/fr/docusaurus-plugin-content-pages/shop/index.jsx': 'export default () => null\n',
  })
  assert.equal(told.lost, ['/shop/'])
  assert.equal(told.redirects, { '/old/': '/about/' })
  assert.ok(told.files.includes('content/en/pages/a.png'))
  assertSays(notesOf(told), [
    'The home page is that of the theme; write site/pages/index.page.tsx for another one src/pages/index.js\n',
    'write each as site/pages/<name>.page.tsx src/pages/shop/index.jsx i18n/fr/docusaurus-plugin-content-pages/shop/index.jsx',
    'An entry of a menu was left out: {"label":"Shop"',
  ])
  assertSays(onOneLine(read('site.config.ts')), [
    'navigation: [ { label: "Made", to: "/made/" }, { label: "Forum", to: "https://forum.example" } ]',
    'social: { github: "https://github.com/a/a" }',
    '"link-broken": "warning"',
  ])
})

test('a bar whose entries are all gone leads to the documentation', async () => {
  const { told, read } = await project('bar', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]],
      themeConfig: { navbar: { title: 'A', logo: { src: 'a.svg' }, items: [
        { label: 'Shop', to: '/shop' }, { label: 'Code', href: 'https://code.example' },
      ] } } }`,
    'sidebars.js': `module.exports = { docs: [{ type: 'html', value: '<b>More</b>' }, { type: 'html', value: '<hr/>' }, 'b', 'a'] }`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/pages/shop.js': 'export default () => null\n',
  })
  assertSays(onOneLine(read('site.config.ts')), [
    'navigation: [ { label: "Docs", to: "/docs/b/" }, { label: "Code", to: "https://code.example" } ]',
  ])
  assertSays(notesOf(told), [
    'No entry of the bar led to a page any more: /docs/b/ came in',
    'The bar had the logo and "A" beside it: it has the logo alone now',
    'HTML between entries of a sidebar was left out: More, a line or a picture sidebars.js',
  ])
})

test('files that a plugin excludes are no pages, and options without a place are told', async () => {
  const { told } = await project('options', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', {
      docs: { exclude: ['**/secret/**', '**/_*'], sidebarCollapsible: false },
      blog: { blogTitle: 'News', sortPosts: 'ascending' },
    }]] }`,
    'docs/a.md': '# A\n',
    'docs/_part.md': 'Part\n',
    'docs/secret/b.md': '# B\n',
    'blog/2024-01-31-one.md': '# One\n',
    'i18n/fr/docusaurus-plugin-content-blog/options.json': '{ "title": { "message": "Nouvelles" } }',
  })
  assert.equal(
    told.files.filter((file) => file.startsWith('content/en/docs/')),
    ['content/en/docs/_part.md', 'content/en/docs/a.md'],
  )
  assertSays(notesOf(told), [
    'Options of plugins that were left behind: docs.sidebarCollapsible, blog.sortPosts',
    'Titles of lists of posts were left behind, see "site eject words": News, Nouvelles',
  ])
})

test('links follow pages whose addresses are others now', async () => {
  const { told, read } = await project('moved', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { blog: { routeBasePath: '/' } }]] }`,
    'docs/a.md':
      '# A\n\n[one](/2024/01/31/one#x) [two][2] [self](/docs/a) `[one](/2024/01/31/one)`\n\n[2]: /2024/01/31/one/\n',
    'blog/2024-01-31-one.md': '# One\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '[one](/2024/01/31/one)\n',
  })
  assert.is(
    read('content/en/docs/a.md'),
    '# A\n\n[one](/blog/2024/01/31/one/#x) [two][2] [self](/docs/a) `[one](/2024/01/31/one)`\n\n[2]: /blog/2024/01/31/one/\n',
  )
  assert.is(read('content/fr/docs/a.md'), '[one](/fr/blog/2024/01/31/one/)\n')
  assert.equal(told.redirects, { '/2024/01/31/one/': '/blog/2024/01/31/one/' })
  assert.match(notesOf(told), 'The list of posts was the home page, and is at /blog/ now')
})

test('all instances of pages come along, also where a plugin is named by its file', async () => {
  const { told, read } = await project('instances', {
    'docusaurus.config.ts': `import type { Config } from '@docusaurus/types'
export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]], plugins: [
  [require.resolve('@docusaurus/plugin-content-pages'), { id: 'more', path: 'more', routeBasePath: '/more/pages' }],
  [require.resolve('a-plugin'), {}],
], themeConfig: { prism: { theme: require('a-theme').light }, made: require('a-menu') } } satisfies Config`,
    'more/a.mdx': "import Part from './_part.mdx'\n\n# A\n\n<Part />\n",
    'more/_part.mdx': 'Part\n',
    'i18n/fr/x': '',
  })
  assert.match(read('content/en/pages/more/pages/a.mdx'), '# A')
  assert.is(read('content/en/pages/more/pages/_part.mdx'), 'Part\n')
  assert.match(read('urls.lock'), /^\/more\/pages\/a\/$/m)
  assert.is(told.counts['pages'], 1)
  const notes = notesOf(told)
  assertSays(notes, [
    'What a-menu makes is missing, for it is not installed there (themeConfig.made)',
    'Plugins and themes that were left behind: a-plugin',
  ])
  assert.not.match(notes, 'a-theme')
})

test('what only Docusaurus reads in pages is written as it is read here', async () => {
  const { told, read } = await project('notations', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', {
      docs: { admonitions: { keywords: ['note', 'aside'] }, remarkPlugins: [require('remark-more')] },
    }]] }`,
    'docs/a.mdx': `---
last_update: { author: Me }
date: 1/31/2024
---

\`\`\`mdx-code-block
import Chart from 'chart-package'

<Chart />
\`\`\`

export const picture = require('@site/static/a.png').default;
export const other = require('./b.png')

<img src={picture} /> <img src={other.default} />

import Image from '@theme/IdealImage'

<Image alt="a" img={require('./b.png')} />

import data from '../shared/data.json'
import Source from '!!raw-loader!../code/run'
import CodeBlock from '@theme/CodeBlock'
import TOCInline from '@theme/TOCInline'

<TOCInline toc={toc} />

:::aside
One
:::

:::aside Two
Three
:::

<CodeBlock className="language-js" title="run" showLineNumbers>{Source}</CodeBlock>
`,
    'docs/tags.yml': 'one:\ntwo: { label: Two }\n',
    'code/run.js': 'run()\n',
    'shared/data.json': '{}',
    'blog/note.md': '---\nauthorURL: http://me.example\n---\n\n# Note\n',
    'blog/tags.yml': 'blue:\n',
    'blog/authors.yml': 'me:\n  name: Me\n  url: http://me.example\n',
  })
  const text = read('content/en/docs/a.mdx')
  assertSays(text, [
    'date: 2024-01-31\n',
    "import Chart from '@site/src/stand-ins/chart-package'",
    "import picture from '@site/static/a.png'\nimport other from './b.png'\n\n<img src={picture} /> <img src={other} />",
    '<img alt="a" src={require(\'./b.png\')} />',
    "import data from '@site/shared/data.json'",
    ':::info[aside]\nOne',
    ':::info Two\n',
    '```js title="run" showLineNumbers file="../../../examples/code/run.js"\n```',
  ])
  assert.not.match(text, /raw-loader|TOCInline|Source|IdealImage/)
  assert.is(read('examples/code/run.js'), 'run()\n')
  assert.is(read('shared/data.json'), '{}')
  assert.is(read('content/en/docs/tags.yml'), 'one:\n  label: one\ntwo:\n  label: Two\n')
  assert.is(read('content/en/blog/tags.yml'), 'blue:\n  label: blue\n')
  assert.match(read('content/en/blog/note.md'), /^---\ndate: \d{4}-\d\d-\d\d\nauthor_url: https:\/\/me\.example\n---/)
  assert.match(read('content/en/blog/authors.yml'), 'url: https://me.example')
  assertSays(notesOf(told), [
    'Admonitions of the site\'s own are shown as "info" now: aside docs/a.mdx',
    '<TOCInline> was left out',
    'Posts without a date have that of their first commit, or of their file blog/note.md',
    'Addresses of authors begin with https:// now, where they had http:// blog/authors.yml blog/note.md',
    'name them in markdown.remark and markdown.rehype (remark-more)',
  ])
})

test.run()
