/** The short form of the configuration: what it becomes, and mistakes in it. */
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadConfig } from '../../engine/config/load.ts'
import { placeText } from '../../engine/errors/format.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Brand } from '../../engine/types.ts'
import type { PagesOptions } from '../../plugins/pages.ts'
import { brandOf } from '../../preset/brand.ts'
import { defineSite } from '../../preset/index.ts'
import type { ThemedSite } from '../../preset/options.ts'
import { pluginsOf } from '../../preset/plugins.ts'
import { words } from '../../theme/words.ts'
import { wordsOf } from '../../theme/words/wordsOf.ts'
import { tempSite } from '../support/tempSite.ts'

const repository = resolve(import.meta.dirname, '../..')
const door = pathToFileURL(resolve(repository, 'preset/index.ts')).href

async function problemsOf(options: string): Promise<readonly string[]> {
  const { root, remove } = tempSite({
    'site.config.ts': `import { defineSite } from '${door}'\nexport default defineSite(${options})\n`,
  })
  try {
    await loadConfig({ root })
    return []
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.diagnostics.map(({ code, place, message, hint }) =>
      [code, place && placeText(place), message, hint].filter(Boolean).join(' | '),
    )
  } finally {
    remove()
  }
}

const mistakes: readonly (readonly [string, RegExp])[] = [
  [
    `{ title: 'A', plugins: [{ name: 'own', mdx: { Tabs: 'site/a.tsx' } }] }`,
    /^config-invalid \| site\.config\.ts:2:\d+ \| plugins\[0\] should be a plugin without a component <Tabs>, which Markdown has/,
  ],
  [`{ titel: 'A', title: 'A' }`, /^config-key-unknown \| site\.config\.ts:2:29 \| titel is not a setting \| .*"title"/],
  [`{ locales: ['en'] }`, /^config-field-missing \| .* \| title /],
  [`{ title: 'A', plugins: [undefined] }`, /^config-invalid \| .*plugins\[0\] should be an object, got nothing/],
  [`{ title: 'A', plugins: [{ name: 'a', client: 5 }] }`, /^config-invalid \| .*client should be text, got 5/],
  [`{ title: 'A', plugins: [{ name: 'a', mdx: { A: 5 } }] }`, /^config-invalid \| .*mdx\.A should be text, got 5/],
  [`{ title: 'A', plugins: [{ name: 'a', components: 'x' }] }`, /^config-invalid \| .*components should be a list/],
  [`{ title: 'A', url: 'https://a.example.com/docs/?a' }`, /^config-invalid \| .*url should be an address such as/],
  [`{ title: 'A', locales: ['English!'] }`, /locales\[0\] should be a locale id such as "en"/],
  [
    `{ title: 'A', markdown: { remark: [() => {}], rehype: ['rehype-slug'] } }`,
    /^config-invalid .*markdown\.rehype\[0\] should be a plugin, or a list of a plugin and its options, got "rehype-slug"/,
  ],
  [`{ title: 'A', logo: 'logo.svg' }`, /logo should be a file below public/],
  [`{ title: 'A', favicon: '/icon.jpeg' }`, /favicon should be an SVG, PNG or ICO file/],
  [`{ title: 'A', image: 'a.png' }`, /image should be a file below public/],
  [
    `{ title: 'A', head: [{ tag: 'script', attributes: {} }] }`,
    /head\[0\]\.tag should be `meta` or `link`, got "script"/,
  ],
  [`{ title: 'A', head: [{ tag: 'meta', attributes: { 'http-equiv': 'refresh' } }] }`, /decides over `http-equiv`/],
  [
    `{ title: 'A', head: [{ tag: 'link', attributes: { rel: 'me', href: 'javascript:0' } }] }`,
    /head\[0\] should be a tag with `rel`, and an `href`/,
  ],
  [
    `{ title: 'A', head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } }] }`,
    /head\[0\] should be a tag of another relation/,
  ],
  [`{ title: 'A', head: [{ tag: 'meta', attributes: { onload: 'x' } }] }`, /an attribute of the tag in small letters/],
  [`{ title: 'A', connect: ['example.com'] }`, /connect\[0\] should be an origin such as/],
  [`{ title: 'A', logo: { dark: '/a.svg' } }`, /logo\.light/],
  [`{ title: 'A', blog: true }`, /blog should be `false`, or an object with options/],
  [
    `{ title: 'A', docs: { bass: 'x' } }`,
    /^config-key-unknown \| site\.config\.ts:2:49 \| docs\.bass is not a setting \| .*"base"/,
  ],
  [
    `{ title: 'A', docs: [{}, { base: 5 }] }`,
    /^config-invalid \| site\.config\.ts:2:54 \| docs\[1\]\.base should be text, got 5/,
  ],
  [`{ title: 'A', feeds: { limit: 'all' } }`, /feeds\.limit should be a number, got "all"/],
  [
    `{ title: 'A', navbar: {} }`,
    /^config-key-unknown \| site\.config\.ts:2:41 \| navbar is not a setting \| Here it is "navigation"\.$/,
  ],
  [
    `{ title: 'A', images: { responsive: 3 } }`,
    /images\.responsive should be `true` or `false`, or an object with options/,
  ],
  [
    `{ title: 'A', images: { responsive: { width: [320] } } }`,
    /images\.responsive\.width is not a setting \| .*"widths"/,
  ],
  [`{ title: 'A', themeConfig: {} }`, /\| Here it is "navigation", "footer", "social", or "colours"\.$/],
  [`{ title: 'A', constructor: {} }`, /constructor is not a setting \| Known: title,/],
  [`{ title: 'A', urls: { file: 'x' } }`, /urls\.file is not a setting/],
  [`{ title: 'A', colours: { primary: 'red' } }`, /colours\.primary should be a colour such as "#0067a8", .*"red"/],
  [`{ title: 'A', social: { githob: 'https://x.org' } }`, /social\.githob is not a setting \| .*"github"/],
  [`{ title: 'A', tokens: { '--w-pag': '90rem' } }`, /tokens.* should be a property of the theme such as/],
  [
    `{ title: 'A', description: { english: 'B' } }`,
    /description.english should be a locale id such as "en", got "english"/,
  ],
  [`{ title: 'A', announcement: { text: 'B', until: '2026-02-30' } }`, /announcement\.until should be a day such as/],
  [`{ title: 'A', navigation: [{ label: 'B', to: '/docs' }] }`, /navigation\[0\]\.to should be a path with a slash/],
]

