/** Addresses somebody else made, on pages as visitors get them: nothing in them is run, shown as markup, or too much for a script (J-03, J-06). */
import type { Browser } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openBuiltSite, type BuiltSite } from '../support/builtSite.ts'
import { openWindow } from '../support/window.ts'

const test = suite('hostile addresses')
let [site, browser]: [BuiltSite?, Browser?] = []

test.before(async () => {
  site = await openBuiltSite()
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.server.stop()
})

const markup = encodeURIComponent(`"><img src=x onerror=pwned()><script>pwned()</script>`)
const hashes = ['#%E4', '#%', '#1', `#${markup}`, '#:not(', '#__proto__', '#constructor', `#${'x'.repeat(5_000)}`]
const pages = ['/en/', '/docs/intro/product_intro/', '/en/pricing/', '/en/login/']

for (const path of pages) {
  test(`J-03 hashes that are no selector: ${path}`, async () => {
    for (const hash of hashes) await expectHarmless(`${path}${hash}`)
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
  test(`J-06 ${address.slice(0, 60)}`, () => expectHarmless(address))
}

async function expectHarmless(address: string): Promise<void> {
  const { page, close } = await openWindow(browser!, undefined, {
    prepare: () => Object.assign(window, { pwned: () => document.documentElement.setAttribute('data-pwned', '') }),
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const [path = '', rest = ''] = address.split(/(?=[?#])/s, 2)
  const url = new URL(site!.url('bladepipe', path))
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
  await close()
}

test.run()
