/**
 * The theme as a project has it, with what nobody foresees: a long name, many entries, many languages, long words, deep
 * trees; written from right to left, in the reader's own colours, and on paper.
 */
import type { Page } from 'puppeteer'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { openWindow, press, type View, type Window } from '../support/window.ts'

const test = suite('a project of the theme')

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const link = (label: string) => ({ label, to: '/docs/intro/' })
const languages = [
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'he',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'vi',
]

const config = {
  title: 'Internationalisation',
  locales: ['en', 'ar', ...languages],
  navigation: [
    link('Guide'),
    { label: 'Resources', items: times(30, (index) => link(`Resource ${index}`)) },
    ...[
      'Reference',
      'Integrations',
      'Changelog',
      'Community',
      'Frequently asked',
      'Contributors',
      'Playground',
      'Showcase',
      'Sponsors',
    ].map(link),
    { label: 'Organisation', items: times(4, (index) => link(`About us ${index}`)) },
  ],
  footer: { columns: ['One', word, 'Three', 'Four'].map((label) => ({ label, items: [link(word), link('Guide')] })) },
  social: { github: 'https://github.com/acme', mail: 'mailto:a@example.com', x: 'https://x.com/acme' },
  editUrl: 'https://github.com/acme/docs/edit/main/',
  blog: false,
}

const deep = times(8, (index) => times(index + 1, (level) => `level-${level + 1}`).join('/'))
const intro = `---
title: Everything there is to know
---

## First

| ${times(14, (index) => `Heading ${index}`).join(' | ')} |
|${'---|'.repeat(14)}
| ${times(14, () => 'some words in a cell').join(' | ')} |

\`\`\`ts title="${'some/long/path/'.repeat(8)}file.ts" {2}
const a = 1
const b = '${'x'.repeat(300)}'
\`\`\`

<Tabs groupId="manager">
<TabItem value="npm" label="npm">

By npm.

</TabItem>
<TabItem value="yarn" label="Yarn">

By Yarn.

</TabItem>
</Tabs>

## Second

:::details More
Folded words.
:::
`
const files: Record<string, string> = {
  'en/docs/intro.md': intro,
  'cs/docs/letters.md':
    '---\ntitle: Písmena\n---\n\nPříliš žluťoučký kůň, zażółć gęślą jaźń, Tiếng Việt.\n\nΑλφάβητο, алфавит\n\n中文字\n',
  'ar/docs/other.md': '---\ntitle: مقدمة\n---\n\nنص.\n',
  ...Object.fromEntries(
    deep.map((path, level) => [`en/docs/${path}/page.md`, `---\ntitle: Administration guide ${level}\n---\n\nText.\n`]),
  ),
}

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

test.run()
