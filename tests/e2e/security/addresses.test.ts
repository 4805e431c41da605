/** Addresses somebody else made, on pages as visitors get them: nothing in them is run, shown as markup, or too much for a script (J-03, J-06). */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { builtSuite } from '../support/builtSuite.ts'
import { openWindow } from '../support/window.ts'

const { test, site, browser } = await builtSuite('hostile addresses')

const markup = encodeURIComponent(`"><img src=x onerror=pwned()><script>pwned()</script>`)
const hashes = ['#%E4', '#%', '#1', `#${markup}`, '#:not(', '#__proto__', '#constructor', `#${'x'.repeat(5_000)}`]
const pages = ['/en/', '/docs/intro/product_intro/', '/en/pricing/', '/en/login/']

for (const hash of hashes) {
  test(`J-03 a hash that is no selector: ${hash.slice(0, 40)}`, async () => {
    const window = await open()
    // Another page each time: a hash alone would be no new page.
    for (const path of pages) await expectHarmless(window.page, `${path}${hash}`)
    await window.close()
  })
}

const queries = [
  `/en/search/?q=${markup}`,
  '/en/search/?q=__proto__',
  '/en/search/?q=%E4',
  `/en/connector/?q=${markup}`,
  '/en/connector/?page=-1e309&source=constructor&target=__proto__',
  `/en/pricing/?links=${markup}&rows=1e999&plan=constructor#calculator`,
  `/en/login/?redirect=javascript:pwned()&next=//evil.example&redirect_uri=https:evil.example`,
  `/en/registerFromMarket/?token=${markup}&marketplaceType=constructor`,
  `/en/loading/?state=${btoa('{"target":"javascript:pwned()"}')}&code=${markup}`,
  `/en/loading/#access_token=${markup}&state=%E4`,
]
for (const address of queries) {
  test(`J-06 ${address.slice(0, 60)}`, async () => {
    const window = await open()
    await expectHarmless(window.page, address)
    await window.close()
  })
}

const open = () =>
  openWindow(browser, undefined, {
    prepare: () => Object.assign(window, { pwned: () => document.documentElement.setAttribute('data-pwned', '') }),
  })

async function expectHarmless(page: Page, address: string): Promise<void> {
  const errors: string[] = []
  const note = (error: unknown) => void errors.push(String(error))
  page.on('pageerror', note)
  const [path = '', rest = ''] = address.split(/(?=[?#])/s, 2)
  const url = new URL(site.url('bladepipe', path))
  // As it was typed: `encodeURI` would make the address a better one.
  await page.goto(url.href + address.slice(path.length), { waitUntil: 'load' })
  await page.waitForFunction(() => document.readyState === 'complete')
  const found = await page.evaluate(
    () =>
      `${document.documentElement.dataset['pwned'] ?? 'calm'} ${document.querySelectorAll('img[src="x"],[onerror]').length}`,
  )
  assert.is(found, 'calm 0', rest)
  assert.is(new URL(page.url()).host, url.host, rest)
  assert.equal(errors, [], address.slice(0, 80))
  page.off('pageerror', note)
}

test.run()
