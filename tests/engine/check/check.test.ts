/** Rules of one page and rules of the whole: who is asked what, and that a problem is told once. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check, checkPages, linkTargetsOf } from '../../../engine/check/check.ts'
import type { Diagnostic, LinkTargets, PageRecord, Plugin, Route, Site } from '../../../engine/types.ts'
import { acme, brief, configOf, emptyContext } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const routeOf = (path: string, more: Partial<Route> = {}): Route => ({
  brand: 'acme',
  locale: 'zh',
  path,
  key: path,
  view: 'x.tsx',
  ...more,
})
const siteOf = (...plugins: readonly Plugin[]): Site => ({
  config: configOf({ plugins }),
  brand: acme,
  documents: [],
  routes: [routeOf('/a/'), routeOf('/b/'), routeOf('/404/', { status: 404 })],
  shared: {},
})
const pages = [pageRecord('/a/', { anchors: ['one'] }), pageRecord('/b/')]
const problem = (more: Partial<Diagnostic>): Diagnostic => ({ code: 'x', severity: 'error', message: 'X', ...more })

function checked(plugin: Plugin, records: readonly PageRecord[], names: readonly string[]) {
  const files = new Set(names)
  return check({ ...emptyContext, site: siteOf(plugin), pages: records, files, hasFile: (name) => files.has(name) })
}

test('each page is asked by itself, then all of them together', async () => {
  const plugin: Plugin = {
    name: 'both',
    checkPage: ({ page }) => [problem({ message: page.path })],
    check: (context) => [problem({ message: `${context.pages.length} pages` })],
  }
  const found = await checked(plugin, pages, [])
  assert.equal(
    found.map(({ message }) => message),
    ['/a/', '/b/', '2 pages'],
  )
})

test('a plugin may find more than a call has arguments', async () => {
  const many = Array.from({ length: 150_000 }, (_, index) => problem({ message: String(index) }))
  const found = await checked({ name: 'strict', check: () => many, checkPage: () => many }, pages, [])
  assert.is(found.length, 450_000)
})

test('a plugin that answers with a promise where none is awaited is told, also where that breaks', async () => {
  const plugin = { name: 'late', checkPage: () => Promise.reject(new Error('too late')) } as unknown as Plugin
  const [found] = await checked(plugin, pages, [])
  assert.is(found!.code, 'plugin-shape')
  assert.match(found!.message, 'got a promise')
})

test('what is wrong only beside pages that a run leaves as they were comes from their age, and is told once', async () => {
  const plugin: Plugin = {
    name: 'mutual',
    check: ({ pages: all }) => [
      problem({ message: `${all[0]!.path} has no title` }),
      ...(all.length > 1 ? [problem({ message: 'one-sided' }), problem({ code: 'y', severity: 'warning' })] : []),
    ],
  }
  const records = [pageRecord('/a/'), pageRecord('/en/b/')]
  const told = async (isKept: (page: PageRecord) => boolean) => {
    const input = { ...emptyContext, site: siteOf(plugin), pages: records, hasFile: () => false, isKept }
    return (await check(input)).map(({ code, message }) => [code, message])
  }
  assert.equal(await told(({ locale }) => locale === 'en'), [
    ['x', '/a/ has no title'],
    ['locale-outdated', 'Pages in en stay as they were, and would be wrong: one-sided'],
  ])
  assert.is((await told(() => false)).length, 3)
})

test('where nothing is wrong with all pages together nobody asks of the pages that a run made', async () => {
  let asked = 0
  const plugin: Plugin = { name: 'counting', check: () => (asked++, []) }
  const records = [pageRecord('/a/'), pageRecord('/en/b/')]
  const isKept = ({ locale }: PageRecord) => locale === 'en'
  await check({ ...emptyContext, site: siteOf(plugin), pages: records, hasFile: () => false, isKept })
  assert.is(asked, 1)
})

test('a page knows where pages are, files, and the ids on pages that are rendered', async () => {
  const seen: LinkTargets[] = []
  const plugin: Plugin = { name: 'curious', checkPage: ({ targets }) => (seen.push(targets), []) }
  await checked(plugin, pages.slice(0, 1), ['a.pdf'])
  const [known] = seen as [LinkTargets]
  assert.equal([...known.paths], ['/a/', '/b/'], 'no server has the not-found page at its path')
  assert.equal([known.hasFile('a.pdf'), known.hasFile('b.pdf')], [true, false])
  assert.equal([known.anchorsOf('/a/')?.has('one'), known.anchorsOf('/b/')], [true, undefined])
})

test('what is wrong at one spot is told once, whoever shows it; what has no line is told of each page', () => {
  const place = { file: 'a.md', line: 2, column: 1 }
  const plugin: Plugin = {
    name: 'same',
    checkPage: ({ page: { path } }) => [
      problem({ message: `from ${path}`, place }),
      problem({ code: 'y', place }),
      problem({ code: 'z', message: path, place: { file: 'a.md' } }),
    ],
  }
  const site = siteOf(plugin)
  const found = checkPages(
    site,
    pages,
    linkTargetsOf(site, pages, () => false),
  )
  assert.equal(found.map(brief), ['x a.md:2:1', 'y a.md:2:1', 'z a.md', 'z a.md'])
})

test('a rule that fails does not silence those of other plugins', () => {
  const site = siteOf(
    {
      name: 'broken',
      checkPage() {
        throw new TypeError('bug')
      },
    },
    { name: 'sound', checkPage: ({ page }) => [problem({ message: page.path })] },
  )
  const found = checkPages(
    site,
    pages,
    linkTargetsOf(site, pages, () => false),
  )
  assert.equal(
    found.map(({ code, message }) => [code, message]),
    [
      ['plugin-failed', 'Plugin "broken" failed in its hook "checkPage": bug'],
      ['x', '/a/'],
      ['x', '/b/'],
    ],
  )
})

test.run()
