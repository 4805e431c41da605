/** What axe finds on a page as it is now. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.effect?.getTiming().iterations === 1 && animation.finished),
    ),
  )
  // Typed into the page by the protocol, which no policy of the page forbids.
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
