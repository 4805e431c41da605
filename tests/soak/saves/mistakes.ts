/** What people get wrong in the site of the trials, each with something that a build tells. */
import type { Edit } from './edits.ts'
import { zh } from './site.ts'

const wrong =
  (file: string, change: (text: string) => string): Edit =>
  (site) =>
    site.has(file) ? { [file]: change(site.read(file)) } : {}

const added = (file: string, text: string) => wrong(file, (was) => `${was}\n${text}\n`)
const headed = (file: string, line: string) => wrong(file, (was) => was.replace(/^---\n/, `---\n${line}\n`))
const replaced = (file: string, from: RegExp, to: string) => wrong(file, (was) => was.replace(from, () => to))
const emptied = (file: string) => wrong(file, () => '')
const gone =
  (file: string): Edit =>
  (site) =>
    site.has(file) ? { [file]: undefined } : {}

export const mistakes: Readonly<Record<string, Edit>> = {
  'unknown key': headed(`${zh}/docs/guide/install.md`, 'titel: x'),
  'front matter that is no YAML': headed(`${zh}/docs/intro.md`, 'a: ['),
  'front matter of another kind': headed(`${zh}/docs/guide/parts.md`, 'sidebar_label: [1]'),
  'broken link': added(`${zh}/blog/2024-04-02-second.md`, '[无](./gone.md)'),
  'broken address': added(`${zh}/docs/guide/install.md`, '[无](/gone/)'),
  'broken anchor': added(`${zh}/docs/intro.md`, '[无](./guide/install.md#gone)'),
  'missing image': added(`${zh}/docs/guide/chart.mdx`, '![无](./gone.png)'),
  'unknown component': added(`${zh}/docs/guide/own.mdx`, '<Onw />'),
  'prose that is no MDX': added(`${zh}/docs/guide/chart.mdx`, '{1 +'),
  'missing module of prose': replaced(`${zh}/docs/guide/own.mdx`, /mdx\/Own\.tsx/, 'mdx/Onw.tsx'),
  'program that throws': added(`${zh}/docs/guide/own.mdx`, '{nobody()}'),
  'missing part': added(`${zh}/docs/guide/parts.md`, '<Include src="./_gone.md" />'),
  'mistake in a part': added(`${zh}/docs/guide/_part.md`, '![无](./gone.png)'),
  'unknown tag': replaced(`${zh}/blog/2024-03-01-first.md`, /tags: .*/, 'tags: [gone]'),
  'unknown author': replaced(`${zh}/blog/2024-03-01-first.md`, /authors: .*/, 'authors: [gone]'),
  'wrong category': added(`${zh}/docs/guide/_category_.yml`, 'lable: x'),
  'wrong table': added(`${zh}/blog/authors.yml`, 'bob: ['),
  'wrong redirect': added('content/shared/redirects.yml', 'docs/x: [1]'),
  'claimed twice': (site) =>
    site.has(`${zh}/docs/intro.md`) ? { [`${zh}/docs/intro.mdx`]: site.read(`${zh}/docs/intro.md`) } : {},
  'gone docs': gone(`${zh}/docs/guide/install.md`),

  'layout that is no code': added('site/layouts/Doc.tsx', 'export const x = ('),
  'layout without anything': emptied('site/layouts/BlogPost.tsx'),
  'layout that is gone': gone('site/layouts/BlogList.tsx'),
  'link of a layout': replaced('site/layouts/Doc.tsx', /<\/main>/, '<a href="/gone/">x</a></main>'),
  'missing module': added('site/pages/notes.page.tsx', "import './gone.ts'"),
  'missing name': replaced('site/lib/label.ts', /\{ label \}/, '{ lable as label }'),
  'module of Node': replaced('site/lib/words.ts', /^/, "import { sep } from 'node:path'\nexport const path = sep\n"),
  'page that throws': replaced('site/pages/notes.page.tsx', /\{figures\.word\}/, '{(figures as any).a.b}'),
  'island that is no code': added('site/Counter.island.tsx', 'const y = {'),
  'app that is gone': gone('site/app.tsx'),
  'app that is no code': added('site/app.tsx', '<'),
  'words that are gone': gone('site/lib/words.ts'),
  'figures that are gone': gone('site/figures.json'),
  'figures that are no JSON': added('site/figures.json', '{'),
  'note that is no JSON': added('notes/one.json', '{'),
  'styles that are no CSS': added('site/plain.css', '.a { color: red; } }'),
  'styles of an island that are no CSS': added('site/counter.module.css', '.a { color: ; }'),
  'styles of a component that are no CSS': replaced('site/ui/Box.tsx', /color: rgb.*/, 'colour: rgb(1, 2);'),
  'missing styles': replaced('site/plain.css', /base\/colours/, 'base/colors'),
  'missing image of styles': replaced('site/plain.css', /back\.svg/, 'front.svg'),
  'logo that is gone': gone('brands/beta/public/logo.svg'),

  'configuration that is no code': added('site.config.ts', 'export const z = {'),
  'unknown field': replaced('site.config.ts', /plugins: \[/, 'plugin: [],\n  plugins: ['),
  'words that are no code': added('words.ts', 'const ='),
  'words of the configuration that are gone': gone('words.ts'),
  'wrong origin': replaced('brands/alpha/brand.ts', /origin: '.*'/, "origin: 'alpha'"),
  'unknown locale': replaced('brands/beta/brand.ts', /locales: .*/, "locales: ['zh', 'fr'],"),
  'unknown set': replaced('brands/alpha/brand.ts', /content: '.*'/, "content: 'shraed'"),
  'brand that is gone': gone('brands/beta/brand.ts'),
  'unknown doc of a sidebar': replaced('brands/beta/sidebars.ts', /doc: 'intro'/, "doc: 'intor'"),
  'menu that leads nowhere': replaced('brands/alpha/navigation.ts', /'\/docs\/.*?'/, "'/dosc/'"),
  'menu that is no code': added('brands/alpha/navigation.ts', 'export ='),
}
