/** Mistakes of people who edit: told over the page as in the terminal, with the last good page below, gone when mended. */
import type { HTTPRequest } from 'puppeteer'
import * as assert from 'uvu/assert'
import { page as file, pagePath } from '../support/devSite.ts'
import { textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

// An editor that prints what it is asked for, where the server prints.
process.env['LAUNCH_EDITOR'] = 'echo'
const { test, site, shown } = await devSuite('mistakes')

type Mistake = {
  readonly file: string
  /** Of the file as it was. */
  readonly breaks: (text: string) => string
  /** Line and column in the broken file. */
  readonly at: string
  /** Looked at meanwhile; the long page unless it is said. */
  readonly path?: string
}

const layout = 'site/layouts/Doc.tsx'
const mistakes: Readonly<Record<string, Mistake>> = {
  'a body': {
    file: 'content/shared/zh/docs/guide/chart.mdx',
    path: '/docs/guide/chart/',
    breaks: (text) => `${text}\n坏：<Chart\n`,
    at: '13:9',
  },
  'front matter': { file, breaks: (text) => text.replace('title: 长页', 'title: 长页\ndraft: 3'), at: '3:1' },
  data: { file: 'content/shared/zh/docs/guide/_category_.yml', breaks: (text) => `${text}position: 3\n`, at: '3:1' },
  'a component': { file: layout, breaks: (text) => text.replace('<main>', '<main'), at: '13:13' },
  'a component that throws': {
    file: layout,
    breaks: (text) => text.replace('  return (', "  if (title) throw new Error('No such thing')\n  return ("),
    at: '6:1',
  },
  'a value of a style': {
    file: layout,
    breaks: (text) => text.replace('rgb(1, 2, 3)', '${nowhere.color}'),
    at: '23:12',
  },
  'the grammar of a style': { file: layout, breaks: (text) => text.replace('rgb(1, 2, 3);', 'red }'), at: '23:14' },
  'an import': { file: layout, breaks: (text) => text.replace('/Counter.', '/Conter.'), at: '4:21' },
  'an island': { file: 'site/Counter.island.tsx', breaks: (text) => text.replace('</button>', '</div>'), at: '9:7' },
  'a brand': {
    file: 'brands/alpha/brand.ts',
    breaks: (text) => text.replace("'https://alpha.example'", "'alpha.example'"),
    at: '7:3',
  },
  'the configuration': {
    file: 'site.config.ts',
    breaks: (text) => text.replace("lang: 'en'", "lang: 'e n'"),
    at: '13:34',
  },
  'the syntax of the configuration': {
    file: 'site.config.ts',
    breaks: (text) => text.replace('plugins: [', 'plugins: [['),
    at: '16:1',
  },
}

/** What the overlay says, once it names this place. */
async function overlay(place: string): Promise<string> {
  const told = await shown.page.waitForFunction(
    (wanted) => {
      const text = document.querySelector('site-problems')?.shadowRoot?.querySelector('pre')?.textContent
      return text?.split('\n').some((line) => line.trim() === wanted) && text
    },
    {},
    place,
  )
  return String(await told.jsonValue())
}
const noOverlay = () => shown.page.waitForFunction(() => !document.querySelector('site-problems'))

/** The island counts to four, and the window keeps a word: a reload would lose both. */
async function count(): Promise<void> {
  await shown.page.evaluate(() => Object.assign(window, { kept: 'same' }))
  await shown.page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('site-island button')!
    if (button.textContent === '3') button.click()
    return button.textContent === '4'
  })
}

