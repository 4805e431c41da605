/** The search when files of its index do not come as they should. */
import * as assert from 'uvu/assert'
import { ask, dialog, openSearch, optionsIn, says } from './dialogOf.ts'
import { openProxy, type Fault, type Proxy } from './faultyProxy.ts'
import { searchSuite } from './searchSuite.ts'

const { test, at, visit } = await searchSuite('search that fails')
let proxy: Proxy
test.before(async () => {
  proxy = await openProxy(at('/'))
})
test.after(() => proxy?.close())
test.after.each(() => proxy.fail())

const docs = 'en/docs/intro/product_intro/'

/** Only what a page cannot help: that a file did not come. */
const ours = (problems: readonly string[]) =>
  problems.filter((problem) => !/^(?:request|status|console: .*ERR_)/.test(problem))

test('E-06 while the index is on its way it says so', async () => {
  const { page, problems } = await visit(proxy.url + docs)
  proxy.fail(/\/search\/en\//, 'hang')
  await openSearch(page)
  await page.type(`${dialog} input`, 'masking')
  await page.waitForSelector(`${dialog} [data-search-busy]`)
  await page.waitForFunction(
    (css) => document.querySelector(css)!.textContent.startsWith('Searching …'),
    {},
    `${dialog} [role=status]`,
  )
  proxy.fail()
  await says(page, /pages found/)
  assert.equal(ours(problems), [])
})

const failures: readonly (readonly [name: string, fault: Fault, said: RegExp])[] = [
  ['missing', 'gone', /not where it should be/],
  ['cut off', 'cut', /damaged/],
  ['refused', 'refused', /could not be loaded/],
  ['of another version', { body: '{"v":99}' }, /has been updated/],
  ['no index at all', { body: '[]' }, /damaged/],
]
for (const [name, fault, said] of failures) {
  test(`E-06 an index that is ${name}: it says so, and Retry finds what was typed`, async () => {
    const { page, problems } = await visit(proxy.url + docs)
    proxy.fail(/\/search\/en\/index\.json/, fault)
    await openSearch(page)
    await says(page, said)
    await page.type(`${dialog} input`, 'masking')
    proxy.fail()
    await page.click(`${dialog} [role=alert] button`)
    // A page older than the index is loaded anew, and the dialog with it.
    if (name === 'of another version') {
      await page.waitForSelector(`${dialog}:not([open])`)
      await openSearch(page)
      await ask(page, 'masking', /pages found/)
    } else await says(page, /pages found/)
    assert.ok((await optionsIn(page)).length > 0)
    assert.equal(ours(problems), [])
  })
}

test('E-06 a shard that fails fails this query, not the next one', async () => {
  const { page } = await visit(proxy.url + docs)
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  proxy.fail(/\/search\/en\/\w{8}\.json/, 'refused')
  await ask(page, 'webhook gitee', /could not be loaded/)
  proxy.fail()
  await page.keyboard.press('Enter')
  await says(page, /pages? found/)
})

test('E-07 what one has loaded is not loaded again', async () => {
  const { page } = await visit(proxy.url + docs)
  await openSearch(page)
  await ask(page, 'docker', /pages? found/)
  proxy.asked.length = 0
  await ask(page, 'dockerx', /found|near|Nothing/)
  await ask(page, 'docker', /pages? found/)
  assert.not(proxy.asked.some((path) => path.endsWith('index.json')))
  assert.is(new Set(proxy.asked).size, proxy.asked.length)
})

test.run()
