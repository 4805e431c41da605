/** What a first visit loads, and with a form all that it may come to need: script, styles and the page itself, as they go over the wire. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, locales, localized, openBuiltSite, type BrandId } from '../support/builtSite.ts'

const test = suite('weights')
const out = join(import.meta.dirname, '../../../.bench/e2e-dist')
const site = await openBuiltSite()
test.after(async () => {
  await site.server.stop()
})

/** Kilobytes of script that comes by itself, before the browser has nothing else to do. The catalogue is a list that lives as soon as it is seen. */
const scriptOf: Readonly<Record<string, number>> = {
  connectors: 90,
  doc: 15,
  docTags: 15,
  docCategory: 15,
  connection: 15,
  blog: 15,
  post: 15,
  archive: 15,
  authors: 15,
  blogTags: 15,
  blogTag: 15,
  login: 15,
  register: 15,
  registerFromMarket: 15,
  reset: 15,
  search: 115,
}
const marketing = 30
/** The same with the script of a form, React included, to the last password that is encrypted: it comes with the first touch, or when there is time. */
const used = 125
const forms: readonly string[] = ['login', 'register', 'registerFromMarket', 'reset']
/** The home pages of both products are one view, which has the screens of both: 3 of it. Posts have covers beside all of prose, whose tabs keep their room before the script comes. Others have 21. */
const stylesOf: Readonly<Record<string, number>> = { home: 23, post: 21.6 }
const styles = 21
const page = 30

const weights = new Map<string, number>()
const readAsset = (brand: BrandId, path: string) => readFileSync(join(out, brand, path))

function weigh(brand: BrandId, path: string): number {
  const key = `${brand}${path}`
  const known = weights.get(key) ?? gzipSync(readAsset(brand, path), { level: 9 }).length
  weights.set(key, known)
  return known
}

const atOnce = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g
const everLater = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** `known` and modules with all they import; the imports of those that are known have been looked at. */
function withImports(
  brand: BrandId,
  modules: readonly string[],
  imports: RegExp = atOnce,
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const all = new Set(known)
  const todo = [...modules]
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (all.has(path)) continue
    all.add(path)
    const text = readAsset(brand, path).toString()
    for (const [, name] of text.matchAll(imports)) todo.push(`/assets/${name}`)
  }
  return all
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!)
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const formsIn = (html: string) =>
  matches(html, /data-src="([^"]+)" data-on="\w+"/g).filter((path) => /Form|Sso/.test(path))

function weightOf(brand: BrandId, html: string) {
  const scripts = matches(html, /<script type="module" src="([^"]+)"/g)
  const islands = (triggers: string) => matches(html, new RegExp(`data-src="([^"]+)" data-on="(?:${triggers})"`, 'g'))
  const first = withImports(brand, [...scripts, ...islands('load|visible')])
  const sheets = new Set(matches(html, /<link rel="stylesheet" href="([^"]+)"/g))
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weigh(brand, path), 0)
  return {
    script: kilobytes(sum(first)),
    used: kilobytes(sum(withImports(brand, formsIn(html), everLater, first))),
    styles: kilobytes(sum(sheets)),
    page: kilobytes(gzipSync(html).length),
  }
}

for (const brand of brands)
  test(`${brand}: no page is heavier than its kind may be`, () => {
    const heavy = pageTypes.flatMap((type) => {
      const path = pathOf(type, brand)
      if (path === undefined || type === 'missing') return []
      return locales.flatMap((locale) => {
        const weight = weightOf(brand, site.html(brand, localized(locale, path)))
        assert.ok(weight.script > 5, `${path} has ${weight.script} kB of script: is it still found?`)
        const most = {
          script: scriptOf[type] ?? marketing,
          used: forms.includes(type) ? used : Number.POSITIVE_INFINITY,
          styles: stylesOf[type] ?? styles,
          page,
        }
        if (forms.includes(type)) assert.ok(weight.used > 80, `${path} has no form whose script is found`)
        return (['script', 'used', 'styles', 'page'] as const)
          .filter((kind) => weight[kind] > most[kind])
          .map((kind) => `${locale} ${type}: ${weight[kind]} kB of ${kind}, ${most[kind]} at most`)
      })
    })
    assert.equal(heavy, [])
  })

test.run()
