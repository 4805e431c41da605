/** The theme as a project has it, with what nobody foresees: on all widths, from right to left, in the reader's own colours, and on paper. */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { config, deepest, files } from './unforeseen.ts'
import { openWindow, press, type View, type Window } from '../support/window.ts'

const test = suite('a project of the theme')

const site = await openThemedSite(config, files)
const browser = await launch()
let shown: Window | undefined
test.after.each(async () => {
  await shown?.close()
  shown = undefined
})
test.after(async () => {
  await browser.close()
  await site.end()
})

async function open(path: string, view: View = {}): Promise<Page> {
  shown = await openWindow(browser, site.url(path), { reducedMotion: true, ...view })
  return shown.page
}

/** What is pushed out of the window, and what cannot be reached from its bar. */
const lostAt = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isSeen = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= clientWidth && width > 15
    }
    const bar = [...document.querySelectorAll('header')].find(
      (each) => each.checkVisibility() && !each.closest('main'),
    )!
    const controls = [...bar.querySelectorAll('a, button')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    const opener = bar.querySelector('[popovertarget]')
    const entries = [...bar.querySelectorAll('nav > ul > li > :first-child')]
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...controls.filter((each) => !isSeen(each)).map((each) => `${each.ariaLabel ?? each.textContent} is cut`),
      ...(opener && isSeen(opener)
        ? []
        : entries.filter((each) => !isSeen(each)).map((each) => `${each.textContent} is nowhere`)),
      ...['[data-search-open]', '[aria-controls$="-language"]', '[data-theme-button]'].filter(
        (tool) => !isSeen(bar.querySelector(tool)!),
      ),
    ]
  })

for (const path of ['/', '/ar/docs/intro/'])
  test(`${path}: nothing is pushed out of the window, with a long name and 3 to 12 entries, from 320 to 1,920 px`, async () => {
    const page = await open(path)
    const found: Record<string, readonly string[]> = {}
    for (const count of [12, 9, 7, 3]) {
      await page.$$eval(
        '[data-region=navbar] nav > ul > li',
        (all, most) => all.slice(most - 1, -1).forEach((each) => each.remove()),
        count,
      )
      for (const width of [320, 390, 768, 1023, 1024, 1279, 1280, 1360, 1440, 1600, 1920]) {
        await page.setViewport({ width, height: 800 })
        const lost = await lostAt(page)
        if (lost.length) found[`${count} entries, ${width} px`] = lost
      }
    }
    assert.equal(found, {})
  })

test('an announcement is closed for good, and comes back when it says something else', async () => {
  const page = await open('/')
  const isShown = () => page.$eval('[data-region=announcement] aside', (bar) => bar.checkVisibility())
  assert.ok(await isShown())
  await press(page, '[data-announcement-close]')
  assert.not.ok(await isShown())
  await page.goto(site.url('/ar/docs/intro/'))
  assert.not.ok(await isShown())
  await page.evaluate(() => localStorage.setItem('announcement', 'the one before'))
  await page.reload()
  assert.ok(await isShown())
})

for (const [path, list, view] of [
  ['/docs/intro/', 'menu-1', { width: 1280, height: 600 }],
  ['/', 'site-language', { width: 390, height: 700 }],
  ['/ar/docs/intro/', 'docs-language', { width: 390, height: 700 }],
] as const)
  test(`${list}: a menu with more entries than the window has room for scrolls, and its last entry can be seen`, async () => {
    const page = await open(path, view)
    await press(page, `[aria-controls=${list}]`)
    await page.waitForSelector(`#${list}`, { visible: true })
    const { box, entry, room } = await page.$eval(`#${list}`, (menu) => {
      const last = menu.querySelector<HTMLElement>('li:last-child :is(a, button)')!
      last.focus()
      const sides = (element: Element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect()
        return { top, right, bottom, left }
      }
      return { box: sides(menu), entry: sides(last), room: document.documentElement.clientWidth }
    })
    assert.ok(box.left >= 0 && box.right <= room && box.bottom <= view.height, JSON.stringify(box))
    // The ring of the focus is around it.
    assert.ok(entry.top >= box.top + 4 && entry.bottom <= box.bottom - 4, JSON.stringify(entry))
  })

