/** Searching while one writes, and a site that has no search: the real components on a few generated pages. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { makeCorpus, pageFile, pagePath } from '../../bench/corpus.ts'
import { launch } from '../../support/browser.ts'
import { startServer, type Server } from '../support/server.ts'
import { openWindow, type Window } from '../support/window.ts'
import { ask, dialog, openSearch, optionsIn } from './dialogOf.ts'

const test = suite('search in dev')
const pages = 4
let root: string
let server: Server
let browser: Browser
let shown: Window

/** As the corpus has it, with a search. */
function configure(options: string): void {
  const file = join(root, 'site.config.ts')
  const plain = readFileSync(file, 'utf8')
    .replace(/^.*plugins\/search.*\n/m, '')
    .replace(/search\(.*?\), links/, 'links')
  const config = plain.replace('links()]', `search(${options}), links()]`)
  writeFileSync(file, `import { search } from './plugins/search/index.ts'\n${config}`)
}

test.before(async () => {
  root = makeCorpus(pages)
  configure('')
  server = await startServer('dev', ['clouddm'], ['--root', root])
  browser = await launch()
  shown = await openWindow(browser, server.urls['clouddm'] + pagePath(1).slice(1))
})
test.after(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

const open = async (page: Page) => {
  await page.goto(server.urls['clouddm'] + pagePath(1).slice(1))
  await openSearch(page)
}

test('it finds what is written, and what has just been written', async () => {
  const { page } = shown
  await openSearch(page)
  await ask(page, 'Page 2', /pages? found/)
  assert.is((await optionsIn(page))[0]!.href, pagePath(2))
  const file = pageFile(root, 3)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA zyzzyva at last.\n`)
  // The watcher takes its time.
  for (let found = false; !found;) {
    await open(page)
    await ask(page, 'zyzzyva', /found/)
    found = (await optionsIn(page))[0]?.href.startsWith(pagePath(3)) ?? false
  }
})

test('without anybody who answers, the box says so', async () => {
  const { page, problems } = shown
  configure('{ provider: () => false }')
  const off = () => page.$(`${dialog} [data-search-off]`)
  for (let isOff = false; !isOff; isOff = Boolean(await off()))
    await page.goto(server.urls['clouddm'] + pagePath(1).slice(1))
  problems.length = 0
  await page.reload()
  await openSearch(page, 'k')
  assert.match(await page.$eval(`${dialog} p`, ({ textContent }) => textContent), /no search yet/)
  assert.is(await page.$(`${dialog} input`), null)
  await page.click(`${dialog} [data-search-close]`)
  await page.waitForSelector(`${dialog}:not([open])`)
  assert.equal(problems, [])
})

test.run()
