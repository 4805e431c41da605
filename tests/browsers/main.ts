/**
 * `npm run browsers -- [--browser <name>]`: the built site, and a project of the theme with what nobody foresees, in Chromium,
 * Firefox and WebKit. In each, no page of any type is wider than its window or of another height than in Chromium, and the ways through it work. Ends with 1 where something
 * differs. The flag can be given more than once.
 */
import { brands, localized, openBuiltSite } from '../e2e/support/builtSite.ts'
import { pageTypes, pathOf } from '../e2e/proof/pageTypes.ts'
import { openThemedSite } from '../e2e/support/themedSite.ts'
import { config, files } from '../e2e/ui/unforeseen.ts'
import { toolArgs } from '../support/toolArgs.ts'
import { journeys } from './journeys.ts'
import { openChromium, openFirefox } from './puppeteerVisitor.ts'
import type { Visitor } from './visitor.ts'
import { openWebKit } from './webKitVisitor.ts'

const opens: Readonly<Record<string, () => Promise<Visitor>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}
const { values } = toolArgs(import.meta.filename, { options: { browser: { type: 'string', multiple: true } } })
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

const [site, themed] = await Promise.all([openBuiltSite(), openThemedSite(config, files)])
try {
  const expected = await look('chromium', undefined)
  for (const name of others) await look(name, expected)
} finally {
  await Promise.all([site.end(), themed.end()])
}
console.log(faults ? `${faults} faults` : 'no faults')
process.exitCode = faults ? 1 : 0

async function look(name: string, expected: Heights | undefined): Promise<Heights> {
  const visitor = await opens[name]!()
  console.log(name)
  try {
    for (const journey of journeys)
      try {
        await journey.run(visitor, site.url, themed.url)
        console.log(`  ok ${journey.name}`)
      } catch (error) {
        fault(`FAIL ${journey.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    return await lookAtPages(visitor, expected)
  } finally {
    await visitor.end()
  }
}

/** Both languages of each type, and of each brand. */
function pagesAt(width: number): readonly { readonly page: string; readonly url: string }[] {
  const typed = pageTypes.flatMap((type) =>
    brands.flatMap((brand, index) => {
      const path = pathOf(type, brand)
      const address = path && localized((index + width / 4) % 2 ? 'zh' : 'en', path)
      return address ? [{ page: brand + address, url: site.url(brand, address) }] : []
    }),
  )
  const unforeseen = ['/', '/docs/intro/', '/ar/docs/intro/']
  return [...typed, ...unforeseen.map((path) => ({ page: `the theme's ${path}`, url: themed.url(path) }))]
}

async function lookAtPages(visitor: Visitor, expected: Heights | undefined): Promise<Heights> {
  const heights = new Map<string, number>()
  for (const width of widths) {
    const inner = await visitor.resize(width, 900)
    if (inner !== width) fault(`a window of ${width} px is ${inner} px wide`)
    for (const { page, url } of pagesAt(width)) {
      const key = `${page} at ${width} px`
      const sizes = await sizesOf(visitor, url).catch((error: unknown) => fault(`${key}: ${String(error)}`))
      if (!sizes) continue
      const { across, down } = sizes
      heights.set(key, down)
      if (across > 0) fault(`${key}: ${across} px wider than the window`)
      const wanted = expected?.get(key)
      if (wanted && Math.abs(down / wanted - 1) > tolerance) fault(`${key}: ${down} px high, in Chromium ${wanted}`)
    }
  }
  console.log(`  ${heights.size} pages`)
  return heights
}

async function sizesOf(visitor: Visitor, url: string) {
  await visitor.goto(url)
  return visitor.evaluate(async () => {
    await document.fonts.ready
    const { scrollWidth, clientWidth } = document.documentElement
    return { across: scrollWidth - clientWidth, down: document.querySelector('main')!.scrollHeight }
  })
}
