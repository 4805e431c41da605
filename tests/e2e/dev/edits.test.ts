/** What is saved shows in the open page, and nothing else of it changes. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { saveDelay } from '../../../engine/dev/saves.ts'
import { page as file, pagePath, pageText, saveStyles, type SaveStyle } from '../support/devSite.ts'
import { pathOf, textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('edits')

const open = (path: string) => shown.page.goto(site.url(path))
const shows = (text: string) =>
  shown.page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), {}, text)

/** Presses the island once and scrolls: what a reader would lose with a reload. */
async function leaveTraces(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('site-island button')!
    if (button.textContent === '3') button.click()
    return button.textContent === '4'
  })
  await page.evaluate(() => {
    scrollTo(0, 700)
    Object.assign(window, { island: document.querySelector('site-island') })
  })
}

const traces = (page: Page) =>
  page.evaluate(() => [
    (window as unknown as { island?: Element }).island === document.querySelector('site-island'),
    document.querySelector('site-island button')?.textContent,
    scrollY,
  ])

for (const [index, style] of (Object.keys(saveStyles) as SaveStyle[]).entries()) {
  test(`G-05 saved ${style}: the page changes, scroll and island stay`, async () => {
    const { page, problems } = shown
    await open(pagePath)
    await leaveTraces(page)
    let isQuick = true
    for (const round of [1, 2, 3]) {
      await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          const text = document.querySelector('[data-content] p')?.textContent ?? 'nothing'
          if (seen.at(-1) !== text) seen.push(text)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      const text = `保存 ${index}-${round}。`
      const ms = site.save(style, file, pageText(text))
      await shows(text)
      // Neither an empty page nor an old one on the way, unless there was one for longer than an editor takes.
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      assert.equal(ms < saveDelay ? seen : seen.slice(-1), [text])
      isQuick &&= ms < saveDelay
    }
    const [island, count, scroll] = await traces(page)
    assert.equal([island, count], [true, '4'])
    // An empty page is not as long.
    if (isQuick) assert.is(scroll, 700)
    assert.is(await page.$eval('[data-content]', (content) => content.childElementCount), 61)
    assert.equal(problems, [])
  })
}

test('two edits at once touch two paragraphs only', async () => {
  const { page } = shown
  site.write(file, pageText('中间。'))
  await open(pagePath)
  await shows('中间。')
  await page.evaluate(() => Object.assign(window, { nodes: [...document.querySelectorAll('[data-content] p')] }))
  site.write(file, pageText('前面。').replace('第 30 段。', '**第三十段。**'))
  await shows('第三十段。')
  assert.match(await textOf(page, 'main'), '前面。')
  const kept = await page.evaluate(() => {
    const { nodes } = window as unknown as { nodes: Element[] }
    return [...document.querySelectorAll('[data-content] p')].filter((node, index) => node === nodes[index]).length
  })
  assert.is(kept, 61)
})

test('an image that changes is shown anew', async () => {
  const { page, problems } = shown
  const image = 'content/shared/zh/docs/guide/img/dot.svg'
  await open('/docs/intro/')
  const sourceOf = () => page.$eval('main img', (element) => (element as HTMLImageElement).currentSrc)
  const before = await sourceOf()
  site.write(image, site.read(image).replace(/width="\d+"/, 'width="77"'))
  await page.waitForFunction(
    (old) => {
      const element = document.querySelector<HTMLImageElement>('main img')!
      return element.currentSrc !== old && element.complete && element.naturalWidth === 77
    },
    {},
    before,
  )
  assert.equal(problems, [])
})

test('G-04 an island that ends before it was hydrated says nothing', async () => {
  const { page, problems } = shown
  await open(pagePath)
  await page.waitForSelector('site-island button')
  await page.evaluate(async () => {
    const island = document.querySelector<HTMLElement>('site-island')!
    const { default: mount } = (await import(island.dataset['src']!)) as { default(element: Element): () => void }
    const copy = island.cloneNode(true) as Element
    mount(copy)()
    // React tells what went wrong in a task of its own.
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  assert.equal(problems, [])
})

test('a part that an island loads when it is needed is hydrated as it was written', async () => {
  const { page, problems } = shown
  site.write(
    'site/Part.tsx',
    'export default () => <b id="part" onClick={() => Object.assign(window, { pressed: true })}>part</b>\n',
  )
  site.write(
    'site/Parts.island.tsx',
    `import { lazy, Suspense } from 'react'
import { island } from '../../../../engine/client/index.ts'
const Part = lazy(() => import('./Part.tsx'))
export default island(() => <Suspense fallback="waiting"><Part /></Suspense>, { on: 'load' })
`,
  )
  site.write(
    'site/pages/parts.page.tsx',
    `import Parts from '../Parts.island.tsx'
export default () => <main id="main"><title>Parts</title><Parts /></main>
`,
  )
  await open('/parts/')
  await shows('part')
  await page.evaluate(() => Object.assign(window, { written: document.querySelector('#part') }))
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('#part')!.click()
    return 'pressed' in window
  })
  assert.ok(await page.$eval('#part', (part) => part === (window as unknown as { written: Element }).written))
  assert.equal(problems, [])
})

test('G-04 a page appears, changes, moves and goes, while it is looked at', async () => {
  const { page, problems } = shown
  const [first, second] = ['content/shared/zh/docs/指南/部署.md', 'content/shared/zh/docs/指南/安装.md']
  await open('/docs/指南/部署/')
  assert.is(await textOf(page, 'h1'), '404')
  site.write(first, '---\ntitle: 部署\n---\n\n旧。\n')
  await shows('旧。')
  site.replace(first, '旧。', '新。')
  await shows('新。')
  site.rename(first, second)
  await shows('404')
  assert.is(pathOf(page), '/docs/指南/部署/')
  site.rename(second, first)
  await shows('新。')
  site.remove('content/shared/zh/docs/指南')
  await shows('404')
  assert.is((await page.reload())?.status(), 404)
  assert.equal(
    problems.filter((problem) => !problem.startsWith('status 404')),
    [],
  )
})

test.run()
