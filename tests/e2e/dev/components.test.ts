/** Edits of components, styles and pages that are components. */
import escapeStringRegexp from 'escape-string-regexp'
import * as assert from 'uvu/assert'
import { pagePath } from '../support/devSite.ts'
import { get, getUntil } from '../support/get.ts'
import { textOf } from '../support/window.ts'
import { devSuite } from './devSuite.ts'

const { test, site, shown } = await devSuite('components', {
  'site/client.ts': "import './client.css'\n",
  'site/client.css': 'h1 { letter-spacing: 2px }\n',
})

const [layout, island] = ['site/layouts/Doc.tsx', 'site/Counter.island.tsx']
const open = (path: string) => shown.page.goto(site.url(path))
const shows = (selector: string, text: string) =>
  shown.page.waitForFunction(
    (css, wanted) => document.querySelector(css)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  )
const textIs = (selector: string, text: string) =>
  shown.page.waitForFunction((css, wanted) => document.querySelector(css)?.textContent === wanted, {}, selector, text)

/** The island counts to four, and the window keeps a word: a reload would lose both. */
async function count(): Promise<void> {
  await shown.page.evaluate(() => Object.assign(window, { kept: 'same' }))
  await shown.page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('site-island button')!
    if (button.textContent?.endsWith('3')) button.click()
    return button.textContent?.endsWith('4')
  })
}
const kept = () => shown.page.evaluate(() => (window as unknown as { kept?: string }).kept)

test('a layout changes around islands and prose that stay', async () => {
  await open(pagePath)
  await count()
  for (const text of ['First end', 'Second end', 'The end']) {
    site.write(layout, site.read(layout).replace(/data-end="">[^<]*/, `data-end="">${text}`))
    await shows('[data-end]', text)
  }
  assert.is(await kept(), 'same')
  assert.is(await textOf(shown.page, 'site-island'), '4')
  assert.equal(shown.problems, [])
})

test('a page that was answered before a save, with an island from after it, is loaded again', async () => {
  const before = site.read(island)
  let isHeld = false
  const held = new Promise<() => void>((resolve) =>
    shown.page.on('request', (request) => {
      if (isHeld || !request.url().endsWith('/@vite/client')) return void request.continue()
      isHeld = true
      resolve(() => void request.continue())
    }),
  )
  await shown.page.setRequestInterception(true)
  const opened = open(pagePath)
  const goOn = await held
  site.write(island, before.replace('<button ', '<button className="after" '))
  await getUntil(site.server, site.url(pagePath), ({ body }) => body.includes('class="after"'))
  goOn()
  await opened
  await shown.page.waitForSelector('site-island button.after')
  site.write(island, before)
  await shown.page.waitForSelector('site-island button:not(.after)')
})

test('an island changes and keeps its state', async () => {
  await open(pagePath)
  await count()
  for (const word of ['Once', 'Twice']) {
    site.write(island, site.read(island).replace(/\n\s*\S* ?\{count\}/, `\n      ${word} {count}`))
    await shows('site-island', `${word} 4`)
  }
  assert.is(await kept(), 'same')
  assert.is((await shown.page.reload())?.status(), 200)
  await textIs('site-island', 'Twice 3')
  site.replace(island, 'Twice ', '')
  await textIs('site-island', '3')
  assert.equal(shown.problems, [])
})

test('a page that is asked for before the watcher tells of a save is of what was saved', async () => {
  const before = site.read(island)
  for (let time = 0; time < 20; time++) {
    site.write(island, before.replace(/\n\s*\S* ?\{count\}/, `\n      Time ${time} {count}`))
    assert.match((await get(site.url(pagePath))).body, `Time ${time} `)
  }
  site.write(island, before)
})

test('a style changes', async () => {
  await open(pagePath)
  await count()
  const colourIs = (wanted: string) =>
    shown.page.waitForFunction((colour) => getComputedStyle(document.querySelector('h1')!).color === colour, {}, wanted)
  await colourIs('rgb(1, 2, 3)')
  site.replace(layout, 'rgb(1, 2, 3)', 'rgb(9, 8, 7)')
  await colourIs('rgb(9, 8, 7)')
  site.replace(layout, 'rgb(9, 8, 7)', 'rgb(1, 2, 3)')
  await colourIs('rgb(1, 2, 3)')
  assert.is(await kept(), 'same')
  assert.equal(shown.problems, [])
})

