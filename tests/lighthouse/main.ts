/**
 * `npm run lighthouse -- [--brand <id>] [--type <name>] [--locale <id>] [--runs <n>] [--no-speed]`: Lighthouse on a phone, the
 * median of three runs, beside its targets. Ends with 1 where one is missed. The first three can be given more than once.
 * `--no-speed` leaves out what depends on how busy the machine is, and runs once.
 *
 * Lighthouse itself is no dependency of the project: it is fetched into the cache when this is first run.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { serveBesideSandbox } from '../e2e/account/accountSite.ts'
import { brands, localized, locales } from '../e2e/support/builtSite.ts'
import { pathOf } from '../e2e/proof/pageTypes.ts'
import { ensureBrowser } from '../support/browser.ts'
import { toolArgs } from '../support/toolArgs.ts'

const version = '13.5.0'
const repository = resolve(import.meta.dirname, '../..')
const cache = join(repository, 'node_modules/.cache/lighthouse')
const cli = join(cache, 'node_modules/lighthouse/cli/index.js')

const some = { type: 'string', multiple: true } as const
const { values: wanted } = toolArgs(import.meta.filename, {
  options: { brand: some, type: some, locale: some, runs: { type: 'string' }, 'no-speed': { type: 'boolean' } },
})
const isQuick = wanted['no-speed'] ?? false
const runs = Number(wanted.runs ?? (isQuick ? 1 : 3))
/** Lighthouse does not look at a page whose status is 404. */
const types = wanted.type ?? [
  ...[
    'home',
    'doc',
    'docTags',
    'connection',
    'blog',
    'post',
    'blogTags',
    'archive',
    'pricing',
    'connectors',
    'connector',
  ],
  ...['about', 'analytics', 'why', 'login', 'register', 'search'],
]

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  readonly runtimeError?: { readonly code: string; readonly message: string }
}

type Measure = {
  readonly name: string
  readonly of: (report: Report) => number
  readonly decimals?: number
  readonly dependsOnLoad?: boolean
  /** Of pages that are kept from search engines on purpose Lighthouse says so. */
  readonly meets: (value: number, isHidden: boolean) => boolean
}

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? 0) * 100
const audit = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN

const allMeasures: readonly Measure[] = [
  { name: 'performance', of: score('performance'), dependsOnLoad: true, meets: (value) => value >= 95 },
  { name: 'accessibility', of: score('accessibility'), meets: (value) => value === 100 },
  { name: 'practices', of: score('best-practices'), meets: (value) => value === 100 },
  { name: 'SEO', of: score('seo'), meets: (value, isHidden) => isHidden || value === 100 },
  {
    name: 'LCP ms',
    of: audit('largest-contentful-paint'),
    dependsOnLoad: true,
    meets: (value) => value <= 1800,
  },
  { name: 'TBT ms', of: audit('total-blocking-time'), dependsOnLoad: true, meets: (value) => value <= 50 },
  {
    name: 'CLS',
    of: audit('cumulative-layout-shift'),
    decimals: 3,
    dependsOnLoad: true,
    meets: (value) => value <= 0.02,
  },
]
const measures = allMeasures.filter(({ dependsOnLoad }) => !isQuick || !dependsOnLoad)

function fetchLighthouse(): void {
  if (existsSync(cli)) return
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{"private":true}')
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`],
    {
      cwd: cache,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

/** Now and then the browser loses its own trace; Lighthouse then asks to be run again. */
const mostTries = 3

async function look(url: string, tries = 1): Promise<Report> {
  // Not over a pipe: Lighthouse ends before it has written all.
  const file = join(cache, 'report.json')
  rmSync(file, { force: true })
  const args = [cli, url, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  if (isQuick) args.push('--only-categories=accessibility,best-practices,seo')
  const child = spawn(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser }, stdio: 'ignore' })
  await new Promise((done) => child.once('close', done))
  if (!existsSync(file)) throw new Error(`Lighthouse says nothing about ${url}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.runtimeError?.code === 'NO_NAVSTART' && tries < mostTries) return look(url, tries + 1)
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

const isHidden = (brand: string, path: string): boolean =>
  readFileSync(join(site.out, brand, path, 'index.html'), 'utf8').includes('name="robots" content="noindex')

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

fetchLighthouse()
const browser = await ensureBrowser()
// Forms ask the console how one can log in.
const site = await serveBesideSandbox((line) => console.error(line))
const flags = [
  '--headless=new',
  `--host-resolver-rules='${site.resolverRules}'`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
].join(' ')
let missed = 0
try {
  console.log(`Lighthouse ${version}, median of ${runs}, load ${loadavg()[0]!.toFixed(2)}`)
  for (const brand of brands.filter((id) => wanted.brand?.includes(id) ?? true))
    for (const type of types)
      for (const locale of locales.filter((id) => wanted.locale?.includes(id) ?? id === 'zh')) {
        const path = pathOf(type, brand)
        if (path === undefined) continue
        const reports: Report[] = []
        while (reports.length < runs) reports.push(await look(site.urlOf(brand, localized(locale, path))))
        const values = measures.map(({ name, of, decimals = 0, meets }) => {
          const value = middle(reports.map(of))
          const isMet = meets(Number(value.toFixed(decimals)), isHidden(brand, localized(locale, path)))
          if (!isMet) missed++
          return `${isMet ? '' : '! '}${name} ${value.toFixed(decimals)}`
        })
        console.log(`${`${brand} ${locale} ${type}`.padEnd(28)} ${values.join('  ')}`)
      }
} finally {
  await site.close()
}
console.log(missed ? `${missed} targets missed` : 'All targets met')
process.exitCode = missed ? 1 : 0
