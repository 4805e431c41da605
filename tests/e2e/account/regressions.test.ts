/**
 * Defects that the site before this one had. Here are those one sees in the pages as they were written; the others are
 * tested where their subject is.
 */
import { existsSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import fastGlob from 'fast-glob'
import { readFileSync } from 'node:fs'
import { brands, ensureBuilt, locales, localized, type BrandId } from '../support/builtSite.ts'

const test = suite('regressions')
let out = ''
test.before(async () => {
  out = await ensureBuilt()
})

const html = (brand: BrandId, path: string) => readFileSync(`${out}/${brand}${path}index.html`, 'utf8')
const folders = (pattern: string) => fastGlob.sync(pattern, { cwd: out, onlyDirectories: true })

test('solution pages and pages in English are active in the menu', () => {
  for (const locale of locales) {
    for (const [path, entry] of [
      ['/solution1/', 'solutions'],
      ['/solution2/', 'solutions'],
      ['/why/', 'product'],
      ['/pricing/', 'pricing'],
      ['/about/', 'about'],
    ] as const) {
      const active = html('bladepipe', localized(locale, path)).match(/data-entry="(\w+)" data-active=""/g)
      assert.equal([...new Set(active)], [`data-entry="${entry}" data-active=""`], `${locale} ${path}`)
    }
  }
  assert.match(html('clouddm', '/en/clouddm_solution/'), /data-entry="solutions" data-active=""/)
})

test('pages of the account have the bar, the floats and a noindex, in every brand', () => {
  for (const brand of brands) {
    for (const name of ['login', 'register', 'registerFromMarket', 'resetPwd', 'loading']) {
      const page = html(brand, `/${name}/`)
      assert.match(page, /name="robots" content="noindex/, `${brand} ${name}`)
      assert.match(page, /data-region="navbar"/)
      assert.match(page, /data-region="floats"/)
      // What page views and the session are told of the brand.
      assert.match(page, /data-account=""/)
    }
  }
})

test('every link to the contact leads to the one anchor there is', () => {
  for (const brand of brands) {
    assert.match(html(brand, '/about/'), /id="contactUs"/)
    for (const path of ['/', '/en/', '/about/', '/pricing/']) {
      const anchors = [...html(brand, path).matchAll(/href="[^"]*#(contact\w*)"/gi)].map(([, anchor]) => anchor)
      assert.equal(
        [...new Set(anchors)].filter((anchor) => anchor !== 'contactUs'),
        [],
        `${brand} ${path}`,
      )
    }
  }
})

test('the price of a plan is not a hundred times off', () => {
  const page = html('bladepipe', '/en/pricing/')
  assert.ok(page.includes('$0.01'))
  assert.ok(page.includes('$10'))
  assert.not.match(page, /\$(?:1,000|0\.0001)\b/)
})

test('the announcement is in the page with its last day, which the browser compares', () => {
  assert.match(html('bladepipe', '/en/'), /<html[^>]* data-until="\d{4}-\d\d-\d\d"/)
})

test('regressions 16 and 17: pairs have a name at both ends, and are of the brands that replicate', () => {
  const pairs = folders('{bladepipe,clougence}/docs/dataMigrationAndSync/connection/*')
    .map((folder) => folder.split('/').at(-1)!)
    .filter((name) => name.includes('-to-'))
  assert.ok(pairs.length > 300)
  assert.equal(
    pairs.filter((name) => !/^[a-z0-9][a-z0-9-]*-to-[a-z0-9][a-z0-9-]*$/.test(name)),
    [],
  )
  assert.not.ok(existsSync(`${out}/clouddm/docs/dataMigrationAndSync`))
})

test('regressions 18 and 19: posts have their picture in both languages, and the home page shows the newest', () => {
  for (const brand of brands) {
    for (const locale of locales) {
      const home = html(brand, localized(locale, '/'))
      const block = /id="latest-title"[^]*?<\/section>/.exec(home)?.[0] ?? ''
      assert.ok([...block.matchAll(/<a [^>]*href="[^"]*\/blog\/[^"]+\/"/g)].length >= 3, `${brand} ${locale}`)
    }
    const [post = ''] = fastGlob.sync(`${brand}/en/blog/*/*/index.html`, { cwd: out })
    assert.match(readFileSync(`${out}/${post}`, 'utf8'), /property="og:image" content="https:\/\/[^"]+"/)
  }
})

test('no link of a page in English drops the language', () => {
  for (const brand of brands) {
    for (const path of ['/en/', '/en/pricing/', '/en/login/', '/en/register/', '/en/about/', '/en/loading/']) {
      const links = [...html(brand, path).matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
      const dropped = links
        .filter(([tag]) => !/hreflang=|data-language|lang="/.test(tag))
        .map(([, href]) => href!)
        .filter((href) => !/^\/en\/|\.\w+$/.test(href))
      assert.equal([...new Set(dropped)], [], `${brand} ${path}`)
    }
  }
})

test.run()
