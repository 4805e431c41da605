/** What pages of Docusaurus use without saying where it comes from, texts and images as values, and parts of pages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'
import { assertSays } from './support/assertSays.ts'
import { imported, notesOf } from './support/imported.ts'

const test = suite('import docusaurus parts')
const { path: folder, end } = openTempFolder()
test.after(end)

const config = (more = '') =>
  `export default { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: false }]], ${more} }`

const project = (name: string, files: Readonly<Record<string, string>>, more = '') =>
  imported({ tool: 'docusaurus', folder, name, files: { 'docusaurus.config.js': config(more), ...files } })

const swizzled = `import MDXComponents from '@theme-original/MDXComponents'
import Tabs from '@theme/Tabs'
import Sign from '../components/Sign'
import { Mark as Marked, Plain } from '../components/marks'
export default { ...MDXComponents, Tabs, Sign, Mark: Marked, 'Plain': Plain, Own: () => null }
`

test('components that a site gives to all pages are imported by those that use them', async () => {
  const { told, read } = await project('globals', {
    'src/theme/MDXComponents.js': swizzled,
    'src/components/Sign.js': 'export default () => <b />\n',
    'src/components/marks.js': 'export const Mark = () => <i />\nexport const Plain = () => <i />\n',
    'docs/a.mdx':
      "---\ntitle: A\n---\n\nimport Sign from './x.png'\n\n<Mark /> <Own /> <Sign /> <Tabs /> `<Plain />`\n\n```\n<Plain />\n```\n",
    'docs/b.md': '# B\n\n<Sign />\n',
  })
  assertSays(read('content/en/docs/a.mdx'), [
    "---\ntitle: A\n---\n\nimport Tabs from '@theme/Tabs'\nimport { Mark } from '@site/src/components/marks'\n",
    "import { Own } from '@site/src/stand-ins/src/theme/MDXComponents'\n",
  ])
  assert.is(read('content/en/docs/b.md'), "\nimport Sign from '@site/src/components/Sign'\n\n# B\n\n<Sign />\n")
  assert.not.match(read('content/en/docs/a.mdx'), /import .*Plain|components\/Sign/)
  assert.match(notesOf(told), '@site/src/theme/MDXComponents: src/stand-ins/src/theme/MDXComponents.tsx stands in')
})

test('style sheets of a page come along, but for those that something would have to make', async () => {
  const { told, read } = await project('styles', {
    'docs/a.mdx':
      "import './a.css'\nimport styles from '@site/src/b.module.css'\nimport './c.scss'\nimport 'd/d.css'\n\n<b className={styles.b}>B</b>\n",
    'docs/a.css': '.a { color: red }\n',
    'docs/c.scss': '.c { color: red }\n',
    'src/b.module.css': '.b { color: red }\n',
  })
  assertSays(read('content/en/docs/a.mdx'), ["import './a.css'\nimport styles from '@site/src/b.module.css'\n\n\n\n<b"])
  assert.is(read('content/en/docs/a.css'), '.a { color: red }\n')
  assert.is(read('src/b.module.css'), '.b { color: red }\n')
  assert.match(notesOf(told), /Style sheets of packages, and those of Sass and Less, that pages import were left out/)
})

test('where .md is Markdown, tags are no components', async () => {
  const page = '# B\n\n<Sign />\n'
  const files = { 'src/theme/MDXComponents.js': swizzled, 'docs/b.md': page }
  const { read } = await project('detect', files, "markdown: { format: 'detect' }")
  assert.is(read('content/en/docs/b.md'), page)
})

test('texts and images are values of pages; imports that nothing uses are left out', async () => {
  const { told, read } = await project('values', {
    'docs/a.mdx': `import text from '!!raw-loader!./a.json'
import pic from './pic.png'
import shown from './pic.png'
import far from '@site/src/far.png'
import * as Unused from '@site/src/Unused'

<Box text={text} pic={pic} /> <img src={shown} /> <img src={far} />
`,
    'docs/a.json': '{ "a": "\\u0060" }\n',
    'docs/pic.png': 'x',
    'src/far.png': 'x',
  })
  assert.is(read('src/texts/docs/a.json.ts'), `export default ${JSON.stringify('{ "a": "\\u0060" }\n')}\n`)
  assert.is(read('src/images/docs/pic.png.ts'), "export { default } from './pic.png'\n")
  assertSays(read('content/en/docs/a.mdx'), [
    "import text from '@site/src/texts/docs/a.json.ts'\nimport pic from '@site/src/images/docs/pic.png.ts'\n",
    "import shown from './pic.png'\nimport far from '@site/src/images/src/far.png.ts'\n\n\n<Box",
  ])
  assert.not.match(notesOf(told), 'Unused')
})

test('what an import says of its kind is what a loader says', async () => {
  const { read } = await project('kinds', {
    'docs/a.mdx': `import text from './a.md' with { type: 'text' }
import data from "./a.json" with {type: "json"};

<Box text={text} data={data} />
`,
    'docs/a.md': '# A\n',
    'docs/a.json': '{}\n',
  })
  assertSays(read('content/en/docs/a.mdx'), [
    "import text from '@site/src/texts/docs/a.md.ts'\nimport data from './a.json'\n",
  ])
})

test('prose that pages import is a part of them, wherever it lies', async () => {
  const { told, read } = await project('parts', {
    'docs/a/a.mdx':
      "import Page from '../b.md'\nimport Own from './_own.mdx'\nimport Far from '@site/src/far.mdx'\n\n<Page /> <Own n=\"1\" /> <Far />\n",
    'docs/a/_own.mdx': 'It is {props.children}.\n',
    'docs/b.md': '---\ntitle: B\n---\n\nText of b, [a](./a/a.mdx).\n',
    'src/far.mdx': "import Far from './_farther.md'\n\n<Far />\n",
    'src/_farther.md': 'Far.\n',
  })
  assertSays(read('content/en/docs/a/a.mdx'), [
    "import Page from '../_b.md'\nimport Own from './_own.mdx'\nimport Far from '../../src/_far.mdx'\n",
  ])
  assert.is(read('content/en/docs/_b.md'), '\nText of b, [a](./a/a.mdx).\n')
  assert.is(read('content/en/docs/b.md'), '---\ntitle: B\n---\n\nText of b, [a](./a/a.mdx).\n')
  assert.is(read('content/en/src/_far.mdx'), "import Far from './_farther.md'\n\n<Far />\n")
  assert.is(read('content/en/src/_farther.md'), 'Far.\n')
  assert.match(notesOf(told), /Parts show what stands between their tags \(props.children\), .* docs\/a\/_own.mdx/)
})

test('code that an expression makes is code of the page; drawings that fail are no errors', async () => {
  const { told, read } = await project('expressions', {
    'docs/a.mdx': `import CodeBlock from '@theme/CodeBlock'

export const version = '1'

<CodeBlock language="sh">{\`npm i a@\${version}\`}</CodeBlock>

<CodeBlock language="sh">{\`npm i b\`}</CodeBlock>

\`\`\`mermaid
flowchart LR
  a ~~~ b
\`\`\`
`,
  })
  assertSays(read('content/en/docs/a.mdx'), [
    "import PlainCode from '@site/src/stand-ins/theme/CodeBlock.tsx'\n",
    '<PlainCode language="sh">{`npm i a@${version}`}</PlainCode>\n\n<CodeBlock language="sh">{`npm i b`}</CodeBlock>',
  ])
  assertSays(read('src/stand-ins/theme/CodeBlock.tsx'), ['<code>{children}</code>', '<figcaption>{title}</figcaption>'])
  assert.match(read('site.config.ts'), '"fence-broken": "warning"')
  assert.match(notesOf(told), 'Code that expressions make (<CodeBlock>) is shown without colours docs/a.mdx')
})

test('what is written from the host on has its path here, days within braces are dates, and tables of texts are no content', async () => {
  const { read, told } = await imported({
    tool: 'docusaurus',
    folder,
    name: 'based',
    files: {
      'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/d/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', {}]],
  themeConfig: { announcementBar: { content: '<a href="/d/docs/a">New</a>' } },
}`,
      'docs/a.md': '---\nlast_update: { date: 1/2/2024, author: Ann }\n---\n\n# A\n',
      'docs/b.md': '---\nlast_update: {author: Ann, date: "1/2/2024"}\n---\n\n# B\n',
      'blog/2024-01-02-a.md': 'Text\n',
      'i18n/de/docusaurus-plugin-content-blog/options.json': '{ "title": { "message": "Neues" } }',
      'i18n/de/docusaurus-plugin-content-blog/2024-01-02-a.md': 'Text\n',
    },
  })
  assert.match(read('site.config.ts'), 'to: "/docs/a/"')
  assert.match(read('content/en/docs/a.md'), 'last_update: { date: 2024-01-02, author: Ann }')
  assert.match(read('content/en/docs/b.md'), 'last_update: {author: Ann, date: 2024-01-02}')
  assert.match(read('site.config.ts'), 'Neues')
  assert.not.ok(told.files.includes('content/de/blog/options.json'))
})

test('a table of authors has the name it has here; what a site loses without its knowledge is told', async () => {
  const { told, read } = await imported({
    tool: 'docusaurus',
    folder,
    name: 'told',
    files: {
      'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', baseUrl: '/',
  presets: [['classic', { docs: { includeCurrentVersion: false }, blog: { authorsMapPath: 'people.yml' } }]],
  plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'] }]],
  themeConfig: {
    announcementBar: { content: 'Come <b>in</b>!<br>All of <i>you</i>.' },
    navbar: { logo: { src: 'l.svg', href: 'https://b.example' } },
    prism: { magicComments: [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' }, { className: 'x', line: 'error-line' }] },
  },
}`,
      'versions.json': '["v2", "v1"]',
      'versioned_docs/version-v1/a.md': '# A\n',
      'versioned_docs/version-v2/a.md': '# A\n',
      'blog/people.yml': 'ann: { name: Ann, url: http://ann.example }\n',
      'blog/2024-01-02-a.md': '---\nauthors: [ann, { name: Bo, url: http://bo.example }]\n---\n\nText\n',
    },
  })
  assert.is(read('content/en/blog/authors.yml'), 'ann: { name: Ann, url: https://ann.example }\n')
  assert.match(read('content/en/blog/2024-01-02-a.md'), '{ name: Bo, url: https://bo.example }')
  assert.match(read('site.config.ts'), 'text: "Come in! All of you."')
  assertSays(notesOf(told), [
    'Pages of other versions than the last one are in neither sitemap nor search',
    'The last version has no name here, see "site eject words": v2',
    'Redirects by the ending of addresses were left behind: html',
    'The logo leads to the home page now, not to https://b.example',
    "Comments of the site's own that mark lines of code are shown: error-line",
  ])
})

test('redirects that a function makes are asked for, and a pattern without another side is told', async () => {
  const options = `{
    redirects: [{ from: '/docs/1.0/*', to: '/docs/a' }, { from: '/x', to: '/docs/a' }, { from: '/q', to: '/docs/a?b=c' }],
    createRedirects: (page) => (page.startsWith('/docs/') ? [page.replace('/docs/', '/guide/'), '/x'] : undefined),
  }`
  const { told, read } = await project(
    'redirects',
    { 'docs/a.md': '# A\n', 'docs/c/d.md': '# D\n' },
    `plugins: [['@docusaurus/plugin-client-redirects', ${options}]]`,
  )
  assert.equal(told.redirects, { '/x/': '/docs/a/', '/guide/a/': '/docs/a/', '/guide/c/d/': '/docs/c/d/' })
  assert.match(read('site.config.ts'), '"/guide/c/d/": "/docs/c/d/"')
  assert.equal(
    told.notes.map(({ text }) => text).filter((text) => text.includes('redirect')),
    [
      'The redirect from /docs/1.0/* to /docs/a was left out: a pattern has "*" on both sides',
      'The redirect from /q to /docs/a?b=c was left out: it has a query or a hash',
    ],
  )
})

test('addresses that are no pages (pathname://) are those of public files, or of the host', async () => {
  const { told, read } = await project(
    'pathnames',
    {
      'docs/a.md':
        '# A\n\n[File](pathname:///x.pdf#page=2) ![](pathname:///x.png) <a href="pathname:///demo">D</a> [App](pathname:///app?a=b) `pathname:///x`\n',
      'static/x.pdf': 'x',
      'static/x.png': 'x',
      'static/demo/index.html': '<p>x</p>',
    },
    "themeConfig: { navbar: { items: [{ label: 'File', to: 'pathname:///x.pdf' }, { label: 'App', to: 'pathname:///app' }, { label: 'Own', href: '/x.pdf' }] } }",
  )
  assert.match(
    read('content/en/docs/a.md'),
    '[File](/x.pdf#page=2) ![](/x.png) <a href="/demo/index.html">D</a> [App](https://a.example/app?a=b) `pathname:///x`',
  )
  const config = read('site.config.ts')
  assert.equal(config.match(/to: "[^"]+"/g), [
    'to: "https://a.example/x.pdf"',
    'to: "https://a.example/app"',
    'to: "https://a.example/x.pdf"',
  ])
  assert.not.match(notesOf(told), 'menu')
})

test('redirects of hosts are those of the site; a build writes their files itself', async () => {
  const rules = [
    '# old',
    '/guide/* /docs/:splat 301!',
    '/one.html  /docs/a#b',
    '/x /elsewhere 302 # later',
    '/a https://other.example/',
    '/* /index.html 200',
    '/v/:n /docs/a',
    '/b /docs/a?c=d',
  ]
  const { told, read } = await project('hosts', {
    'docs/a.md': '# A\n',
    'static/_redirects': rules.join('\n'),
    'static/_headers': '/*\n  X-A: b\n',
    'static/sub/_redirects': 'x',
  })
  assert.equal(told.redirects, { '/guide/*/': '/docs/*/', '/one/': '/docs/a/#b', '/x/': '/elsewhere/' })
  assert.match(read('site.config.ts'), '"/guide/*/": "/docs/*/"')
  assert.equal(
    told.files.filter((file) => file.startsWith('public/')),
    ['public/sub/_redirects'],
  )
  assertSays(notesOf(told), [
    'Rules of hosts were left out: /a https://other.example/; /* /index.html 200; /v/:n /docs/a; /b /docs/a?c=d static/_redirects',
    'Headers of hosts were left behind: a build writes a file with its own static/_headers',
  ])
})

test('analytics of early versions and plugins without a name are told as others', async () => {
  const { told, read } = await project(
    'early',
    { 'docs/a.md': '# A\n' },
    "themeConfig: { gtag: { trackingID: 'G-ABC123' } }, plugins: [() => ({ name: 'x' })]",
  )
  assert.match(read('site.config.ts'), /ga4: {\s*id: "G-ABC123"/)
  assert.match(notesOf(told), 'Plugins and themes that were left behind: one without a name')
  assert.not.match(notesOf(told), 'gtag')
})

test.run()
