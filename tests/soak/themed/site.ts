/** A site of the package's theme in which each page leans on others: what its files say, and what is put into them by chance. */

const page = (title: string, prose: string, head = '') => `---\ntitle: ${title}\n${head}---\n\n${prose}\n`
const post = (title: string, tags: string, prose: string) =>
  page(title, prose, `description: About ${title}.\ntags: [${tags}]\nauthors: [ada]\n`)

export const svg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"/>\n`

const en: Readonly<Record<string, string>> = {
  'docs/intro.md': page(
    'Intro',
    'Begin [here](guide/first.md#how), see [API](api.mdx).\n\n## Next\n\nText.\n\n## Why\n\nMore.',
  ),
  'docs/guide/_category_.yml': 'label: Guide\nposition: 2\n',
  'docs/guide/first.md': page(
    'First',
    '## How\n\n<Include src="./_steps.md" />\n\n![A](./a.svg)\n\n[Intro](../intro.md#next)',
  ),
  'docs/guide/second.md': page(
    'Second',
    '<Include src="./first.md#section" />\n\n## Own\n\nWords[^n].\n\n[^n]: Note.',
    'tags: [one, two]\n',
  ),
  'docs/guide/_steps.md': '1. One\n2. Two\n\n<Include src="./_deep.md" />\n',
  'docs/guide/_deep.md': 'Deep [intro](../intro.md#why) and `code`.\n\n```js file="./sample.js#part"\n```\n',
  'docs/guide/sample.js': '// #region part\nconst a = 1\n// #endregion part\n',
  'docs/guide/a.svg': svg(9),
  'docs/api.mdx': page(
    'API',
    'import { Word } from "./Word.tsx"\nimport Steps from "./guide/_steps.md"\n\n## Of words\n\n<Word of="api" />\n\n<Steps />\n\n{1 + 2}',
    'sidebar_position: 1\n',
  ),
  'docs/Word.tsx': 'export const Word = ({ of }: { of: string }) => <b>word {of}</b>\n',
  'docs/more/index.md': page('More', 'Of more: [second](../guide/second.md).', 'tags: [two]\n'),
  'docs/more/deep/leaf.md': page(
    'Leaf',
    'A leaf with a diagram.\n\n```mermaid\ngraph TD\n  A --> B\n```',
    'redirect_from: [/old-leaf/]\n',
  ),
  'blog/authors.yml': 'ada:\n  name: Ada\n  title: Writer\n',
  'blog/2025-01-01-one.md': post('One', 'red', 'Lead with [intro](../docs/intro.md).\n\n<!-- truncate -->\n\nRest.'),
  'blog/2025-02-02-two.md': post('Two', 'red, blue', 'Lead.\n\n<!-- truncate -->\n\n## Part\n\n![A](./pic.svg)'),
  'blog/2025-03-03-three.md': post('Three', 'blue', 'Only a lead.'),
  'blog/pic.svg': svg(7),
  'pages/about.md': page('About', 'About [the leaf](../docs/more/deep/leaf.md).'),
}

/** Two of its pages are translated; the others fall back. */
const zh: Readonly<Record<string, string>> = {
  'docs/intro.md': page('开始', '从[这里](guide/first.md)开始。\n\n## Next\n\n文字。\n\n## Why\n\n更多。'),
  'blog/2025-01-01-one.md': post('一', 'red', '引言。\n\n<!-- truncate -->\n\n其余。'),
}

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]) => [`content/${folder}/${name}`, text] as const)

/** From the root of the project. */
export const files: ReadonlyMap<string, string> = new Map([
  ...below('en', en),
  ...below('zh', zh),
  ['public/logo.svg', svg(8)],
  ['public/files/a.txt', 'text\n'],
])

/** What a line may become. */
export const pieces = [
  'Plain text by hand.',
  '## Next',
  '### Deeper words {#deeper}',
  '[to intro](/docs/intro/#next)',
  '[by path](./first.md)',
  '[to nothing](./nowhere.md)',
  '![A](./a.svg)',
  '![A](/logo.svg)',
  '![lost](./lost.png)',
  '<Include src="./_steps.md" />',
  '<Include src="./_deep.md" />',
  '<Include src="./second.md#section" />',
  '<Include src="./lost.md" />',
  'A note[^m].\n\n[^m]: Of it.',
  ':::tip[Hint]\nInside\n:::',
  '<Tabs groupId="os">\n<TabItem value="a">\nOne\n</TabItem>\n<TabItem value="b">\nTwo\n</TabItem>\n</Tabs>',
  '```mermaid\ngraph LR\n  x --> y\n```',
  '```ts {1}\nconst x = 1\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '<!-- truncate -->',
  '<details>\n<summary>S</summary>\n\nHidden\n\n</details>',
  '<Unknown />',
  '**bold** 中文，混合 text',
] as const

/** Lines of front matter. */
export const heads = [
  'title: Another title',
  'description: Another description.',
  'sidebar_label: Short',
  'sidebar_position: 0',
  'sidebar_badge: New',
  'slug: moved',
  'slug: /at-top',
  'id: renamed',
  'tags: [one]',
  'tags: [two, three]',
  'draft: true',
  'unlisted: true',
  'publishAt: 2199-01-01',
  'publishAt: 2001-01-01',
  'date: 2024-05-05',
  'hide_title: true',
  'toc_max_heading_level: 2',
  'pagination_next: null',
  'pagination_prev: intro',
  'redirect_from: [/once/]',
  'keywords: [alpha, beta]',
  'image: ./a.svg',
  'authors: [nobody]',
  'last_update: { date: 2024-01-01, author: Ada }',
  'titel: wrong',
] as const

const leniently = [
  'anchor-broken',
  'author-unknown',
  'code-file-missing',
  'code-region-unknown',
  'component-unknown',
  'fence-broken',
  'front-matter-unknown-key',
  'image-missing',
  'include-cycle',
  'include-missing',
  'link-broken',
  'tag-unknown',
]

/** Builds end well with most of what is put in. */
export const given: Readonly<Record<string, unknown>> = {
  title: 'Acme',
  url: 'https://acme.example',
  locales: ['en', 'zh'],
  severities: Object.fromEntries(leniently.map((code) => [code, 'warning'])),
}

/** What the configuration may say. */
export const settings: readonly Readonly<Record<string, unknown>>[] = [
  { locales: ['en', 'zh'] },
  { locales: ['zh', 'en'] },
  { locales: ['en'] },
  { url: 'https://acme.example/base/' },
  { trailingSlash: 'never' },
  { trailingSlash: 'always' },
  { blog: false },
  { blog: { pageSize: 1 } },
  { blog: { base: 'news' } },
  { docs: { path: '/' } },
  { docs: { format: 'mdx' } },
  { search: false },
  { feeds: false },
  { llms: false },
  { markdownSources: false },
  { links: false },
  { urls: false },
  { title: 'Other' },
  { description: 'Another site.' },
  { editUrl: 'https://example.org/edit/' },
  { logo: '/logo.svg' },
  { inlineStyles: true },
  { severities: {} },
  { navigation: [{ label: 'Guide', to: '/docs/guide/first/' }] },
]