test('a file of a public folder is the new one in open pages, and in what their stylesheets name', async () => {
  const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>\n`
  const widthsAre = (wanted: string) =>
    shown.page.waitForFunction(
      (all) => [...document.querySelectorAll('main img, main i')].map((each) => each.clientWidth).join() === all,
      {},
      wanted,
    )
  site.write('site/public/dot.svg', drawing(10))
  site.write('site/pages/dot.css', 'main i { display: inline-block; content: url(/dot.svg) }\n')
  site.write(
    'site/pages/dot.page.tsx',
    `import './dot.css'
export default () => (
  <main>
    <title>Dot</title>
    <img src="/dot.svg" alt="" />
    <i />
  </main>
)
`,
  )
  await getUntil(site.server, site.url('/dot/'), ({ status }) => status === 200)
  await open('/dot/')
  await widthsAre('10,10')
  site.write('site/public/dot.svg', drawing(20))
  await widthsAre('20,20')
})

test('stylesheets are shown and followed: of a layout, of an island, of what all pages share; a build has them too', async () => {
  const importing = ['site/app.tsx', layout, island] as const
  const before = importing.map((file) => site.read(file))
  const sheet = (file: string) => file.replace(/\w+(?:\.island)?\.tsx$/, '$&.css')
  const weightIs = (selector: string, wanted: string) =>
    shown.page.waitForFunction(
      (css, weight) => getComputedStyle(document.querySelector(css)!).fontWeight === weight,
      {},
      selector,
      wanted,
    )
  const rules = { 'site/app.tsx': 'nav', [layout]: '[data-end]', [island]: 'site-island button' }
  await open(pagePath)
  await count()
  for (const [file, selector] of Object.entries(rules)) {
    site.write(sheet(file), `${selector} { font-weight: 350 }\n`)
    site.write(file, `import './${sheet(file).split('/').at(-1)}'\n${site.read(file)}`)
    await weightIs(selector, '350')
  }
  for (const weight of ['450', '550'])
    for (const [file, selector] of Object.entries(rules)) {
      site.write(sheet(file), `${selector} { font-weight: ${weight} }\n`)
      await weightIs(selector, weight)
    }
  assert.is(await kept(), 'same')
  assert.is(await textOf(shown.page, 'site-island'), '4')

  // The first answer has them: nothing moves when scripts come.
  const answer = await (await fetch(site.url(pagePath))).text()
  for (const file of importing)
    assert.match(answer, `<link rel="stylesheet" data-vite-dev-id="/${sheet(file)}" href="/${sheet(file)}?`)
  await shown.page.waitForFunction(() => getComputedStyle(document.querySelector('h1')!).letterSpacing === '2px')

  await site.build()
  const links = site.read(`dist/alpha${pagePath}index.html`).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  const css = [...links].map(([, href]) => site.read(`dist/alpha${href}`)).join('')
  for (const selector of Object.values(rules))
    assert.match(css, new RegExp(`${escapeStringRegexp(selector)}[^{}]*\\{font-weight:550`))
  assert.match(css, 'h1{letter-spacing:2px}')

  for (const [index, file] of importing.entries()) site.write(file, before[index]!)
  for (const selector of Object.values(rules)) await weightIs(selector, '400')
  assert.equal(shown.problems, [])
})

test('a fragment changes on all pages', async () => {
  await open('/docs/intro/')
  site.replace('site/app.tsx', '>\n        Docs\n', '>\n        Manual\n')
  await shows('[data-region=navbar]', 'Manual')
  site.replace('site/app.tsx', '>\n        Manual\n', '>\n        Docs\n')
  await shows('[data-region=navbar]', 'Docs')
  assert.equal(shown.problems, [])
})

test('a page that is a component appears, changes and goes; a brand can have its own', async () => {
  const component = (text: string) =>
    `export default function Fresh() {\n  return (\n    <main>\n      <title>Fresh</title>\n      <h1>${text}</h1>\n    </main>\n  )\n}\n`
  await open('/fresh/')
  assert.is(await textOf(shown.page, 'h1'), '404')
  site.write('site/pages/fresh.page.tsx', component('Site'))
  await shows('h1', 'Site')
  site.write('site/pages/fresh.page.tsx', component('Changed'))
  await shows('h1', 'Changed')
  site.write('brands/alpha/pages/fresh.page.tsx', component('Alpha'))
  await shows('h1', 'Alpha')
  site.remove('brands/alpha/pages/fresh.page.tsx')
  await shows('h1', 'Changed')
  site.remove('site/pages/fresh.page.tsx')
  await shows('h1', '404')
  assert.equal(
    shown.problems.filter((problem) => !problem.startsWith('status 404')),
    [],
  )
})

test('what an island imports, and a file that was not there, are followed', async () => {
  await open(pagePath)
  await count()
  site.write('site/words.ts', "export const word = 'Red'\n")
  const before = site.read(island)
  site.write(
    island,
    before
      .replace('import { island }', "import { word } from './words.ts'\nimport { island }")
      .replace('{count}', '{word} {count}'),
  )
  await shows('site-island', 'Red 4')
  site.write('site/words.ts', "export const word = 'Blue'\n")
  await shows('site-island', 'Blue 4')
  site.write(island, before)
  await textIs('site-island', '4')
  site.remove('site/words.ts')
  assert.equal(shown.problems, [])
})

test.run()
