/** Edits of the site `pair`, each with a value by chance. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSite } from '../support/buildSite.ts'

export const editKinds = [
  'prose',
  'title',
  'component',
  'list',
  'module of components',
  'module that comes before another',
  'pattern',
  'name of a module',
  'styles',
  'view',
  'island',
  'colour',
  'name',
  'draft',
  'image',
  'public',
  'page',
  'brand',
  'ending',
  'language',
  'option',
  'linked folder',
] as const

const zh = 'content/shared/zh'
const change = (site: TestSite, file: string, pattern: RegExp, to: string) =>
  site.write(file, site.read(file).replace(pattern, to))

/** One of these components imports it, if it does not yet, and shows `text` in its heading. */
function imported(site: TestSite, value: number, statement: string, text: string): void {
  const names = ['layouts/Index', 'layouts/BlogList', 'layouts/BlogPost', 'pages/login.page']
  const file = `site/${names[value % names.length]}.tsx`
  if (!site.read(file).includes(statement))
    site.write(file, `${statement}\n${site.read(file).replace('</h1>', `${text}</h1>`)}`)
}

export const edits: Record<(typeof editKinds)[number], (site: TestSite, value: number) => void> = {
  prose: (site, value) => change(site, `${zh}/docs/guide/install.md`, /(\n第 \d+ 次。\n)?$/, `\n第 ${value} 次。\n`),
  title: (site, value) => change(site, 'content/shared/en/docs/intro.md', /^title: .*/m, `title: Intro ${value}`),
  component: (site, value) => change(site, 'site/layouts/Doc.tsx', /<main[^>]*>/, `<main data-edit="${value}">`),
  list: (site, value) => change(site, 'site/layouts/Index.tsx', /<main[^>]*>/, `<main data-edit="${value}">`),
  'module of components': (site, value) => {
    site.write('site/word.ts', `export const word = 'word ${value}'\n`)
    imported(site, value, "import { word } from '../word.ts'", '{word}')
  },
  'module that comes before another': (site, value) => {
    const other = 'shared/words/index.js'
    site.write('shared/words/index.ts', `export const words = 'words ${value}'\n`)
    if (site.has(other)) site.remove(other)
    else if (value % 2) site.write(other, `export const words = 'other ${value}'\n`)
    imported(site, value, "import { words } from '../../shared/words'", '{words}')
  },
  pattern: (site, value) => {
    const file = `shared/notes/${value % 3}.json`
    if (site.has(file) && value % 2) site.remove(file)
    else site.write(file, String(value))
    const options = "{ base: '../../shared/notes', eager: true, import: 'default' }"
    imported(site, value, `const notes = import.meta.glob('./*.json', ${options})`, '{JSON.stringify(notes)}')
  },
  'name of a module': (site, value) =>
    change(site, 'site/layouts/BlogPost.tsx', /(?:\{'\.\/\d+\/a\.js'\})?<\/h1>/, `{'./${value}/a.js'}</h1>`),
  styles: (site, value) => {
    site.write('site/look.css', `.look { --look: ${value} }\n`)
    imported(site, value, "import '../look.css'", '')
  },
  // One that comes and goes.
  view: (site, value) => {
    const file = 'site/pages/extra.page.tsx'
    if (site.has(file) && value % 2) return site.remove(file)
    site.write(
      file,
      `export default () => <main><title>Extra</title><meta name="description" content="d" /><h1>${value}</h1></main>\n`,
    )
  },
  island: (site, value) =>
    change(site, 'site/Counter.island.tsx', /\{(?:'\d+ '\})?\{?count\}?/, `{'${value} '}{count}`),
  colour: (site, value) =>
    change(site, 'brands/alpha/brand.ts', /color: '.*'/, `color: '#${String(value).padStart(3, '0')}'`),
  name: (site, value) => change(site, 'brands/beta/brand.ts', /name: '.*'/, `name: 'Beta ${value}'`),
  draft: (site, value) => site.write(`${zh}/docs/extra.md`, `---\ntitle: 附\ndraft: ${value % 2 === 0}\n---\n\n附。\n`),
  image: (site, value) =>
    site.write(
      `${zh}/docs/guide/img/dot.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${value + 1}" height="1"/>`,
    ),
  public: (site, value) => site.write('site/public/note.txt', String(value)),
  page: (site, value) =>
    value % 3
      ? site.write(`${zh}/blog/2024-06-01-p${value % 3}.md`, `---\ntitle: P${value}\n---\n\nP.\n`)
      : ['1', '2']
          .map((name) => `${zh}/blog/2024-06-01-p${name}.md`)
          .filter(site.has)
          .forEach(site.remove),
  // A brand that comes, now and then below a path, and goes. Prose names addresses as they are where Chinese comes first.
  brand: (site, value) => {
    if (site.has('brands/gamma')) return site.remove('brands/gamma')
    const origin = `https://gamma.example${['', '/base'][value % 2]}`
    const own = { id: 'gamma', name: 'Gamma', color: 'red', origin, locales: ['zh', 'en'], content: 'shared' }
    site.write('brands/gamma/brand.ts', `export default ${JSON.stringify(own)}\n`)
  },
  ending: (site, value) =>
    change(
      site,
      'brands/alpha/brand.ts',
      /(?:trailingSlash: '\w+', )?content: 'shared'/,
      `trailingSlash: '${value % 2 ? 'never' : 'always'}', content: 'shared'`,
    ),
  language: (site) => {
    const [here, there] = [`${zh}/docs/moving.md`, 'content/shared/en/docs/moving.md']
    if (site.has(here)) site.rename(here, there)
    else if (site.has(there)) site.rename(there, here)
    else site.write(here, '---\ntitle: Moving\n---\n\nText.\n')
  },
  // A package that keeps its pages, and a link to them that comes, goes, and leads to another one.
  'linked folder': (site, value) => {
    const [link, name] = [`${zh}/docs/linked`, ['stars', 'moons'][value % 2]!]
    site.write(`packages/${name}/docs/deep/a.md`, `---\ntitle: A ${value}\n---\n\n![a](../a.svg)\n`)
    site.write(
      `packages/${name}/docs/a.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${value + 1}" height="1"/>`,
    )
    const isThere = site.has(link)
    if (isThere && value % 3) return
    if (isThere) site.remove(link)
    if (!isThere || value % 5) symlinkSync(`../../../../packages/${name}/docs`, join(site.root, link))
  },
  option: (site, value) => change(site, 'site.config.ts', /docs\(.*\),/, `docs({ showAuthor: ${value % 2 === 0} }),`),
}
