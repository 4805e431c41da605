/** What a build would complain of, told while one writes: the page is shown all the same. */
import * as assert from 'uvu/assert'
import { page as file, pagePath, pageText } from '../support/devSite.ts'
import { textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('checks')

/** What the findings say, once they say this. */
async function findings(wanted: string): Promise<string> {
  const told = await shown.page.waitForFunction(
    (part) => {
      const text = document.querySelector('site-findings')?.shadowRoot?.querySelector('pre')?.textContent
      return text?.includes(part) && text
    },
    {},
    wanted,
  )
  return String(await told.jsonValue())
}
const noFindings = () => shown.page.waitForFunction(() => !document.querySelector('site-findings'))

const target = 'content/shared/zh/docs/guide/later.md'
const broken = pageText('见[以后](./later.md)。')

test('G-03 a broken link is told where it stands, the page is shown, and mended it is told no more', async () => {
  const { page, problems } = shown
  await page.goto(site.url(pagePath))
  const from = site.server.printed().length
  site.write(file, broken)
  const text = await findings(`${file}:5:2`)
  assert.match(text, 'error link-broken')
  // Terminal and page say the same.
  await site.server.prints(text, from)
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('见以后'))
  assert.is(await page.$('site-problems'), null)
  assert.is((await page.reload())?.status(), 200)
  await findings(`${file}:5:2`)
  site.write(file, pageText('开头。'))
  await noFindings()
  await site.server.prints('All problems are mended', from)
  assert.equal(problems, [])
})

test('G-03 a page that is made mends the links to it; one that goes breaks them', async () => {
  const { page, problems } = shown
  site.write(file, broken)
  await page.goto(site.url(pagePath))
  await findings(`${file}:5:2`)
  site.write(target, '---\ntitle: 以后\n---\n\n## 部分 {#part}\n')
  await noFindings()
  site.remove(target)
  await findings(`${file}:5:2`)
  site.write(file, pageText('开头。'))
  await noFindings()
  assert.equal(problems, [])
})

test('G-03 the anchor of a page is looked for once that page has been shown', async () => {
  const { page } = shown
  site.write(target, '---\ntitle: 以后\n---\n\n## 部分 {#part}\n')
  site.write(file, pageText('见[以后](./later.md#prat)。'))
  await page.goto(site.url(pagePath))
  assert.is(await page.$('site-findings'), null)
  await page.goto(site.url('/docs/guide/later/'))
  assert.match(await findings(`${file}:5:2`), 'Did you mean "#part"?')
  // The page is shown by no tab when it is mended.
  site.write(file, pageText('见[以后](./later.md#part)。'))
  await noFindings()
  site.write(file, pageText('开头。'))
  site.remove(target)
})

test('findings stay one line until they are opened, by keyboard too, and go when they are dismissed', async () => {
  const { page } = shown
  site.write(file, broken)
  await page.goto(site.url(pagePath))
  await findings(`${file}:5:2`)
  const { height, left } = await page.$eval('site-findings', (element) => element.getBoundingClientRect().toJSON())
  assert.ok(height < 60 && left < 40, `${height} ${left}`)
  await page.focus('site-findings >>> summary')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    () =>
      document.querySelector('site-findings')!.shadowRoot!.querySelector('pre')!.getBoundingClientRect().height > 20,
  )
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)
  site.write(file, pageText('见[以后](./latest.md)。'))
  await findings('latest.md')
  assert.is(await focused(), 'summary', 'whoever is in them with the keyboard stays there')
  site.write(file, broken)
  await findings('later.md')
  await page.keyboard.press('Escape')
  await noFindings()
  // Another page of the window is no reason to tell it again; another problem is.
  await page.$eval('a[href="/docs/intro/"]', (link) => (link as HTMLElement).click())
  await page.waitForFunction(() => location.pathname === '/docs/intro/')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('见以后'))
  assert.is(await page.$('site-findings'), null)
  site.write(file, pageText('见[以后](./later.md)和[更后](./latest.md)。'))
  await findings('latest.md')
  site.write(file, broken)
  await page.waitForFunction(() => {
    const text = document.querySelector('site-findings')?.shadowRoot?.querySelector('pre')?.textContent
    return text?.includes('later.md') && !text.includes('latest.md')
  })
  assert.match(await textOf(page, 'main'), '见以后')
  await page.reload()
  await findings(`${file}:5:2`)
  await page.click('site-findings >>> .dismiss')
  await noFindings()
  site.write(file, pageText('开头。'))
})

test.run()
