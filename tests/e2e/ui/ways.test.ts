/** The theme's ways to what is not shown: panels of tabs, other languages and versions, and the search. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { openWindow, type Window } from '../support/window.ts'

const nested = `# Nested

<Tabs groupId="system">
<TabItem value="linux" label="Linux">

By a package.

</TabItem>
<TabItem value="mac" label="macOS">

<Tabs groupId="manager">
<TabItem value="npm" label="npm">

By npm.

</TabItem>
<TabItem value="yarn" label="Yarn">

## By Yarn

On a Mac.

</TabItem>
</Tabs>

</TabItem>
</Tabs>
`

const locales = ['en', { id: 'zh', name: '中文', lang: 'zh-CN' }]

const test = suite('ways of the theme')

const site = await openThemedSite(
  { title: 'Ways', locales, blog: false },
  { 'en/docs/nested.md': nested, 'en/docs@1.0/nested.md': nested },
)
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

test('a hash leads to what tabs within tabs hide', async () => {
  shown = await openWindow(browser, site.url('/docs/nested/'))
  await shown.page.waitForSelector('[role=tab]')
  const isShown = await shown.page.evaluate(async () => {
    const isHeadingShown = () => document.querySelector('#by-yarn')!.checkVisibility()
    const before = isHeadingShown()
    const jumped = new Promise((resolve) => addEventListener('hashchange', resolve))
    location.hash = 'by-yarn'
    await jumped
    return [before, isHeadingShown()]
  })
  assert.equal(isShown, [false, true])
})

test('the other language and another version show the same place of a page', async () => {
  shown = await openWindow(browser, site.url('/docs/nested/?tab=2#by-yarn'))
  const follow = (link: string, isThere: () => boolean) =>
    shown!.page
      .evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), link)
      .then(() => shown!.page.waitForFunction(isThere))
  await follow('a[hreflang^="zh"]', () => document.documentElement.lang === 'zh-CN')
  assert.is(shown.page.url(), site.url('/zh/docs/nested/?tab=2#by-yarn'))
  await follow('#page-version a[href*="1.0"]', () => location.pathname.includes('1.0'))
  assert.is(shown.page.url(), site.url('/zh/docs/1.0/nested/?tab=2#by-yarn'))
})

test('search takes what is typed on a page that the browser has translated', async () => {
  shown = await openWindow(browser, site.url('/docs/nested/'))
  await shown.page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('dialog#site-search')!, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode!.replaceChild(font, text)
      font.append(text)
    }
    document.querySelector<HTMLElement>('[data-search-open]')!.click()
  })
  await shown.page.waitForFunction(() => !document.querySelector('dialog#site-search font'))
  await shown.page.waitForFunction(() => document.activeElement?.matches('dialog#site-search input'), { timeout: 5000 })
})

test('Ctrl and the key of K open search where that key writes another letter, and where K is another key', async () => {
  shown = await openWindow(browser, site.url('/docs/nested/'))
  const keys = [
    ['л', 'KeyK'],
    ['k', 'KeyV'],
    ['t', 'KeyK'],
    ['м', 'KeyV'],
  ] as const
  const opened = await shown.page.evaluate((all) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#site-search')!
    return all.map(([key, code]) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true }))
      const { open } = dialog
      dialog.close()
      return open
    })
  }, keys)
  assert.equal(opened, [true, true, false, false])
})

test.run()
