/** The sandbox's own pages in a browser: by keyboard, in the dark, on small screens, under their policy. */
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startSandbox, type Started } from '../../../plugins/console-sandbox/start.ts'
import { launch } from '../../support/browser.ts'
import { openWindow, type View, type Window } from '../support/window.ts'
import { violations } from '../support/axe.ts'

const test = suite('sandbox: pages')
const bugs: string[] = []
let [sandbox, browser, shown]: [Started?, Browser?, Window?] = []

test.before(async () => {
  const log = (line: string) => void bugs.push(line)
  ;[sandbox, browser] = await Promise.all([
    startSandbox({ file: ':memory:', port: 0, passwordCost: 16, log }),
    launch(),
  ])
})
test.after(async () => {
  await browser?.close()
  await sandbox?.close()
  assert.equal(bugs, [])
})
test.after.each(close)

async function close(): Promise<void> {
  await shown?.close()
  shown = undefined
}

async function open(path: string, view?: View): Promise<Page> {
  shown = await openWindow(browser!, sandbox!.origin + path, view)
  return shown.page
}

async function call(
  path: string,
  payload: object = {},
  headers: HeadersInit = {},
): Promise<{ success: boolean; data: never }> {
  const init = {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
  return (await (await fetch(sandbox!.origin + path, init)).json()) as { success: boolean; data: never }
}

const loginPage = async (): Promise<string> => {
  const { google } = (await call('/constant/sso_type', {}, { origin: sandbox!.origin })).data as { google: string }
  return google.slice(sandbox!.origin.length)
}

const sendCode = (email: string) =>
  call('/verify/sendcode', { email, verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'REGISTER' })

test('no violations of axe, nothing in the console, no sideways scrolling', async () => {
  await sendCode('axe@example.com')
  for (const path of ['/', '/__outbox', await loginPage(), '/__sso/google?state=x', '/__checkout/x']) {
    for (const [width, scheme] of [
      [1440, 'light'],
      [320, 'dark'],
    ] as const) {
      const page = await open(path, { width })
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      assert.equal(await violations(page), [], `${path} ${width} ${scheme}`)
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${width}`)
      assert.equal(
        shown!.problems.filter((line) => !/status of 40[04]/.test(line)),
        [],
        path,
      )
      await close()
    }
  }
})

test('L-14 a fault is chosen, applied and repaired by keyboard', async () => {
  const page = await open('/', { javaScript: false })
  await page.focus('select[name="/getPublicKey"]')
  await page.select('select[name="/getPublicKey"]', '500')
  await page.focus('button.main')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  assert.is(await page.$eval('[role=status]', (element) => element.textContent), '1 call has a fault of its own.')
  assert.is(await page.$eval('select[name="/getPublicKey"]', (element) => element.value), '500')
  assert.not((await call('/getPublicKey')).success)
  assert.ok((await call('/constant/listcountry')).success)
  await page.focus('button[name=repair]')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  assert.ok((await call('/getPublicKey')).success)
})

test('the outbox shows a new message by itself', async () => {
  const page = await open('/__outbox')
  await sendCode('new@example.com')
  await page.waitForFunction(() => document.querySelector('#messages')!.textContent.includes('new@example.com'))
  assert.match(await page.$eval('#messages tbody tr .code', (element) => element.textContent), /^\d{6}$/)
})

test('on phones, words of the outbox stay whole, and a code and what it is for are seen at once', async () => {
  await sendCode('grace.brewster.murray.hopper@example.com')
  const page = await open('/__outbox', { width: 390 })
  const cells = await page.$$eval('#messages tbody tr:first-child td', (cells) =>
    cells.slice(0, 2).map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const { right, height } = range.getBoundingClientRect()
      return { text: cell.textContent, isSeen: right < innerWidth, isOneLine: height < 40 }
    }),
  )
  assert.equal(
    cells.map(({ isSeen, isOneLine }) => isSeen && isOneLine),
    [true, true],
  )
  assert.is(cells[1]!.text, 'Register')
})

test('someone who comes from the site is led back to it, and nowhere else', async () => {
  const page = await open(await loginPage())
  await Promise.all([page.waitForNavigation(), page.click('button[value=demo]')])
  const url = new URL(page.url())
  assert.is(url.origin, sandbox!.origin)
  assert.match(`${url.pathname}${url.hash}`, /^\/(?:en\/)?loading\/#access_token=[\w-]{43}&state=/)
})

test.run()