for (const [options, told] of mistakes)
  test(`a mistake is told with its field: ${options}`, async () => {
    const problems = await problemsOf(options)
    assert.is(problems.length, 1, problems.join('\n'))
    assert.match(problems[0]!, told, problems[0])
  })

test('the engine has to be a package of the project or of its workspace: paths begin at the project', async () => {
  const [problem] = await problemsOf(`{ title: 'A' }`)
  assert.match(problem!, /^engine-outside \| .*workspace.* npm pack/)
})

test('with plugins and without a title, everything is said by hand', () => {
  const options = { locales: [{ id: 'en', name: 'English', lang: 'en' }], plugins: [] }
  assert.is(defineSite(options), options)
})

const brandFor = (given: ThemedSite) =>
  brandOf(given, { locales: [{ id: 'en', name: 'English', lang: 'en' }], wordsOf })

test('documentation and blog may have several sections, each shown by the theme', () => {
  const given = { title: 'A', docs: [{}, { base: 'handbook' }], blog: false } as const
  const plugins = pluginsOf({
    given,
    textLocales: (locale) => [locale],
    wordsOf,
    words,
    viewOf: (name) => name,
  })
  const makers = plugins.filter(({ include = [] }) =>
    include.some((glob) => glob.endsWith('.{md,mdx}') && !glob.startsWith('!')),
  )
  assert.equal(
    makers.map(({ name }) => name),
    ['docs', 'handbook', 'prose-pages'],
  )
})

test('who draws another kind of fence keeps the diagrams', () => {
  const fences = { csv: (code: string) => code }
  const given = { title: 'A', docs: { fences }, blog: { fences }, prosePages: { fences } }
  const plugins = pluginsOf({ given, textLocales: (locale) => [locale], wordsOf, words, viewOf: (name) => name })
  const drawn = ['docs', 'blog', 'prose-pages'].map((name) => {
    const { fences: all } = plugins.find((plugin) => plugin.name === name)!.options!.given as { fences: object }
    return Object.keys(all)
  })
  assert.equal(
    drawn,
    Array.from({ length: 3 }, () => ['mermaid', 'csv']),
  )
})

test('who keeps a page from search engines, or adds one, keeps those of the theme', () => {
  const given = { title: 'A', pages: { noindex: (key: string) => key === '/a/', views: { '/b/': 'b.tsx' } } }
  const plugins = pluginsOf({ given, textLocales: (locale) => [locale], wordsOf, words, viewOf: (name) => name })
  const { noindex, views } = plugins.find(({ name }) => name === 'pages')!.options!.given as PagesOptions
  assert.equal(Object.keys(views!), ['/', '/404/', '/search/', '/b/'])
  assert.equal(
    ['/a/', '/b/', '/search/'].map((key) => noindex!(key, {} as Brand)),
    [true, false, true],
  )
})

test('the bar leads to the sections, each where it has pages', () => {
  const sections = (given: ThemedSite) =>
    brandFor(given).navigation.entries.map((entry) => entry.kind === 'link' && [entry.path, entry.section])
  assert.equal(sections({ title: 'A' }), [
    ['/docs/', 'docs'],
    ['/blog/', 'blog'],
  ])
  assert.equal(sections({ title: 'A', blog: false }), [['/docs/', 'docs']])
  assert.equal(sections({ title: 'A', blog: false, docs: { path: '/' } }), [['/', 'docs']])
  assert.equal(sections({ title: 'A', blog: false, docs: { base: 'guide' } }), [['/guide/', 'docs']])
})

test('what pages may connect to is said once, for preview and the files of hosts', () => {
  const connect = ['https://api.example.com']
  assert.equal(brandFor({ title: 'A', connect }).connect, connect)
})

test('menus lead to paths and addresses, and know when they are current', () => {
  const { navigation } = brandFor({
    title: 'A',
    navigation: [
      {
        label: 'More',
        items: [
          { label: 'B', to: '/b/' },
          { label: 'C', to: 'https://c.example.com/' },
        ],
      },
      { label: { en: 'D' }, to: 'https://d.example.com/' },
    ],
  })
  const [more, other] = navigation.entries
  assert.equal(more!.active, ['/b/'])
  assert.is(other!.kind, 'external')
})

test.run()
