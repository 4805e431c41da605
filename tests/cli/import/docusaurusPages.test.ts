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

test('components come along with their styles, and with what they use of Docusaurus', async () => {
  const { told, read } = await project('styled', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.mdx':
      "import Card from '@site/src/components/Card'\nimport Hook from '@site/src/components/Hook'\n\n<Card /> <Hook />\n",
    'src/components/Card/index.tsx': `import clsx from 'clsx'
import Link from '@docusaurus/Link'
import Heading from "@theme/Heading"
import styles from './styles.module.css'
export default () => <Heading as="h3" className={clsx(styles.card)}><Link to="/docs/a">a</Link></Heading>
`,
    'src/components/Card/styles.module.css': '.card { color: red }\n',
    'src/components/Hook.js': "import useContext from '@docusaurus/useDocusaurusContext'\nexport default () => null\n",
  })
  assertSays(read('src/components/Card/index.tsx'), [
    "from '../../stand-ins/docusaurus/Link.tsx'",
    'from "../../stand-ins/theme/Heading.tsx"',
  ])
  assert.match(read('src/stand-ins/docusaurus/Link.tsx'), 'href={to ?? href}')
  assert.is(read('src/components/Card/styles.module.css'), '.card { color: red }\n')
  assert.match(read('package.json'), '"clsx": "^2.1.1"')
  const notes = notesOf(told)
  assert.match(notes, '@site/src/components/Hook: src/stand-ins/src/components/Hook.tsx stands in for it')
  assert.not.match(notes, 'Card')
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

test('components that come down to plain elements are those', async () => {
  const { told, read } = await project('plain', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]] }`,
    'docs/a.mdx': `import Head from '@docusaurus/Head';
import ThemedImage from '@theme/ThemedImage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';

<Head>
  <meta property="og:image" content="x" />
</Head>

<ThemedImage
  alt="a"
  sources={{
    light: useBaseUrl('/img/l.png'),
    dark: useBaseUrl('/img/d.png'),
  }}
  width="1"
/>

<a href={useBaseUrl('file.pdf')}><Translate id="x">Words</Translate></a>

\`\`\`jsx
useBaseUrl('/a')
\`\`\`
`,
    'docs/emoji.md': 'Done :tada:\n',
    'docs/b.mdx': "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<A x={useBaseUrl(props.x)} />\n",
  })
  assert.is(
    read('content/en/docs/a.mdx').trim(),
    [
      '<img\n  alt="a"\n  src={\'/img/l.png\'}\n  width="1" />',
      "<a href={'/file.pdf'}>Words</a>",
      "```jsx\nuseBaseUrl('/a')\n```",
    ].join('\n\n'),
  )
  assert.match(read('content/en/docs/b.mdx'), 'useBaseUrl(props.x)')
  assert.match(read('site.config.ts'), 'remark: [remarkEmoji]')
  assertSays(notesOf(told), [
    'Images of the dark mode (<ThemedImage>) were left out docs/a.mdx',
    'Tags of the head of single pages (<Head>) were left out docs/a.mdx',
  ])
})

test('cards of categories are written down, in the order of the sidebar', async () => {
  const list = "import DocCardList from '@theme/DocCardList'\n\n# Guides\n\n<DocCardList />\n"
  const { told, read } = await project('cards', {
    'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { blog: false }]] }`,
    'sidebars.js': `module.exports = { docs: [
      { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/index' }, items: ['guides/b', { type: 'autogenerated', dirName: 'guides/more' }] },
      { type: 'category', label: 'Rest', link: { type: 'doc', id: 'rest' }, items: [
        { type: 'link', label: 'Elsewhere', href: 'https://e.example', description: 'Far' },
        { type: 'category', label: 'Inner', link: { type: 'generated-index' }, items: ['guides/b'] },
        { Short: ['guides/hidden', 'guides/b'] },
      ] },
      'alone',
    ] }`,
    'docs/guides/index.mdx': list,
    'docs/guides/b.md': '---\ndescription: |\n  Of\n  b\n---\n\n# B [x]\n',
    'docs/guides/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
    'docs/guides/more/02-c.md': '# C\n',
    'docs/guides/more/01-d.md': '---\nsidebar_label: Dee\n---\n\n# D\n',
    'docs/guides/more/e.md': '---\nsidebar_position: 1.5\n---\n\n# E\n',
    'docs/guides/more/sub/_category_.json': '{ "label": "Sub", "position": 1 }',
    'docs/guides/more/sub/f.md': '# F\n',
    'docs/rest.mdx':
      "import DocCardList from '@theme/DocCardList'\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common'\n\n# Rest\n\n<DocCardList items={useCurrentSidebarCategory().items}/>\n",
    'docs/alone.mdx': `${list}\n<DocCardList items={[]} />\n`,
    'i18n/fr/docusaurus-plugin-content-docs/current/rest.mdx': list,
  })
  assert.is(
    read('content/en/docs/guides/index.mdx').replaceAll(/\n{2,}/g, '\n'),
    [
      '\n# Guides',
      ':::cards',
      '- [B \\[x\\]](/docs/guides/b/)\\',
      '  Of b',
      '- [Dee](/docs/guides/more/d/)',
      '- [Sub](/docs/guides/more/sub/f/)',
      '- [E](/docs/guides/more/e/)',
      '- [C](/docs/guides/more/c/)',
      ':::',
      '',
    ].join('\n'),
  )
  assertSays(read('content/en/docs/rest.mdx'), [
    '- [Elsewhere](https://e.example)\\\n  Far\n- [Inner](/docs/category/inner/)\n- [Short](/docs/guides/b/)\n',
  ])
  assert.not.match(read('content/en/docs/rest.mdx'), 'import')
  assertSays(read('content/fr/docs/rest.mdx'), ['(https://e.example)', '- [Inner](/fr/docs/category/inner/)'])
  // One has items of its own.
  assert.match(read('content/en/docs/alone.mdx'), "from '@site/src/stand-ins/theme/DocCardList'")
  assert.match(notesOf(told), 'Cards of <DocCardList> are written down, and do not follow the sidebar')
})

test.run()
