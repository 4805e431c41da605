/** Edits of the configuration, of brands and of what they import show without a new start. */
import * as assert from 'uvu/assert'
import { pagePath } from '../support/devSite.ts'
import { getUntil, type Got } from '../support/get.ts'
import { textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

const words = `export const suffix = 'AG'\n`
const alpha = `import type { PairBrand } from '../../site/brand.ts'
import { suffix } from '../../site/words.ts'
import { color } from './theme.ts'

export default { id: 'alpha', name: \`Alpha \${suffix}\`, color, origin: 'https://alpha.example', locales: ['zh', 'en'], content: 'shared' } satisfies PairBrand
`

const { test, site, shown } = await devSuite('configuration', {
  'site/words.ts': words,
  'brands/alpha/brand.ts': alpha,
  'brands/alpha/theme.ts': "export const color = 'red'\n",
})

const open = (path: string, brand?: 'alpha' | 'beta') => shown.page.goto(site.url(path, brand))
const shows = (selector: string, text: string) =>
  shown.page.waitForFunction(
    (css, wanted) => document.querySelector(css)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  )

test('a brand: its file, what it imports from its folder, what it imports from the site', async () => {
  const { page, problems } = shown
  await open(pagePath)
  await shows('[data-region=navbar]', 'Alpha AG')
  await page.evaluate(() => Object.assign(window, { kept: 'same' }))

  site.replace('brands/alpha/brand.ts', '`Alpha ', '`Omega ')
  await shows('[data-region=navbar]', 'Omega AG')
  site.write('brands/alpha/theme.ts', "export const color = 'rgb(7, 7, 7)'\n")
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--color') === 'rgb(7, 7, 7)',
  )
  for (const suffix of ['Ltd.', 'Inc.']) {
    site.write('site/words.ts', words.replace('AG', suffix))
    await shows('[data-region=navbar]', `Omega ${suffix}`)
  }
  assert.is(await page.evaluate(() => (window as unknown as { kept?: string }).kept), 'same')
  assert.equal(problems, [])
})

test('the script of the site is loaded by pages that were there before it, and what it cannot import is told', async () => {
  const { page } = shown
  await open(pagePath)
  const says = (text: string) =>
    page.waitForFunction((wanted) => document.documentElement.dataset['script'] === wanted, {}, text)
  const script = (text: string) => `document.documentElement.dataset['script'] = '${text}'\n`
  site.write('site/client.ts', script('first'))
  await says('first')
  site.write('site/client.ts', `import 'not-installed'\n${script('second')}`)
  await page.waitForFunction(() =>
    document.querySelector('site-problems')?.shadowRoot?.textContent.includes('site/client.ts:1:8'),
  )
  site.write('site/client.ts', script('third'))
  await says('third')
  await page.waitForFunction(() => !document.querySelector('site-problems'))
  site.remove('site/client.ts')
  await page.waitForFunction(() => !document.documentElement.dataset['script'])
  // Until the configuration is loaded again, a page that is opened asks for the script that is gone.
  const isTakenIn = (got: Got) => got.status === 200 && !got.body.includes('site/client.ts')
  await getUntil(site.server, site.url('/@id/virtual:site/client'), isTakenIn)
  // What the bundler told while the page loaded anew waits for the next one that is connected: this one, if an edit reaches it.
  // In a tab of its own: one that loads itself anew meanwhile may neither arrive nor be closed.
  Object.assign(shown, { page: await page.browserContext().newPage() })
  await open(pagePath)
  site.write('site/words.ts', words.replace('AG', 'SE'))
  await shows('[data-region=navbar]', 'Omega SE')
})

test('each brand has its host; an edit of one leaves the other as it is', async () => {
  const { page, problems } = shown
  await open('/', 'beta')
  assert.is(await textOf(page, 'h1'), '首页 Beta')
  assert.is((await open('/promise/', 'beta'))?.status(), 200)
  assert.is((await open('/promise/', 'alpha'))?.status(), 404)
  await open('/', 'beta')
  site.replace('brands/beta/brand.ts', "'Beta'", "'Gamma'")
  await shows('h1', '首页 Gamma')
  await open('/', 'alpha')
  assert.match(await textOf(page, 'h1'), /^首页 Omega/)
  assert.equal(problems, [])
})

test('site.config.ts: a plugin less, a language name, and back', async () => {
  const { page } = shown
  const file = 'site.config.ts'
  const before = site.read(file)
  await open('/blog/')
  assert.is(await page.$$eval('main', ({ length }) => length), 1)
  site.replace(file, ' blog(),', '')
  await shows('h1', '404')
  site.write(file, before)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent !== '404')
})

test('a folder in brands is a new brand, and without it there is none', async () => {
  const { page } = shown
  const url = site.url('/').replace('localhost', 'delta.localhost')
  await page.goto(url)
  assert.match(await textOf(page, 'h1'), /^首页 Omega/, 'an unknown name shows the first brand')
  site.write(
    'brands/delta/brand.ts',
    site.read('brands/beta/brand.ts').replaceAll('beta', 'delta').replace('Gamma', 'Delta'),
  )
  await shows('h1', '首页 Delta')
  site.remove('brands/delta')
  await shows('h1', '首页 Omega')
})

test('a configuration that fails stays known until it is mended, whatever else is saved', async () => {
  const { page, problems } = shown
  await open(pagePath)
  const file = 'brands/beta/brand.ts'
  const before = site.read(file)
  const printed = site.server.printed().length
  site.write(file, before.replace("locales: ['zh', 'en']", "locales: ['zh', 'fr']"))
  await page.waitForSelector('site-problems')
  site.write('content/shared/zh/docs/other.md', '---\ntitle: 另一页\n---\n\n文字。\n')
  site.write('content/shared/zh/docs/guide/_category_.yml', 'label: 手册\nposition: 1\n')
  site.write(file, before)
  await page.waitForFunction(() => !document.querySelector('site-problems'))
  // What was saved in between is there.
  await shows('[data-region=sidebar]', '手册')
  await shows('[data-region=sidebar]', '另一页')
  await site.server.prints('All problems are mended', printed)
  const told = site.server.printed().slice(printed)
  assert.is(told.match(/error config-/g)?.length, 1, told)
  assert.is(told.match(/All problems are mended/g)?.length, 1, told)
  assert.equal(problems, [])
})

test('G-07 a page that failed is told of after another repair, also where the configuration is loaded again for it', async () => {
  const file = 'content/shared/zh/docs/intro.md'
  const [good, suffix] = [site.read(file), site.read('site/words.ts')]
  /** Saves a file and waits until this is printed. */
  async function tells(told: string | RegExp, name: string, text: string): Promise<void> {
    const from = site.server.printed().length
    site.write(name, text)
    if (name === file) await open('/docs/intro/')
    await site.server.prints(told, from)
  }
  await tells('image-missing', file, `${good}\n![](none.svg)\n`)
  await tells('site/words.ts:2:1', 'site/words.ts', 'export const suffix =\n')
  await tells(/error image-missing[^]*intro\.md/, 'site/words.ts', suffix)
  await tells('All problems are mended', file, good)
})

test.run()
