/** What front matter says of a page, as the theme shows it: badges of a large sidebar, tags of the head, no sidebar. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launch } from '../../support/browser.ts'
import { openThemedSite } from '../support/themedSite.ts'
import { openWindow } from '../support/window.ts'

const test = suite('front matter in the theme')

const page = (title: string, front = '') => `---\ntitle: ${title}\n${front}---\n\nText.\n`
const many = Array.from({ length: 65 }, (_, index) => [`en/docs/many/p${index}.md`, page(`Page ${index}`)] as const)
const site = await openThemedSite(
  { title: 'Badges', url: 'https://badges.example', blog: false },
  {
    ...Object.fromEntries(many),
    'en/docs/a.md': page('First', 'sidebar_badge: { text: New, type: tip }\n'),
    'en/docs/wide.md': page(
      'Wide',
      'displayed_sidebar: null\nhead:\n  - { tag: meta, attributes: { name: robots, content: noarchive } }\n',
    ),
    'en/docs/many/_category_.yml': 'label: Many\nbadge: Beta\n',
    'en/docs/many/p64.md': page('Last', 'sidebar_badge: { text: Gone, type: danger }\n'),
  },
)
const browser = await launch()
test.after(async () => {
  await browser.close()
  await site.end()
})

test('a branch that is filled has them, and the filter names pages without', async () => {
  const { page: tab, close } = await openWindow(browser, site.url('/docs/a/'))
  const current = await tab.$eval('[data-tree] [aria-current]', (link) => link.innerHTML)
  assert.is(current, 'First <span class="badge badge-tip">New</span>')
  await tab.click('[data-tree] summary')
  const last = await tab.waitForSelector('[data-tree] a[href$="/p64/"]')
  assert.is(await last!.evaluate((link) => link.innerHTML), 'Last <span class="badge badge-danger">Gone</span>')
  await tab.type('[data-tree] input', 'last')
  const found = await tab.waitForSelector('[data-found] a')
  assert.is(await found!.evaluate((link) => link.textContent), 'ManyLast')
  await close()
})

for (const width of [1440, 390])
  test(`a page may have no sidebar, and tags of its own in the head (${width} px)`, async () => {
    const { page: tab, close } = await openWindow(browser, site.url('/docs/wide/'), { width })
    const seen = await tab.evaluate(() => ({
      tree: document.querySelector('[data-tree]') !== null,
      drawer: document.querySelector('#site-sidebar')!.checkVisibility(),
      robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content'),
      fits: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    }))
    assert.equal(seen, { tree: false, drawer: false, robots: 'noarchive', fits: true })
    await close()
  })

test.run()
