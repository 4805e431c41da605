/**
 * Sites of the package's theme with settings by chance, each of which is fine by itself: they build without a word, and
 * whatever the settings say has pages is led to, is in the sitemap and in the text for language models, and is found.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { createLookup, loadManifest } from '../../engine/serve/index.ts'
import type { Random } from '../support/random.ts'
import { layThemedProject, themedConfig, type ThemedProject } from '../support/themedProject.ts'
import type { Loop } from './loop.ts'

type Settings = Readonly<Record<string, unknown>>

/** What each may say. */
const choices: Readonly<Record<string, readonly unknown[]>> = {
  docs: [false, { base: 'guide' }, { path: '/' }, { base: 'guide', path: '/manual/' }, [{}, { base: 'guide' }]],
  blog: [false, { base: 'news' }, { pageSize: 1 }, { datedPaths: true }, [{ base: 'news' }, {}]],
  locales: [
    ['en', 'zh'],
    ['zh', 'en'],
    ['zh'],
    ['en', { id: 'zh', name: '中文', lang: 'zh-CN', dir: 'rtl', fallback: ['en'] }],
  ],
  url: ['https://me.example.org/', 'https://me.example.org/one/two/'],
  trailingSlash: ['never', 'always'],
  content: ['texts'],
  out: ['public_html'],
  inlineStyles: [true, false],
  logo: ['/a.svg', { light: '/a.svg', dark: '/a.svg', title: true }],
  favicon: ['/a.svg'],
  colourMode: ['dark', { only: 'light' }],
  announcement: [{ text: 'News', to: '/search/' }],
  footer: [{ copyright: 'Me' }, { columns: [{ label: 'More', items: [{ label: 'Home', to: '/' }] }] }],
  social: [{ github: 'https://github.com/me/docs' }],
  editUrl: ['https://github.com/me/docs/edit/main/'],
  analytics: [{ plausible: { domain: 'me.example.org' } }],
}
export const switches = [
  'prosePages',
  'search',
  'sitemap',
  'robots',
  'feeds',
  'redirects',
  'markdownSources',
  'llms',
  'webmanifest',
  'hosts',
  'urls',
  'links',
  'quality',
  'i18n',
]
const setting = ({ below, pick }: Random): Settings => {
  if (below(3) === 0) return { [pick(switches)]: false }
  const name = pick(Object.keys(choices))
  return { [name]: pick(choices[name]!) }
}

let project: ThemedProject | undefined
const folder = resolve(import.meta.dirname, '../../.bench', `settings-${process.pid}`)

async function run(all: readonly Settings[]): Promise<void> {
  const given: Settings = Object.assign({ title: 'Mine', url: 'https://mine.example.org', severities: strict }, ...all)
  const { at, write, build } = (project ??= layThemedProject(folder))
  const { content = 'content', out = 'dist' } = given as { content?: string; out?: string }
  for (const left of ['content', 'texts', 'dist', 'dist.prev', 'public_html', 'public_html.prev', 'urls.lock'])
    rmSync(at(left), { recursive: true, force: true })
  write('site.config.ts', themedConfig(given))
  write('public/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="8" height="8"/>\n')
  const site = placesOf(given)
  for (const [file, text] of pagesOf(site)) write(`${content}/${file}`, text)
  const { code, stdout, stderr } = await build()
  assert.is(code, 0, stderr)
  assert.not.match(stderr, /^(?:error|warning|note)/m, stderr)
  assert.match(stdout + stderr, 'pages in')
  await assertWhole(at(out), site, given)
}

/** What a reader of the settings expects of them. */
type Site = { readonly locales: readonly string[]; readonly docs: readonly Place[]; readonly blog: readonly Place[] }
type Place = { readonly base: string; readonly path: string }

function placesOf({ docs = {}, blog = {}, locales = ['en'] }: Settings): Site {
  const placed = (section: unknown, usual: string): readonly Place[] =>
    section === false
      ? []
      : [section as { base?: string; path?: string }]
          .flat()
          .map(({ base = usual, path = `/${base}/` }) => ({ base, path }))
  return {
    locales: (locales as readonly (string | { id: string })[]).map((each) =>
      typeof each === 'string' ? each : each.id,
    ),
    docs: placed(docs, 'docs'),
    blog: placed(blog, 'blog'),
  }
}

