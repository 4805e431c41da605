/** The built site as a crawler meets it: nothing leads nowhere, and feeds and sitemaps can be read. */
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { elements, xmlProblems } from '../../support/xml.ts'
import { brands, openBuiltSite } from '../support/builtSite.ts'
import { get } from '../support/get.ts'
import { crawl } from './crawl.ts'

const test = suite('links')
const { server, out, end } = await openBuiltSite()
test.after(end)

for (const brand of brands) {
  test(`${brand}: nothing leads nowhere, from a link or from the sitemap`, async () => {
    const base = server.urls[brand]!
    const { body } = await get(`${base}sitemap.xml`)
    const listed = elements(body, 'loc').map((text) => new URL(text))
    const origin = listed[0]!.origin
    const own = listed.map(({ pathname }) => new URL(pathname, base))
    const { addresses, problems } = await crawl([new URL(base), new URL('en/', base), ...own], origin)
    assert.equal(problems, [])
    assert.ok(addresses > 600, `${addresses} addresses`)
  })

  test(`${brand}: feeds and sitemaps can be read`, async () => {
    const base = server.urls[brand]!
    const texts = async (pattern: string) => {
      const names = await fastGlob(pattern, { cwd: join(out, brand) })
      return Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, (await get(base + name)).body] as const)),
      )
    }
    const xml = await texts('**/*.xml')
    assert.ok(Object.keys(xml).length >= 5)
    assert.equal(await xmlProblems(xml), [])
    const json = await texts('**/{feed.json,*.webmanifest}')
    assert.is(
      Object.values(json).filter((text) => JSON.parse(text).version?.startsWith('https://jsonfeed.org/')).length,
      2,
    )
  })
}

test.run()
