/** axe-core in a page: what breaks WCAG 2.2 AA, or what axe holds to be good practice. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Node = { readonly target: readonly unknown[]; readonly html: string; readonly failureSummary?: string }
type Violation = { readonly id: string; readonly nodes: readonly Node[] }
type Axe = { run(context: Document | string, options: object): Promise<{ violations: readonly Violation[] }> }

/**
 * A line for each rule that is broken, with the elements that break it. `within` is a selector; the whole page without.
 * `ignored` are rules.
 */
export async function violations(
  page: Page,
  within?: string,
  ignored: readonly string[] = [],
): Promise<readonly string[]> {
  await still(page)
  // Typed into the page by the protocol, which no policy of the page forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    (selector, without) =>
      (window as unknown as { axe: Axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        // Everything comes from here: nothing to be fetched again.
        preload: false,
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        },
      }),
    within,
    ignored,
  )
  return found.violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, failureSummary = '' }) => `${target.join(' ')} ${failureSummary}`)
    return `${id} (${nodes.length}): ${places.join('; ').replaceAll(/\s+/g, ' ')}`
  })
}

/** Colours and sizes half-way between two are nobody's choice: what moves is brought to its end. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    await frame()
    // What ends may let another thing begin.
    for (await frame(); moving().length; await frame())
      for (const animation of moving())
        if (animation.effect!.getComputedTiming().endTime === Infinity) animation.pause()
        else animation.finish()
  })