test('a picture is that of the mode of the page: the one that was chosen, or the system’s', async () => {
  for (const system of ['light', 'dark']) {
    const page = await open('/docs/picture/', { width: 1280 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: system }])
    for (const mode of [system, 'light', 'dark', system]) {
      await page.waitForFunction(
        (name) => document.querySelector<HTMLImageElement>('main picture img')!.currentSrc.includes(`/${name}.`),
        {},
        mode,
      )
      await press(page, '[data-theme-button]')
    }
    await shown!.close()
  }
})

test('a picture between paragraphs keeps its distance', async () => {
  const page = await open('/docs/picture/', { width: 1280 })
  const { above, below } = await page.$eval('main picture', (picture) => ({
    above: picture.getBoundingClientRect().top - picture.previousElementSibling!.getBoundingClientRect().bottom,
    below: picture.nextElementSibling!.getBoundingClientRect().top - picture.getBoundingClientRect().bottom,
  }))
  assert.is(above, below)
  await shown!.close()
})

test('what a library says in a layer wins over the reset', async () => {
  const page = await open('/')
  const looks = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer library { .own { padding: 3px; margin: 4px } }')
    document.adoptedStyleSheets.push(sheet)
    return ['button', 'ul', 'p'].map((name) => {
      const element = Object.assign(document.createElement(name), { className: 'own' })
      document.body.append(element)
      return getComputedStyle(element).padding + getComputedStyle(element).margin
    })
  })
  assert.equal(looks, ['3px4px', '3px4px', '3px4px'])
})

/** Families of what is drawn, by paragraph. */
async function familiesIn(page: Page): Promise<readonly (readonly string[])[]> {
  const session = await page.createCDPSession()
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-content] > p',
  })
  const found = nodeIds.map(async (nodeId) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  })
  return Promise.all(found)
}

test('letters of all Latin alphabets are of one face, others of no Chinese font', async () => {
  const page = await open('/cs/docs/letters/')
  await page.evaluate(async () => void (await document.fonts.ready))
  const [latin, others, chinese] = await familiesIn(page)
  assert.equal([...new Set(latin)], ['Plus Jakarta Sans'])
  assert.not.match(others!.join(), /CJK|Han Sans|YaHei/)
  if (chinese!.some((family) => /CJK/.test(family))) assert.match(chinese!.join(), /CJK SC/)
})

test('the title of a block of code does not run under its button, in both directions', async () => {
  for (const path of ['/docs/intro/', '/ar/docs/intro/']) {
    const page = await open(path, { width: 390 })
    const room = await page.$eval('figure.code', (figure) => {
      const title = document.createRange()
      title.selectNodeContents(figure.querySelector('figcaption')!)
      return figure.querySelector('.copy')!.getBoundingClientRect().left - title.getBoundingClientRect().right
    })
    assert.ok(room > 0, `${path}: ${room}`)
    await shown!.close()
  }
})

test('on paper all of a page is there: every tab with its name, folded text, whole lines of code and tables', async () => {
  const page = await open('/docs/intro/', { width: 700 })
  await page.waitForSelector('[role=tab]')
  await page.emulateMediaType('print')
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    return {
      wide: all('main *').filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth)
        .length,
      names: all('.tab-label')
        .filter(isSeen)
        .map(({ textContent }) => textContent),
      texts: all('[role=tabpanel] > p:last-child, [data-content] details > p')
        .filter(isSeen)
        .map(({ textContent }) => textContent),
      facts: all('article > header ul > li').filter(isSeen).length,
    }
  })
  assert.equal(seen, { wide: 0, names: ['npm', 'Yarn'], texts: ['By npm.', 'By Yarn.', 'Folded words.'], facts: 1 })
})

