/** What people change in the site of the trials: each edit gives the files it saves, those that it deletes without a text. */
import type { TestSite } from '../../support/buildSite.ts'
import { drawing, en, zh } from './site.ts'

type Sources = Pick<TestSite, 'read' | 'has'>
export type Saved = Readonly<Record<string, string | undefined>>
export type Edit = (site: Sources, value: number) => Saved

/** Nothing where the file is not there. */
const change =
  (file: string, pattern: RegExp, to: (value: number) => string): Edit =>
  (site, value) =>
    site.has(file) ? { [file]: site.read(file).replace(pattern, () => to(value)) } : {}

/** There with one value, gone with another one. */
const comeAndGo =
  (file: string, text: (value: number) => string): Edit =>
  (site, value) =>
    site.has(file) && value % 3 === 0 ? { [file]: undefined } : { [file]: text(value) }

const page = (title: string, front: string, text: string) => `---\ntitle: ${title}\n${front}---\n\n${text}\n`

export const edits: Readonly<Record<string, Edit>> = {
  prose: change(`${zh}/docs/guide/install.md`, /(\n第 \d+ 次。\n)?$/, (value) => `\n第 ${value} 次。\n`),
  title: change(`${en}/docs/intro.md`, /^title: .*/m, (value) => `title: Intro ${value}`),
  position: change(
    `${zh}/docs/guide/install.md`,
    /^sidebar_position: .*/m,
    (value) => `sidebar_position: ${value % 9}`,
  ),
  slug: change(`${zh}/docs/guide/parts.md`, /^title: .*\n(slug: .*\n)?/m, (value) =>
    value % 2 ? `title: 部件\nslug: parts-${value % 4}\n` : 'title: 部件\n',
  ),
  'old address': change(
    `${zh}/docs/guide/parts.md`,
    /^redirect_from: .*/m,
    (value) => `redirect_from: [/docs/old-${value % 3}/]`,
  ),
  tags: change(`${zh}/docs/intro.md`, /^tags: .*/m, (value) => `tags: [${['入门', 'start', '进阶'][value % 3]}]`),
  category: change(`${zh}/docs/guide/_category_.yml`, /^label: .*/m, (value) => `label: 指南 ${value}`),
  'en category': comeAndGo(
    `${en}/docs/guide/_category_.yml`,
    (value) => `label: Guide ${value}\nposition: ${value % 4}\n`,
  ),
  part: change(`${zh}/docs/guide/_part.md`, /^部分[^。]*/m, (value) => `部分 ${value}`),
  doc: comeAndGo(`${zh}/docs/extra.md`, (value) => page(`附 ${value}`, '', `见[介绍](./intro.md)。\n\n## 节 {#part}`)),
  translation: comeAndGo(`${en}/docs/guide/parts.md`, (value) =>
    page(`Parts ${value}`, '', 'See [intro](../intro.md).'),
  ),
  draft: comeAndGo(`${zh}/docs/draft.md`, (value) => page('稿', `draft: ${value % 2 === 0}\n`, `第 ${value} 稿。`)),
  unlisted: comeAndGo(`${zh}/docs/guide/quiet.md`, (value) => page('静', `unlisted: ${value % 2 === 0}\n`, '静。')),
  image: (_site, value) => ({
    [`${zh}/docs/guide/img/dot.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="${value + 1}" height="1"/>`,
  }),
  post: comeAndGo(`${zh}/blog/2024-06-01-third.md`, (value) => page(`P${value}`, 'tags: [news]\n', `帖 ${value}。`)),
  author: change(`${zh}/blog/authors.yml`, /name: .*/, (value) => `name: Ada ${value}`),
  tag: change(`${zh}/blog/tags.yml`, /label: .*/, (value) => `label: 新闻 ${value}`),
  'tag address': change(`${zh}/blog/tags.yml`, /permalink: .*/, (value) => `permalink: /news-${value % 3}`),
  redirect: change('content/shared/redirects.yml', /^\/docs\/[\w-]+\//m, (value) => `/docs/older-${value % 3}/`),

  layout: change('site/layouts/Doc.tsx', /<main[^>]*>/, (value) => `<main data-edit="${value}">`),
  list: change('site/layouts/BlogList.tsx', /<main[^>]*>/, (value) => `<main data-edit="${value}">`),
  island: change('site/Counter.island.tsx', /mark:island\d+/, (value) => `mark:island${value}`),
  'what an island says': change('site/lib/words.ts', /mark:label\d+/, (value) => `mark:label${value}`),
  'styles of an island': change('site/counter.module.css', /module\d+/, (value) => `module${value}`),
  'styles of a component': change('site/ui/Box.tsx', /mark: box\d+/, (value) => `mark: box${value}`),
  'styles of all': change('site/plain.css', /plain\d+/, (value) => `plain${value}`),
  'imported styles': change('site/base/colours.css', /colours\d+/, (value) => `colours${value}`),
  'image of styles': (_site, value) => ({ 'site/pics/back.svg': drawing(value) }),
  figures: (_site, value) => ({ 'site/figures.json': `{ "word": "figure ${value}" }\n` }),
  note: comeAndGo('notes/two.json', (value) => `{ "word": "two ${value}" }\n`),
  'another note': comeAndGo('notes/three.json', (value) => `{ "word": "three ${value}" }\n`),
  'component of prose': change('site/mdx/Own.tsx', /own\d+/, (value) => `own${value}`),
  'component of all prose': change('site/mdx/Chart.tsx', /data-chart="[^"]*"/, (value) => `data-chart="${value}"`),
  page: comeAndGo(
    'site/pages/extra.page.tsx',
    (value) =>
      `export default () => (\n  <main>\n    <title>Extra</title>\n    <h1>Extra {${value}}</h1>\n  </main>\n)\n`,
  ),
  'page of a brand': change('brands/beta/pages/promise.page.tsx', /<h1>[^{]*/, (value) => `<h1>${value} `),
  script: comeAndGo('site/client.ts', (value) => `document.title += 'mark:script${value}'\n`),
  'component that moves': (site, value) =>
    site.has('site/ui/Box.tsx')
      ? {
          'site/ui/Box.tsx': undefined,
          'site/ui/Frame.tsx': site.read('site/ui/Box.tsx'),
          ...change('site/pages/notes.page.tsx', /ui\/\w+\.tsx/, () => 'ui/Frame.tsx')(site, value),
        }
      : site.has('site/ui/Frame.tsx')
        ? {
            'site/ui/Frame.tsx': undefined,
            'site/ui/Box.tsx': site.read('site/ui/Frame.tsx'),
            ...change('site/pages/notes.page.tsx', /ui\/\w+\.tsx/, () => 'ui/Box.tsx')(site, value),
          }
        : {},

  name: change('brands/beta/brand.ts', /name: '.*'/, (value) => `name: 'Beta ${value}'`),
  colour: change('brands/alpha/brand.ts', /color: '.*'/, (value) => `color: '#${String(value).padStart(3, '0')}'`),
  locales: change(
    'brands/beta/brand.ts',
    /locales: .*/,
    (value) => `locales: ${value % 2 ? "['zh', 'en']" : "['zh']"},`,
  ),
  menu: change(
    'brands/alpha/navigation.ts',
    /\[\['.*/,
    (value) => `[['Docs ${value}', '/docs/${value % 2 ? 'guide/install' : 'intro'}/']] as const`,
  ),
  sidebar: change('brands/beta/sidebars.ts', /label: '.*?'/, (value) => `label: 'More ${value}'`),
  'words of the configuration': change('words.ts', /'中文.*'/, (value) => `'中文 ${value}'`),
  'title of the feed': change('words.ts', /'News.*'/, (value) => `'News ${value} of '`),
  'page for nobody': change(
    'site.config.ts',
    /key === '.*?'/,
    (value) => `key === '${value % 2 ? '/login/' : '/notes/'}'`,
  ),

  public: (_site, value) => ({ 'site/public/note.txt': `note ${value}\n` }),
  'public file of a brand': comeAndGo('brands/alpha/public/only.txt', (value) => `only ${value}\n`),
  'other logo': comeAndGo(
    'brands/alpha/public/logo.svg',
    (value) => `<svg xmlns="http://www.w3.org/2000/svg" width="${value}"/>\n`,
  ),
}

/** From and to, or back. Some leave links, imports or patterns without what they lead to. */
export const moves: readonly (readonly [string, string])[] = [
  [`${zh}/docs/guide/install.md`, `${zh}/docs/guide/setup.md`],
  [`${zh}/docs/guide`, `${zh}/docs/handbook`],
  [`${en}/docs/guide`, `${en}/docs/more`],
  [`${zh}/docs/guide/img`, `${zh}/docs/guide/pictures`],
  [`${zh}/docs/guide/own.mdx`, `${zh}/docs/own.mdx`],
  [`${zh}/blog/2024-04-02-second.md`, `${zh}/blog/2024-05-02-later.md`],
  [`${en}/blog`, `${en}/journal`],
  ['content/shared', 'content/other'],
  ['notes', 'remarks'],
  ['site/public/note.txt', 'site/public/deep/note.txt'],
  ['site/ui', 'site/parts'],
  ['site/lib', 'site/library'],
  ['site/base', 'site/basis'],
  ['site/pages/login.page.tsx', 'site/pages/enter.page.tsx'],
  ['brands/beta/pages', 'brands/alpha/pages'],
  ['brands/beta/public', 'brands/alpha/public'],
]

/** Links that come and go, and where they lead from there. */
export const links: readonly (readonly [name: string, target: string])[] = [
  [`${zh}/docs/linked`, 'guide'],
  [`${en}/docs/linked`, '../../zh/docs/guide'],
  ['site/public/linked', '../../notes'],
]

/** These are a file, or a folder with one in it. */
export const changelings: readonly (readonly [file: string, within: string])[] = [
  [`${zh}/docs/extra.md`, 'within.md'],
  [`${zh}/docs/guide/install.md`, 'within.md'],
  ['site/pages/extra.page.tsx', 'within.page.tsx'],
  ['notes/two.json', 'within.json'],
  ['site/public/note.txt', 'within.txt'],
]
