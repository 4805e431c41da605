/** Many files at once, one file many times; and whatever was edited, dev shows what a build makes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { page as file, pagePath, pageText } from '../support/devSite.ts'
import { get } from '../support/get.ts'
import { textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('bursts')

const shows = (text: string) =>
  shown.page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), {}, text)

const numbers = Array.from({ length: 300 }, (_, index) => index)
const folder = 'content/shared/zh/docs/many'
const writeMany = (text: string) => {
  for (const number of numbers)
    site.write(
      `${folder}/page-${number}.md`,
      `---\ntitle: 页 ${number}\n---\n\n${text} ${number}，见[下一页](./page-${(number + 1) % 300}.md)。\n`,
    )
}

test('G-06 300 files written, written again and removed end as they should', async () => {
  const { page, problems } = shown
  let fetches = 0
  page.on('request', (request) => (fetches += Number(request.resourceType() === 'fetch')))
  await page.goto(site.url('/docs/many/page-299/'))
  writeMany('初稿')
  await shows('初稿 299')
  writeMany('改稿')
  await shows('改稿 299')
  for (const number of [0, 1, 57, 149, 298]) {
    const { status, body } = await get(site.url(`/docs/many/page-${number}/`))
    assert.is(status, 200)
    assert.match(body, `改稿 ${number}，见<a href="/docs/many/page-${number + 1}/">`)
  }
  assert.ok(fetches < 30, `${fetches} updates of one page for 600 files`)
  site.remove(folder)
  await shows('404')
  // The system tells of one file after the other; until it has told of this one, its page cannot be read.
  const gone = async () => (await get(site.url('/docs/many/page-7/'))).status === 404
  for (let left = 300; !(await gone()); left--) {
    assert.ok(left, 'the page of a removed file is still not known to be gone')
    await setTimeout(100)
  }
  assert.is((await get(site.url('/docs/intro/'))).status, 200)
  assert.equal(
    problems.filter((problem) => !problem.startsWith('status 404')),
    [],
  )
})

test('G-07 of 100 edits the last one wins', async () => {
  await shown.page.goto(site.url(pagePath))
  for (let edit = 1; edit <= 100; edit++) {
    site.write(file, pageText(`第 ${edit} 次。`))
    // The server has had its turn: it may be in the middle of the edit before.
    await get(site.url(pagePath))
  }
  await shows('第 100 次。')
  assert.is(await textOf(shown.page, '[data-content] p'), '第 100 次。')
  assert.equal(shown.problems, [])
})

test('G-07 of 50 edits of a component the last one wins', async () => {
  const layout = 'site/layouts/Doc.tsx'
  const text = site.read(layout)
  await shown.page.goto(site.url(pagePath))
  for (let edit = 1; edit <= 50; edit++) {
    site.write(layout, text.replace('The end', `End ${edit}`))
    await get(site.url(pagePath))
  }
  await shows('End 50')
  site.write(layout, text)
  await shows('The end')
  assert.equal(shown.problems, [])
})

test('G-12 after all that, dev shows what a build makes', async () => {
  site.write('content/shared/zh/docs/guide/_category_.yml', 'label: 手册\nposition: 3\n')
  site.rename('content/shared/zh/docs/guide/install.md', 'content/shared/zh/docs/guide/setup.md')
  for (const set of ['zh', 'en']) {
    const intro = `content/shared/${set}/docs/intro.md`
    site.write(intro, site.read(intro).replaceAll('guide/install.md', `guide/${set === 'zh' ? 'setup' : 'install'}.md`))
  }
  site.replace('site/layouts/Doc.tsx', 'The end', 'Das Ende')
  await shown.page.goto(site.url('/docs/guide/setup/'))
  await shows('Das Ende')
  const { diagnostics } = await site.build()
  assert.equal(diagnostics, [])
  const pages = Object.keys(site.tree()).filter((name) => name.endsWith('index.html'))
  assert.ok(pages.length > 30, String(pages.length))
  for (const name of pages) {
    const [, brand, path] = /^(\w+)(\/.*)index\.html$/.exec(name) as unknown as [string, 'alpha' | 'beta', string]
    const { body } = await get(site.url(path, brand))
    assert.is(mainOf(body), mainOf(readFileSync(join(site.root, 'dist', name), 'utf8')), name)
  }
})

/** Title and content, without the addresses of modules. */
const mainOf = (html: string): string =>
  [/<title>.*?<\/title>/s, /<div data-region="sidebar".*?(?=<main)/s, /<main.*<\/main>/s]
    .map((part) => part.exec(html)?.[0] ?? '')
    .join('\n')
    .replaceAll(/ data-src="[^"]*"/g, '')

test.run()