test('what is chosen or found looks different from its neighbours, in the reader’s own colours', async () => {
  const page = await open('/docs/intro/')
  const session = await page.createCDPSession()
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await page.waitForSelector('[role=tab]')
  await press(page, '[data-search-open]')
  await page.waitForSelector('dialog[open] input')
  await page.type('dialog[open] input', 'guide')
  await page.waitForSelector('[role=option][aria-selected=true] mark')
  const same = await page.evaluate(() => {
    const lookOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    }
    const pairs = {
      tab: ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      tree: ['[data-tree] a[aria-current]', '[data-tree] summary'],
      contents: ['[data-toc] a[aria-current]', '[data-toc] a:not([aria-current])'],
      entry: ['[data-region=navbar] nav > ul > li > [data-active]', '[data-region=navbar] nav > ul > li > button'],
      language: ['#site-language [aria-current]', '#site-language a:not([aria-current])'],
      option: ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
      match: ['[role=option][aria-selected=false] mark', '[role=option][aria-selected=false] span'],
    }
    return Object.entries(pairs).flatMap(([name, [chosen, other]]) => {
      const [first, second] = [chosen, other].map((selector) => document.querySelector(selector!))
      return first && second && lookOf(first) !== lookOf(second) ? [] : [name]
    })
  })
  assert.equal(same, [])
  // The field itself has no ring.
  assert.is(await page.$eval('dialog form', (form) => getComputedStyle(form).outlineStyle), 'solid')
})

test('a page without translation says which of its words are in the other language, and its tables fade at their end', async () => {
  const page = await open('/ar/docs/intro/')
  const seen = await page.evaluate(() => {
    const languageOf = (selector: string) => {
      const { lang, dir } = document.querySelector(selector)!.closest<HTMLElement>('[lang]')!
      return `${lang} ${dir}`
    }
    return {
      title: languageOf('h1'),
      trail: languageOf('article nav li[aria-current] > :first-child'),
      contents: languageOf('[data-toc] a > :first-child'),
      label: languageOf('[data-toc] nav'),
      fade: getComputedStyle(document.querySelector('[data-content] .table')!).maskImage.slice(0, 22),
    }
  })
  const original = 'en ltr'
  assert.equal(seen, {
    title: original,
    trail: original,
    contents: original,
    label: 'ar rtl',
    fade: 'linear-gradient(90deg,',
  })
})

test('the chosen result has its bar where lines begin, and a long trail stays within the dialog of a phone', async () => {
  const page = await open('/ar/docs/other/', { width: 320, height: 640 })
  await press(page, '[data-search-open]')
  await page.waitForSelector('dialog[open] input')
  await page.type('dialog[open] input', 'مقدمة')
  await page.waitForSelector('[role=option][aria-selected=true]')
  const { bar, wide } = await page.$eval('[role=option][aria-selected=true]', (option) => ({
    bar: getComputedStyle(option).boxShadow,
    wide: [...document.querySelectorAll('[role=group] > p:not(.visually-hidden)')].filter(
      (trail) => trail.scrollWidth > trail.clientWidth,
    ).length,
  }))
  assert.match(bar, /-3px 0px 0px 0px inset/)
  assert.is(wide, 0)
})

test('the deepest entry of a tree has room for its words, and contents in a column have no stop that does nothing', async () => {
  const page = await open(`/docs/${deepest}/page/`)
  const width = await page.$eval('[data-tree] a[aria-current]', (entry) => entry.getBoundingClientRect().width)
  assert.ok(width > 120, `${width}`)
  await page.goto(site.url('/docs/intro/'))
  const contents = await page.$eval('[data-toc]', (toc) => ({
    stop: toc.querySelector('summary')!.checkVisibility(),
    entries: [...toc.querySelectorAll('a')].filter((entry) => entry.checkVisibility()).length,
  }))
  assert.equal(contents, { stop: false, entries: 2 })
})

test.run()