for (const [name, { file, breaks, at, path = pagePath }] of Object.entries(mistakes)) {
  test(`G-03 a mistake in ${name} is told where it is, and the page stays until it is mended`, async () => {
    const { page, problems } = shown
    const [good, broken] = [site.read(file), breaks(site.read(file))]
    assert.is.not(broken, good)
    await page.goto(site.url(path))
    await count()
    const before = await textOf(page, 'main')
    for (const round of [1, 2]) {
      const from = site.server.printed().length
      site.write(file, broken)
      await site.server.prints(await overlay(`${file}:${at}`), from)
      assert.is(await textOf(page, 'main'), before, `round ${round}`)
      site.write(file, good)
      await noOverlay()
      await site.server.prints('All problems are mended', from)
    }
    assert.is(await textOf(page, 'main'), before)
    assert.is(await page.evaluate(() => (window as unknown as { kept?: string }).kept), 'same')
    // The page is asked for while it is broken, and so may be its module.
    const known = new RegExp(`^(status 500: ${site.url(path)}$|status 404: .*/${file}|console: \\[vite\\])`)
    assert.equal(
      problems.filter((problem) => !known.test(problem)),
      [],
    )
  })
}

test('G-03 a page that fails covers no other: there it is a line in the corner', async () => {
  const { page } = shown
  const { file: chart, path, breaks } = mistakes['a body']!
  const good = site.read(chart)
  const corner = (text: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('site-findings')?.shadowRoot?.textContent.includes(wanted),
      {},
      text,
    )
  await page.goto(site.url(pagePath))
  site.write(chart, breaks(good))
  while ((await fetch(site.url(path!))).ok);
  await corner('1 error on other pages')
  await corner(`${chart}:13:9`)
  assert.is(await page.$('site-problems'), null)
  await page.goto(site.url(path!))
  await overlay(`${chart}:13:9`)
  site.write(chart, good)
  await page.waitForFunction(() => document.querySelector('site-island'))
  await noOverlay()
})

test('G-03 Escape shows the page below; a page opened meanwhile tells it again, the terminal once; its place opens', async () => {
  const { page, problems } = shown
  const good = site.read(file)
  const from = site.server.printed().length
  await page.goto(site.url(pagePath))
  site.write(file, good.replace('title: 长页', 'title: 长页\ndraft: 3'))
  await overlay(`${file}:3:1`)
  await page.keyboard.press('Escape')
  assert.is(await page.$('site-problems'), null)
  for (const path of ['/docs/intro/', pagePath]) await page.goto(site.url(path))
  await overlay(`${file}:3:1`)
  const coloured = () => document.querySelector('site-problems')?.shadowRoot?.querySelector('.error')?.textContent
  assert.is(await page.evaluate(coloured), 'error front-matter-type')
  await page.click('site-problems >>> .place')
  await site.server.prints(`${site.root}/${file} 3 1`, from)
  site.write(file, good)
  await site.server.prints('All problems are mended', from)
  assert.is(site.server.printed().slice(from).split('error front-matter-type').length, 2)
  await noOverlay()
  assert.equal(problems, [])
})

test('G-03 a page that was never good says why, and shows itself when mended', async () => {
  const { page } = shown
  const good = site.read(layout)
  site.write(layout, mistakes['a component']!.breaks(good))
  // The server hears of it a moment later.
  let status = 200
  while (status === 200) status = (await page.goto(site.url('/docs/guide/install/')))!.status()
  assert.is(status, 500)
  assert.match(await textOf(page, 'body'), `${layout}:13:13`)
  site.write(layout, good)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '安装')
})

test('G-03 an error page that connects when all is mended already shows the page', async () => {
  const { page } = shown
  const [good, url] = [site.read(layout), site.url('/docs/guide/install/')]
  const from = site.server.printed().length
  site.write(layout, mistakes['a component']!.breaks(good))
  while ((await fetch(url)).ok);
  const mended = Promise.withResolvers<void>()
  const isClient = (request: HTTPRequest) => request.url().endsWith('/@vite/client')
  await page.setRequestInterception(true)
  page.on(
    'request',
    (request) => void (isClient(request) ? mended.promise : Promise.resolve()).then(() => request.continue()),
  )
  const [asked, visit] = [page.waitForRequest(isClient), page.goto(url)]
  await asked
  site.write(layout, good)
  await site.server.prints('All problems are mended', from)
  mended.resolve()
  assert.is((await visit)!.status(), 500)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === '安装')
})

test.run()
