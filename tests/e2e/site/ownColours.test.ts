/** Readers who have colours of their own: grounds are gone, and what only they told has to be told all the same. */
import type { Page } from 'puppeteer'
import * as assert from 'uvu/assert'
import { siteSuite } from './siteSuite.ts'

const { test, site, open } = await siteSuite('own colours')

async function inOwnColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const session = await page.createCDPSession()
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ]
  await session.send('Emulation.setEmulatedMedia', { features })
}

test('the parts of a chart are told apart, and what an edition has not is a line', async () => {
  const page = await open('/en/pricing/')
  await inOwnColours(page, 'dark')
  const grounds = (selector: string, pseudo?: string) =>
    page.$$eval(selector, (all, pseudo) => all.map((each) => getComputedStyle(each, pseudo).backgroundColor), pseudo)
  const [page0] = await grounds('body')
  const parts = await grounds('[data-panel=cloud] dt', '::before')
  assert.is(new Set([...parts, page0]).size, 4, parts.join())
  assert.not((await grounds('td > i')).includes(page0!))
  await page.goto(site.url('clougence', '/en/why/'))
  const products = await grounds('main ul[aria-hidden=true] > li', '::before')
  assert.ok(new Set([...products, page0]).size > 3, products.join())
})

test('logo and drawings are those for the ground there is, whatever colours a page has by itself', async () => {
  const page = await open('/en/about/', {}, 'clouddm')
  await inOwnColours(page, 'dark')
  const logo = () =>
    page.$$eval('[data-region=navbar] a[aria-label] > img', (all) =>
      all.flatMap((image) =>
        image.checkVisibility() ? `${image.getAttribute('src')} ${getComputedStyle(image).filter}` : [],
      ),
    )
  const onDark = await logo()
  assert.is(onDark.length, 1)
  await page.goto(site.url('clouddm', '/en/docs/maintain/install_require/'))
  assert.equal(await logo(), onDark)
})

test.run()