function* pagesOf({ locales, docs, blog }: Site): Iterable<readonly [file: string, text: string]> {
  for (const locale of locales) {
    const word = `word${locale}`
    for (const { base, path } of docs) {
      const index = path === '/' ? 'start' : 'index'
      yield [`${locale}/${base}/${index}.md`, `# Start of ${base}\n\nSee [the next](./next.md), ${word}.\n`]
      yield [`${locale}/${base}/next.md`, `# Next in ${base}\n\n## Part\n\nBack to [the start](./${index}.md).\n`]
    }
    for (const { base } of blog)
      for (const day of [1, 2])
        yield [
          `${locale}/${base}/2024-05-0${day}-post${day}.md`,
          `---\ntitle: Post ${day} of ${base}\ntags: [one]\n---\n\nText ${day} of ${base}, ${word}.\n`,
        ]
  }
}

/** A warning is a word, too. */
const strict = { 'page-orphan': 'error', 'title-twice': 'off' }

async function assertWhole(out: string, { locales, docs, blog }: Site, given: Settings): Promise<void> {
  const { brands } = await loadManifest(out)
  const [[id, brand]] = Object.entries(brands) as [[string, (typeof brands)[string]]]
  const read = (file: string) => readFileSync(join(out, id, file), 'utf8')
  const { base = '' } = brand
  const lookup = createLookup(brand)
  const answers = (href: string, from: string) => {
    const url = new URL(href, `http://site${base}/${from}`)
    return url.host !== 'site' || lookup(decodeURI(url.pathname)).kind !== 'missing'
  }
  const pages = Object.keys(brand.files).filter((file) => file.endsWith('.html') && !brand.files[file]!.redirect)
  for (const page of pages)
    for (const [, href] of read(page).matchAll(/<a\s[^>]*?href="([^"]*)"/g))
      // That in another language has no address: it answers where nothing else does.
      if (!page.endsWith('404.html'))
        assert.ok(answers(href!.replaceAll('&amp;', '&'), page), `${page} links to ${href}`)

  for (const [index, locale] of locales.entries()) {
    const prefix = index ? `${locale}/` : ''
    const homeFile = prefix && brand.trailingSlash === 'never' ? `${locale}.html` : `${prefix}index.html`
    const home = read(homeFile)
    assert.match(home, new RegExp(`<html[^>]* lang="${locale}`))
    const bar = /<nav[^>]*id="site-menu".*?<\/nav>/s.exec(home)?.[0] ?? ''
    const shown = (path: string) => `${base}/${prefix}${path.slice(1)}`.replace(/(?<=.)\/$/, slashOf(brand))
    for (const [first] of [docs, blog])
      if (first && first.path !== '/') assert.match(bar, `href="${shown(first.path)}"`, `${homeFile}: ${bar}`)
    for (const part of [/<site-island[^>]*[Ss]earch/, /data-search-open/, /id="site-search"/])
      assert.is(part.test(home), given['search'] !== false, `${homeFile}: ${part}`)
    if (given['search'] !== false) assert.ok(readdirSync(join(out, id, 'search', locale)).length > 1)
    if (given['llms'] !== false) {
      const text = read(`${prefix}llms.txt`)
      for (const { base: section } of docs) assert.match(text, `[Start of ${section}]`)
      for (const { base: section } of blog) assert.match(text, `[Post 1 of ${section}]`)
    }
    if (given['feeds'] !== false)
      for (const { base: section } of blog) assert.match(read(`${prefix}${section}/rss.xml`), 'Post 2')
    if (given['sitemap'] !== false)
      for (const { base: section } of blog) assert.match(read('sitemap.xml'), `${shown(`/${section}/`)}</loc>`)
  }
}

const slashOf = ({ trailingSlash }: { trailingSlash?: string | undefined }): string =>
  trailingSlash === 'never' ? '' : '/'

export const settings: Loop<Settings> = {
  name: 'settings',
  steps: (random) => Array.from({ length: 1 + random.below(6) }, () => setting(random)),
  run,
  end: () => rmSync(folder, { recursive: true, force: true }),
}
