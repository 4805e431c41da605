/** The real site under `site dev`: every type of page, and a brand that was added just now. */
import type { Browser } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startSandbox } from '../../../plugins/console-sandbox/start.ts'
import { launch } from '../../support/browser.ts'
import { site as run } from '../../support/cli.ts'
import { copySite } from '../../support/siteCopy.ts'
import { pageTypes, pathOf } from '../proof/pageTypes.ts'
import { brands, localized, locales } from '../support/builtSite.ts'
import { get, getUntil } from '../support/get.ts'
import { wakeIslands } from '../support/islands.ts'
import { startServer, type Server } from '../support/server.ts'
import { openWindow, settled, textOf } from '../support/window.ts'

const test = suite('in dev')
/** A copy, because the brand is not for the others. */
const copy = copySite('in-dev')
let server: Server
let browser: Browser
let sandbox: Awaited<ReturnType<typeof startSandbox>>
const bugs: string[] = []

test.before(async () => {
  sandbox = await startSandbox({ file: ':memory:', port: 0, passwordCost: 1_024, log: (line) => void bugs.push(line) })
  // Pages look for the console at its usual port, where someone else's may be.
  const rules = `--host-resolver-rules=MAP localhost:8111 127.0.0.1:${sandbox.port}`
  ;[server, browser] = await Promise.all([
    startServer('dev', brands, ['--root', copy.root, '--no-sandbox'], copy.program),
    launch({ args: [rules] }),
  ])
})
test.after(async () => {
  await browser?.close()
  await server?.stop()
  await sandbox?.close()
  copy.end()
})

const urlOf = (brand: string, path: string) => server.urls[brand]! + encodeURI(path.slice(1))

/** Brands and languages take turns. */
const visits = pageTypes.map((type, row) => {
  const possible = brands.filter((each) => pathOf(type, each) !== undefined)
  const brand = possible[row % possible.length]!
  return { type, brand, path: localized(locales[(row >> 1) % locales.length]!, pathOf(type, brand)!) }
})

test('a page of every type is rendered, in every brand and language, and nothing is told', async () => {
  const from = server.printed().length
  for (const { type, brand, path } of visits) {
    const { status, body } = await get(urlOf(brand, path))
    assert.is(status, type === 'missing' ? 404 : 200, `${brand} ${path}`)
    assert.match(body, '<h1')
  }
  assert.not.match(server.printed().slice(from), /\b(?:error|warning)\b/)
})

/** Those with islands of their own, one with a form, and one that has none. */
const lively = ['doc', 'connectors', 'pricing', 'login', 'search']

test('D-11 in a browser there is no warning of hydration, nor any other', async () => {
  const { page, problems, close } = await openWindow(browser, undefined)
  const found: string[] = []
  for (const [row, type] of lively.entries()) {
    const brand = [...brands, ...brands].slice(row % brands.length).find((each) => pathOf(type, each) !== undefined)!
    const path = localized(locales[row % locales.length]!, pathOf(type, brand)!)
    await page.goto(urlOf(brand, path))
    await wakeIslands(page)
    await settled(page)
    found.push(...problems.splice(0).map((problem) => `${brand} ${path}: ${problem}`))
  }
  assert.equal(found, [])
  assert.equal(bugs, [])
  await close()
})

test('a brand made by `site new brand` shows itself, without a new start', async () => {
  const { code, stderr } = await run(['new', 'brand', 'acme', '--root', copy.root], { program: copy.program })
  assert.is(code, 0, stderr)
  await server.prints(`New: acme  http://acme.localhost:${server.port}/`)
  const url = server.urls[brands[0]]!.replace('localhost', 'acme.localhost')
  const own = 'aria-label="Acme'
  // Until the server has heard of it, the name shows the first brand.
  await getUntil(server, url, ({ body }) => body.includes(own))
  const { page, problems, close } = await openWindow(browser, url)
  assert.ok((await textOf(page, 'h1')).length > 0)
  for (const path of ['en/', 'pricing/']) {
    const answer = await page.goto(url + path)
    assert.is(answer!.status(), 200, path)
    assert.ok((await answer!.text()).includes(own), path)
    await settled(page)
  }
  assert.equal(problems, [])
  await close()
})

test.run()
