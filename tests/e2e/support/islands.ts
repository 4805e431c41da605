import type { Page } from 'puppeteer'

/** Wakes all islands of the page, whatever they wait for, until they are hydrated. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('site-island')) {
      island.firstElementChild?.scrollIntoView({ behavior: 'instant' })
      island.dispatchEvent(new PointerEvent('pointerenter'))
    }
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('site-island > :first-child')].every((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps')),
    ),
  )
}
