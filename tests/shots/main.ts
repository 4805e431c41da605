/**
 * Pictures of one page of every type, in every brand, locale, width and colour, with a list to look through:
 * `npm run shots -- [--brand <id>] [--type <name>] [--locale <id>] [--width <px>] [--scheme <light|dark>] [--fold]`.
 * All but `--fold`, which leaves out what is below the fold, can be given more than once. `--compare <folder>` adds a list that
 * shows those of another folder beside them: a copy of `.bench/shots` from before a change.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'puppeteer'
import {
  brands,
  localized,
  locales,
  openBuiltSite,
  type BrandId,
  type BuiltSite,
  type LocaleId,
} from '../e2e/support/builtSite.ts'
import { pageTypes, pathOf } from '../e2e/proof/pageTypes.ts'
import { launch } from '../support/browser.ts'
import { toolArgs } from '../support/toolArgs.ts'

const folder = resolve(import.meta.dirname, '../../.bench/shots')
const some = { type: 'string', multiple: true } as const
const { values: wanted } = toolArgs(import.meta.filename, {
  options: {
    brand: some,
    type: some,
    locale: some,
    width: some,
    scheme: some,
    fold: { type: 'boolean' },
    compare: { type: 'string' },
  },
})

type Shot = {
  readonly brand: BrandId
  readonly type: string
  readonly locale: LocaleId
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly path: string
}

const narrow = <T>(all: readonly T[], chosen: readonly string[] | undefined): readonly T[] => {
  const stranger = chosen?.find((name) => !all.some((known) => String(known) === name))
  if (stranger !== undefined) {
    process.stderr.write(`${stranger} is none of ${all.join(', ')}\n`)
    process.exit(2)
  }
  return all.filter((known) => chosen?.includes(String(known)) ?? true)
}

const shots = narrow(pageTypes, wanted.type).flatMap((type) =>
  narrow(brands, wanted.brand).flatMap((brand) => {
    const path = pathOf(type, brand)
    if (path === undefined) return []
    return narrow(locales, wanted.locale).flatMap((locale) =>
      narrow([1440, 390], wanted.width).flatMap((width) =>
        narrow(['light', 'dark'] as const, wanted.scheme).map((scheme): Shot => {
          return { brand, type, locale, width, scheme, path: localized(locale, path) }
        }),
      ),
    )
  }),
)
const nameOf = ({ type, brand, locale, width, scheme }: Shot) => `${type}-${brand}-${locale}-${width}-${scheme}.png`

async function take(page: Page, url: string, shot: Shot): Promise<void> {
  await page.setViewport({ width: shot.width, height: shot.width < 800 ? 844 : 900 })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: shot.scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await page.goto(url)
  // What waits until it is seen comes while the page is looked through.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    // The window becomes as high as the page for its picture; what is as high as the window must not.
    document.documentElement.style.setProperty('--window', `${innerHeight}px`)
    await document.fonts.ready
  })
  await page.waitForNetworkIdle({ idleTime: 150 })
  await page.screenshot({ path: join(folder, nameOf(shot)), fullPage: !wanted.fold, captureBeyondViewport: false })
}

/** One after the other: a page in the background draws nothing. */
async function takeAll(browser: Browser, site: BuiltSite): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  // The documentation is light until somebody chooses.
  await page.evaluateOnNewDocument(() => {
    localStorage['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  })
  for (const shot of shots) await take(page, site.url(shot.brand, shot.path), shot)
}

function list(): string {
  const figures = shots.map((shot) => {
    const name = nameOf(shot)
    return `<figure><a href="${name}"><img src="${name}" loading="lazy" width="${shot.width > 800 ? 480 : 200}" alt=""></a><figcaption>${name}</figcaption></figure>`
  })
  const style =
    'body{display:flex;flex-wrap:wrap;gap:24px;font:14px system-ui}figure{margin:0}img{border:1px solid #ccc}'
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${figures.join('\n')}`
}

/** Beside each picture the one of the same name in another folder, where there is one. */
function comparison(other: string): string {
  const rows = shots.map((shot) => {
    const name = nameOf(shot)
    const width = shot.width > 800 ? 640 : 300
    const [before, after] = [pathToFileURL(join(other, name)).href, name].map(
      (src) => `<a href="${src}"><img src="${src}" loading="lazy" width="${width}" alt="none"></a>`,
    )
    return `<tr><th colspan="2">${name}</th></tr><tr><td>${before}</td><td>${after}</td></tr>`
  })
  const style =
    'body{font:14px system-ui}td{vertical-align:top;padding:0 24px 24px 0}th{text-align:start}img{border:1px solid #ccc}'
  return `<!doctype html><meta charset="utf-8"><title>Before and after</title><style>${style}</style><table>${rows.join('\n')}</table>`
}

const [site, browser] = await Promise.all([openBuiltSite(), launch({ paints: true })])
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await takeAll(browser, site)
  writeFileSync(join(folder, 'index.html'), list())
  if (wanted.compare !== undefined) writeFileSync(join(folder, 'compare.html'), comparison(resolve(wanted.compare)))
  console.log(`${shots.length} pictures in ${folder}/index.html`)
} finally {
  await browser.close()
  await site.end()
}
