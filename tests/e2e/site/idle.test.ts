/** A page that nobody touches does nothing: what moves is moved by the compositor, and only while it is seen. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import type { BrandId } from '../support/builtSite.ts'
import { settled } from '../support/window.ts'
import { siteSuite } from './siteSuite.ts'

const { test, open } = await siteSuite('idle', {}, { paints: true })

const pages: readonly (readonly [BrandId, string])[] = [
  ['clougence', '/'],
  ['bladepipe', '/en/'],
  ['clouddm', '/'],
  ['clougence', '/solution1/'],
  ['clougence', '/ai-rag/'],
  ['clouddm', '/clouddm_solution/'],
  ['clouddm', '/about/'],
  ['clougence', '/pricing/'],
  ['bladepipe', '/en/pricing/'],
  ['bladepipe', '/en/docs/quick/quick_start/'],
  ['bladepipe', '/en/blog/tech_share/mysql_clickhouse_sync/'],
  ['clouddm', '/en/pricing/'],
  ['clouddm', '/docs/approval/approval_detail/'],
  ['clouddm', '/blog/data_management/sql_review_upgrade/'],
]
/** By the clock of this process: a page that waits for its own frames has them made. */
async function layoutsInASecond(page: Page): Promise<number> {
  const { LayoutCount: before = 0 } = await page.metrics()
  await setTimeout(1000)
  return ((await page.metrics()).LayoutCount ?? 0) - before
}

/** Only these need no layout and no paint. */
const cheap = new Set(['transform', 'opacity'])

for (const [brand, path] of pages)
  test(`${brand} ${path} is at rest`, async () => {
    const page = await open(path, {}, brand)
    await settled(page)
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect, timeline }) => {
        const timing = effect!.getComputedTiming()
        if (!(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect)) return []
        const own = ['offset', 'computedOffset', 'easing', 'composite']
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !own.includes(key)))
        return [{ names, seconds: Number(timing.activeDuration) / 1000 }]
      }),
    )
    assert.equal(
      moving.flatMap(({ names }) => names).filter((name) => !cheap.has(name)),
      [],
    )
    assert.ok(moving.every(({ seconds }) => seconds <= 60))
    // A second at a time, until one passes without work: at its start a page is still busy.
    let layouts = Infinity
    for (let second = 0; second < 10 && layouts > 0; second++) layouts = await layoutsInASecond(page)
    assert.is(layouts, 0)
  })

/** Of how many elements the browser asks for the style when a paragraph comes to the end of the page. */
async function styledAnew(page: Page): Promise<number> {
  await page.tracing.start({ categories: ['devtools.timeline', 'blink.user_timing'] })
  await page.evaluate(() => {
    const styled = () => getComputedStyle(document.querySelector('[data-region=footer] a')!).color
    // What waits for the next frame anywhere on the page is done: asking for one style leaves it.
    void document.body.offsetHeight
    styled()
    performance.mark('before')
    document.body.insertAdjacentHTML('beforeend', '<p><span>one more</span></p>')
    styled()
    performance.mark('after')
  })
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as Trace
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)!.ts
  const between = traceEvents.filter(
    ({ name, ts }) => name === 'UpdateLayoutTree' && ts >= timeOf('before') && ts <= timeOf('after'),
  )
  assert.ok(between.length, 'the styles were asked for')
  return between.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

type Trace = {
  readonly traceEvents: readonly {
    readonly name: string
    /** In µs. */
    readonly ts: number
    readonly args: { readonly elementCount?: number }
  }[]
}

for (const [brand, path] of [
  ['clougence', '/'],
  ['bladepipe', '/en/docs/intro/product_intro/'],
  ['clouddm', '/blog/'],
  ['clougence', '/pricing/'],
] as const)
  test(`what comes to ${brand} ${path} leaves the styles of the rest as they are`, async () => {
    const page = await open(path, {}, brand)
    await settled(page)
    const count = await styledAnew(page)
    assert.ok(count < 60, `${count} elements`)
  })

test('what moves rests while it is out of sight, and goes on when it is seen', async () => {
  const page = await open('/solution2/')
  const states = () =>
    page.$$eval('main svg', (drawings) =>
      drawings.flatMap((drawing) => {
        const all = drawing.getAnimations({ subtree: true }).map(({ playState }) => playState)
        return all.length ? [[...new Set(all)].join()] : []
      }),
    )
  await page.waitForFunction(() => document.querySelector('[data-away]') !== null)
  assert.ok((await states()).includes('paused'))
  await page.$eval('[data-away]', (drawing) => drawing.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main svg')].some((drawing) => {
      const { top } = drawing.getBoundingClientRect()
      const isSeen = top > 0 && top < innerHeight / 2
      return isSeen && drawing.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')
    }),
  )
})

test.run()
