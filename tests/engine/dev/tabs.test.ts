/** What a tab hears when it tells which page it shows, and when that page is rendered again for the answer. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DevSession } from '../../../engine/dev/devSession.ts'
import type { DevPages } from '../../../engine/dev/pages.ts'
import type { DevReporter } from '../../../engine/dev/reports.ts'
import { createTabs } from '../../../engine/dev/tabs.ts'
import type { Site } from '../../../engine/types.ts'
import { configOf } from '../../support/memorySite.ts'

const page = 'acme /docs/'

/** A server that rendered the page as `known`, if ever, and would render it as `now`. */
async function greeted(shown: string, known: string | undefined, now: string, change?: { readonly reloads: boolean }) {
  const replies: unknown[] = []
  let renderings = 0
  const pages: Partial<DevPages> = {
    freshPages: () =>
      known ? ([{ name: page, page: { hash: known } }] as unknown as ReturnType<DevPages['freshPages']>) : [],
    find: () => ({ path: '/docs/' }) as ReturnType<DevPages['find']>,
    render: async () => {
      renderings++
      return { html: '<p>', hash: now } as unknown as Awaited<ReturnType<DevPages['render']>>
    },
    problems: () => [],
    failedPages: () => [],
    findStale: async () => [],
    rerender: async () => {},
  }
  const content = { state: () => ({ site: () => ({}) as Site }) }
  const live = { config: configOf({}), pages, content, checks: { pagesWithFindings: () => new Set() } }
  const tabs = createTabs({
    current: () => live as unknown as DevSession,
    bundler: () => ({ send: () => {} }),
    report: { format: () => '', problems: () => {} } as unknown as DevReporter,
    onError: (error) => {
      throw error
    },
  })
  const loads = tabs.loads()
  if (change) await tabs.refresh(change)
  await tabs.onPageShown({ page, hash: shown, loads }, (event) => replies.push(event))
  tabs.close()
  return { replies, renderings }
}

test('a tab that shows what was rendered last costs nothing', async () => {
  assert.equal(await greeted('a', 'a', 'b'), { replies: ['site:current'], renderings: 0 })
})

test('a tab that shows an older page is told so', async () => {
  assert.equal(await greeted('a', 'b', 'b'), { replies: ['site:stale'], renderings: 1 })
})

test('the page of a tab the server has never seen is rendered and compared', async () => {
  assert.equal(await greeted('a', undefined, 'a'), { replies: ['site:current'], renderings: 1 })
  assert.equal(await greeted('a', undefined, 'b'), { replies: ['site:stale'], renderings: 1 })
})

test('a tab that was opened before all were to load something, and was not connected by then, loads it', async () => {
  assert.equal(await greeted('a', 'a', 'a', { reloads: false }), { replies: ['site:current'], renderings: 0 })
  assert.equal(await greeted('a', 'a', 'a', { reloads: true }), { replies: ['site:reload'], renderings: 0 })
})

test.run()
