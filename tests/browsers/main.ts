/**
 * `npm run browsers -- [--browser <name>]`: the built site in Chromium, Firefox and WebKit. In each, no page of any type is wider
 * than its window or of another height than in Chromium, and the ways through the site work. Ends with 1 where something
 * differs. The flag can be given more than once.
 */
import { parseArgs } from 'node:util'
import { brands, localized, openBuiltSite, type BuiltSite } from '../e2e/support/builtSite.ts'
import { pageTypes, pathOf } from '../e2e/proof/pageTypes.ts'
import { journeys } from './journeys.ts'
import { openChromium, openFirefox } from './puppeteerVisitor.ts'
import type { Visitor } from './visitor.ts'
import { openWebKit } from './webKitVisitor.ts'

const opens: Readonly<Record<string, () => Promise<Visitor>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}
const { values } = parseArgs({ options: { browser: { type: 'string', multiple: true } } })
const others = (values.browser ?? Object.keys(opens)).filter((name) => name !== 'chromium')

/** WebKit has no narrower window. */
const widths = [460, 768, 1024, 1440]
/** Fonts are the site's own, but fields and buttons have other widths, and some lines break elsewhere. */
const tolerance = 0.08

type Heights = ReadonlyMap<string, number>

let faults = 0
function fault(text: string): void {
  faults++
  console.log(`  ${text}`)
}

const site = await openBuiltSite()
try {
  const expected = await look('chromium', undefined)
  for (const name of others) await look(name, expected)
} finally {
  await site.end()
}
console.log(faults ? `${faults} faults` : 'no faults')
process.exitCode = faults ? 1 : 0

async function look(name: string, expected: Heights | undefined): Promise<Heights> {
  const visitor = await opens[name]!()
  console.log(name)
  try {
    for (const journey of journeys)
      try {
        await journey.run(visitor, site.url)
        console.log(`  ok ${journey.name}`)
      } catch (error) {
        fault(`FAIL ${journey.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    return await lookAtPages(visitor, site, expected)
  } finally {
    await visitor.end()
  }
}

async function lookAtPages(visitor: Visitor, { url }: BuiltSite, expected: Heights | undefined): Promise<Heights> {
  const heights = new Map<string, number>()
  for (const width of widths) {
    const inner = await visitor.resize(width, 900)
    if (inner !== width) fault(`a window of ${width} px is ${inner} px wide`)
    for (const type of pageTypes)
      for (const [index, brand] of brands.entries()) {
        const path = pathOf(type, brand)
        if (!path) continue
        // Both languages of each type, and of each brand.
        const address = localized((index + width / 4) % 2 ? 'zh' : 'en', path)
        await visitor.goto(url(brand, address))
        const { across, down } = await visitor.evaluate(async () => {
          await document.fonts.ready
          const { scrollWidth, clientWidth } = document.documentElement
          return { across: scrollWidth - clientWidth, down: document.querySelector('main')!.scrollHeight }
        })
        const key = `${brand}${address} at ${width} px`
        heights.set(key, down)
        if (across > 0) fault(`${key}: ${across} px wider than the window`)
        const wanted = expected?.get(key)
        if (wanted && Math.abs(down / wanted - 1) > tolerance) fault(`${key}: ${down} px high, in Chromium ${wanted}`)
      }
  }
  console.log(`  ${heights.size} pages`)
  return heights
}
