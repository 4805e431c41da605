/** A site that is always dark: whatever was stored, with and without script, and with an announcement. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { arrives, openWindow, press } from '../support/window.ts'

const test = suite('colour mode of a project')
const files = { 'en/docs/intro.md': '# Intro\n\nText.\n', 'en/docs/next.md': '# Next\n\nText.\n' }
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
  await press(page, 'main a[href="/docs/next/"]')
  await arrives(page, '/docs/next/')
  assert.ok(await isDark())
  await press(page, '[data-announcement-close]')
  await page.reload()
  assert.equal(await page.evaluate(() => ({ ...document.documentElement.dataset })['announcementClosed']), '')
  await page.setJavaScriptEnabled(false)
  await page.reload()
  assert.is(await page.$eval('html', (root) => root.getAttribute('data-theme')), 'dark')
  await close()
})

test.run()
