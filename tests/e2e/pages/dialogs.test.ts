/** The dialogs and forms that need no account, against the sandbox: by keyboard, refused, sent, offline, without script. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountSite, type AccountSite } from '../account/accountSite.ts'
import type { BrandId } from '../support/builtSite.ts'
import { openWindow, type View, type Window } from '../support/window.ts'
import { violations } from '../support/axe.ts'

const test = suite('pages: dialogs')
let site: AccountSite
let shown: Window

test.before(async () => {
  site = await openAccountSite()
})
test.after(() => site.end())
test.after.each(() => shown.close())

async function open(brand: BrandId, path: string, view: View = {}): Promise<Page> {
  shown = await openWindow(site.browser, site.urlOf(brand, path), view)
  return shown.page
}
const waitForText = (page: Page, selector: string, wanted: string) =>
  page.waitForFunction((at, text) => document.querySelector(at)?.textContent.includes(text), {}, selector, wanted)
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)

/** As a keyboard does it: the focus on the link, then Enter. */
async function openDialog(page: Page, id: string): Promise<void> {
  await page.focus(`a[data-dialog="${id}"]`)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`#${id}[open]`)
}

test('installing: one command for each way, with the newest version', async () => {
  const page = await open('bladepipe', '/en/pricing/')
  await openDialog(page, 'install-community')
  assert.is(await focusedName(page), 'Docker')
  await waitForText(page, '[role=tabpanel]:not([hidden]) code', 'bash -s -- 1.7.0 ./bp_home')
  await page.keyboard.press('ArrowRight')
  await waitForText(page, '[role=tabpanel]:not([hidden]) code', 'install_on_k8s.sh | bash -s -- 1.7.0')
  assert.equal(await violations(page, 'dialog[open], #contactUs'), [])
  await page.keyboard.press('Escape')
  await page.waitForSelector('#install-community:not([open])')
  assert.is((await focusedName(page))?.trim(), 'Download Now')
  assert.equal(shown.problems, [])
})

test('installing: without an answer the command says what has to stand there', async () => {
  const page = await open('clougence', '/')
  await page.setOfflineMode(true)
  await openDialog(page, 'install-community')
  assert.is(await page.$eval('[data-version-here]', (place) => place.textContent), '<版本号>')
  // Its long address ends a line between folders.
  const lines = await page.$eval('[role=tabpanel]:not([hidden]) code', (code) => {
    const words = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const at = text.textContent!.indexOf('install_on_docker.sh')
      if (at < 0) continue
      const name = new Range()
      name.setStart(text, at)
      name.setEnd(text, at + 'install_on_docker.sh'.length)
      return name.getClientRects().length
    }
    return 0
  })
  assert.is(lines, 1)
  assert.equal(
    shown.problems.filter((problem) => problem.startsWith('script')),
    [],
  )
})

test('a connector: what is missing is said beside it, and sent once it is there', async () => {
  const page = await open('bladepipe', '/en/connector/')
  await openDialog(page, 'connector-request')
  assert.is(await focusedName(page), 'linkRequest')
  await page.click('[data-feedback] input[type=radio][value=yes]')
  await page.click('[data-feedback] [type=submit]')
  await waitForText(page, '[data-field=expectedTime] [role=alert]', 'Needed by: please fill this in')
  assert.is(await focusedName(page), 'linkRequest')
  assert.is(await page.$$eval('[data-feedback] [aria-invalid]', (fields) => fields.length), 4)
  assert.equal(await violations(page, 'dialog[open], #contactUs'), [])

  await page.type('[name=linkRequest]', 'Snowflake to Kafka')
  await page.type('[name=requirementReason]', 'Reports')
  await page.type('[name=expectedTime]', 'May')
  await page.type('[name=contactEmail]', 'ada')
  await page.keyboard.press('Enter')
  await waitForText(page, '[data-field=contactEmail] [role=alert]', 'not an e-mail address')
  assert.is(await page.$$eval('[data-feedback] [aria-invalid]', (fields) => fields.length), 1)
  await page.type('[name=contactEmail]', '@example.com')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-sent=answer] output')
  assert.match(await page.$eval('#connector-request output', (place) => place.textContent), 'Thank you')
  assert.equal(await violations(page, 'dialog[open], #contactUs'), [])
  await page.focus('[data-sent] output button')
  await page.keyboard.press('Enter')
  assert.is(await focusedName(page), 'linkRequest')
  assert.equal(shown.problems, [])
})

test('a contact: the console does not answer, then it does, and nothing is lost', async () => {
  const page = await open('clougence', '/about/')
  await page.type('[name=contactName]', '小明')
  await page.type('[name=contactPhone]', '138 0013 8000')
  await page.type('[name=requirement]', '报价')
  await page.setOfflineMode(true)
  await page.click('[data-feedback=contact] [type=submit]')
  await waitForText(page, '[data-feedback-failure]', 'sales@clougence.com')
  assert.is(await page.$eval('[name=requirement]', (field) => (field as HTMLTextAreaElement).value), '报价')
  assert.equal(await violations(page, 'dialog[open], #contactUs'), [])
  await page.setOfflineMode(false)
  await page.click('[data-feedback=contact] [type=submit]')
  await page.waitForSelector('[data-sent=answer]')
  assert.is(await page.$eval('[name=requirement]', (field) => (field as HTMLTextAreaElement).value), '')
})

test('without script links lead to other ways, and a form gives way to an address', async () => {
  const page = await open('clougence', '/about/', { javaScript: false })
  assert.not(await page.$eval('[data-feedback]', (form) => form.checkVisibility()))
  assert.match(await page.$eval('#contactUs', (part) => part.textContent), '此表单需要启用 JavaScript')
  await page.goto(site.urlOf('clougence', '/pricing/'))
  assert.match(await page.$eval('a[data-dialog]', (link) => (link as HTMLAnchorElement).pathname), /^\/docs\/quick\//)
  await page.goto(site.urlOf('clougence', '/connector/'))
  assert.match(await page.$eval('a[data-dialog]', (link) => (link as HTMLAnchorElement).href), /^mailto:/)
})

test('at 320 px nothing is wider than the screen', async () => {
  const page = await open('bladepipe', '/en/', { width: 320, height: 640, touch: true })
  for (const id of ['install-community', 'connector-request']) {
    await openDialog(page, id)
    assert.ok(await page.$eval(`#${id}`, (box) => box.scrollWidth <= box.clientWidth && box.clientWidth <= 320))
    await page.keyboard.press('Escape')
  }
})

test.run()
