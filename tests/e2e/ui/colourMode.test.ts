/** A site that is always dark: whatever was stored, with and without script, and with an announcement. And pictures of one that is not. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { arrives, openWindow, press } from '../support/window.ts'

const test = suite('colour mode of a project')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const picture = `<picture>
  <source srcset="./dark.svg" media="(prefers-color-scheme: dark) and (min-width: 300px)">
  <source srcset="./wide.svg" media="(min-width: 2000px)">
  <img src="./light.svg" alt="The console">
</picture>
`
const files = {
  'en/docs/intro.md': `# Intro\n\n${picture}`,
  'en/docs/next.md': `# Next\n\n${picture}`,
  'en/docs/dark.svg': drawing,
  'en/docs/wide.svg': drawing.replace('9', '8'),
  'en/docs/light.svg': drawing.replace('9', '7'),
}
/** A browser chooses the file of an image in a turn of its own after the image has come. */
const pictureOf = async (page: Page) => {
  const chosen = await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('main picture img')?.currentSrc,
  )
  return /\w+(?=\.\w+\.svg$)/.exec((await chosen.jsonValue())!)?.[0]
}
const site = await openThemedSite(
  { title: 'Night', colourMode: { only: 'dark' }, announcement: { text: 'News' } },
  files,
)
const browser = await launch()
test.after(async () => {
  await browser.close()
  await site.end()
})

test('nobody chooses, and what another site of the same host stored is ignored', async () => {
  const { page, close } = await openWindow(browser, site.url('/docs/intro/'))
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  const isDark = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.documentElement).colorScheme === 'dark' &&
        !document.querySelector('[data-theme-button]'),
    )
  assert.ok(await isDark())
  assert.is(await pictureOf(page), 'dark')
  await press(page, 'main a[href="/docs/next/"]')
  await arrives(page, '/docs/next/')
  assert.ok(await isDark())
  assert.is(await pictureOf(page), 'dark')
  await press(page, '[data-announcement-close]')
  await page.reload()
  assert.equal(await page.evaluate(() => ({ ...document.documentElement.dataset })['announcementClosed']), '')
  await page.setJavaScriptEnabled(false)
  await page.reload()
  assert.is(await page.$eval('html', (root) => root.getAttribute('data-theme')), 'dark')
  await close()
})

test.run()
