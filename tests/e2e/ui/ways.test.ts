/** The theme's ways to what is not shown: panels of tabs, and the search. */
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

const test = suite('ways of the theme')

const site = await openThemedSite({ title: 'Ways', locales: ['en'], blog: false }, { 'en/docs/nested.md': nested })
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
