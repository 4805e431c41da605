/** Which open pages are told after a change, whoever asks for them meanwhile. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createDevPages } from '../../../engine/dev/pages.ts'
import type { DevRenderer } from '../../../engine/dev/renderer.ts'
import type { RenderedPage } from '../../../engine/render/types.ts'
import type { Bundle } from '../../../engine/renderer.ts'
import type { Route, Site } from '../../../engine/types.ts'
import { configOf } from '../../support/memorySite.ts'

const test = suite('dev: open pages')

const route = { path: '/docs/' } as Route
const site = { brand: { id: 'acme' }, routes: [route] } as unknown as Site
const siteOf = () => site
const name = 'acme /docs/'

/** `version` is what the page is made from. */
function openPages() {
  let version = 1
  const hasEnded: (() => void)[] = []
  const versionNow = () => String(version)
  const renderer: Partial<DevRenderer> = {
    async render() {
      const hash = versionNow()
      // Tests decide when a rendering ends.
      if (hasEnded.length) await new Promise<void>((resolve) => (hasEnded[0] = resolve))
      return { html: '<p>', hash, inputs: {}, fragments: [], assets: {} } as unknown as RenderedPage
    },
    commonInputs: () => ({ code: '', bundle: '', site: '' }),
    hasChanged: async ({ hash }) => hash !== versionNow(),
  }
  const create = () => createDevPages(configOf({}), renderer as DevRenderer, () => ({ id: 'bundle' }) as Bundle)
  const pages = create()
  return {
    pages,
    /** Those of another configuration. */
    replace() {
      const next = create()
      next.adopt(pages.known())
      return next
    },
    show: () => pages.render(site, route, route.path),
    change: () => (version += 1),
    /** Shows the page; the rendering ends when the function that it gives is called. */
    async showSlowly() {
      hasEnded.push(() => {})
      const rendering = pages.render(site, route, route.path)
      await Promise.resolve()
      const [end] = hasEnded.splice(0)
      return () => (end!(), rendering)
    },
  }
}

test('G-07 a page that one tab has fetched anew before the others were told is stale to them', async () => {
  const { pages, show, change } = openPages()
  await show()
  change()
  await show()
  assert.equal(await pages.findStale(siteOf), [name])
  assert.equal(await pages.findStale(siteOf), [], 'they are told once')
  assert.is(pages.freshPages().length, 1)
})

test('a page that was told of and fetched then is not stale again', async () => {
  const { pages, show, change } = openPages()
  await show()
  change()
  assert.equal(await pages.findStale(siteOf), [name])
  assert.equal(pages.freshPages(), [])
  await show()
  assert.equal(await pages.findStale(siteOf), [])
})

test('G-07 a rendering that a change has overtaken is not taken for the newest', async () => {
  const { pages, show, change, showSlowly } = openPages()
  await show()
  const end = await showSlowly()
  change()
  await pages.findStale(siteOf)
  await end()
  assert.equal(pages.freshPages(), [], 'the tab that shows it says so, and the page is compared again')
})

test('a page that looks the same is not told of', async () => {
  const { pages, show } = openPages()
  await show()
  await show()
  assert.equal(await pages.findStale(siteOf), [])
  assert.is(pages.freshPages().length, 1)
})

test('G-07 what was shown under the configuration before is compared with the new one', async () => {
  const { show, change, replace } = openPages()
  await show()
  const same = replace()
  assert.equal(same.freshPages(), [], 'not compared yet')
  assert.equal(await same.findStale(siteOf), [])
  assert.is(same.freshPages().length, 1)
  change()
  assert.equal(await replace().findStale(siteOf), [name])
})

test.run()
