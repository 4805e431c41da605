/** What dev says of the pages looked at, before anybody has rendered the others. */
import { resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createChecks } from '../../../engine/dev/checks.ts'
import { createPluginFiles } from '../../../engine/dev/pluginFiles.ts'
import type { FreshPage } from '../../../engine/dev/pages.ts'
import type { Config, EmitContext, PageLink, PageRecord, Site } from '../../../engine/types.ts'
import { links } from '../../../plugins/links.ts'
import { quality } from '../../../plugins/quality/index.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, brief, configOf } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const link = (href: string): PageLink => ({ href, kind: 'link' })
const plugins = [
  links(),
  quality(),
  { name: 'old-addresses', emits: ['**/index.html'], emit: () => [{ path: 'old/index.html', body: '' }] },
  {
    name: 'feeds',
    emits: ['*.xml'],
    emit() {
      throw new Error('Nobody asked for a feed')
    },
  },
]

function fresh(path: string, more: Partial<PageRecord> = {}, fragments: FreshPage['fragments'] = {}): FreshPage {
  const record = pageRecord(path, { title: path, description: 'About', headings: [1], ...more })
  const rest = { inputs: [], reason: 'page', hash: '', assets: {}, scripts: [], diagnostics: [] }
  return {
    name: `acme ${path}`,
    brand: 'acme',
    view: 'x.tsx',
    page: { record, fragments: Object.keys(fragments), ...rest },
    fragments,
  }
}

async function found(pages: readonly FreshPage[], paths: readonly string[], more: Partial<Config> = {}, css = '') {
  const config = configOf({ plugins, ...more })
  const site: Site = {
    config,
    brand: acme,
    documents: [],
    routes: paths.map((path) => ({ brand: 'acme', locale: 'zh', path, key: path, view: 'x.tsx' })),
    shared: {},
  }
  const checks = createChecks({
    config,
    disk: createMemoryDisk({ 'site/public/file.pdf': '%PDF' }),
    pages: {
      freshPages: () => pages,
      assetFile: (name) => (name === 'assets/pic.svg' ? 'content/pic.svg' : undefined),
    },
    pluginFiles: createPluginFiles(() => ({}) as EmitContext),
    sheets: () => ({ of: () => ['/site/a.css?t=1'], text: async () => css, expectFiles: () => {} }),
  })
  await checks.loadFiles(() => site, ['acme'])
  return { problems: checks.findings(() => site), troubled: [...checks.pagesWithFindings()] }
}

test('what can be opened is no problem, whoever makes it: pages, public files, pictures, old addresses, feeds', async () => {
  const hrefs = ['/b/', '/b/#later', '/file.pdf', '/assets/pic.svg', '/old/', '/rss.xml', '/site/logo.svg']
  assert.equal((await found([fresh('/a/', { links: hrefs.map(link) })], ['/a/', '/b/'])).problems, [])
})

test('a page in trouble is named; ids are looked for on pages that were shown', async () => {
  const pages = [
    fresh('/a/', { links: [link('/gone/'), link('/b/#x')], imagesWithoutAlt: 1 }),
    fresh('/b/', { anchors: ['y'] }),
  ]
  const { problems, troubled } = await found(pages, ['/a/', '/b/'])
  assert.equal(problems.map(brief), ['link-broken x.tsx', 'anchor-broken x.tsx', 'image-alt-missing /a/'])
  assert.equal(troubled, ['acme /a/'])
})

const css = (addresses: readonly string[]) => addresses.map((each) => `a{background:url("${each}")}`).join('\n')

test('what stylesheets name is served: public files, what plugins write, what is in the stylesheet or elsewhere', async () => {
  const good = ['/file.pdf', '../file.pdf?a#b', '/rss.xml', '#mask', 'data:,x', 'https://cdn.example/a.png', '']
  assert.equal((await found([fresh('/a/')], ['/a/'], {}, css(good))).problems, [])
})

test('what a source names in vain is told whatever the configuration says; what none has is of a package', async () => {
  const root = resolve(import.meta.dirname, '../../sites/pair')
  const more = { severities: { 'output-broken': 'off' }, root, folder: 'site', brandsFolder: 'brands' } as const
  const { problems } = await found(
    [fresh('/a/'), fresh('/b/')],
    ['/a/', '/b/'],
    more,
    css(['./of-package.png', '/logo.svg']),
  )
  assert.equal(problems.map(brief), ['output-broken site/app.tsx:52:17'])
})

test('the configuration has the last word', async () => {
  const severities = { 'link-broken': 'off', 'image-alt-missing': 'warning' } as const
  const { problems } = await found([fresh('/a/', { links: [link('/gone/')], imagesWithoutAlt: 1 })], ['/a/'], {
    severities,
  })
  assert.equal(
    problems.map(({ code, severity }) => [code, severity]),
    [['image-alt-missing', 'warning']],
  )
})

test('a link of the header is told once; the size of a page and what no page leads to are matters of the whole', async () => {
  const header = { 'header-1': [link('/gone/')] }
  const pages = ['/a/', '/b/'].map((path) => fresh(path, { bytes: 10_000_000 }, header))
  assert.equal((await found(pages, ['/a/', '/b/'])).problems.map(brief), ['link-broken x.tsx'])
})

test('pages looked at long ago are left to the build', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}/`)
  const { troubled } = await found(
    paths.map((path) => fresh(path, { imagesWithoutAlt: 1 })),
    paths,
  )
  assert.equal(
    troubled,
    paths.slice(10).map((path) => `acme ${path}`),
  )
})

test.run()
