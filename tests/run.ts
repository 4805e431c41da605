/**
 * Runs the checks and the tests, and counts.
 *
 * `node tests/run.ts [--unit | --e2e] [part of a file name …]`. Each file is a process of its own; a file that fails
 * shows what it printed. The last line is `N passed, N failed`.
 */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { countOf, type Result } from './runner/count.ts'
import { longestFirst } from './runner/order.ts'
import { runProcess, type Job } from './runner/process.ts'

const root = resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const filters = args.filter((arg) => !arg.startsWith('-')).map((filter) => filter.replace(/^\.\//, ''))
const strangers = args.filter((arg) => arg.startsWith('-') && !['--unit', '--e2e'].includes(arg))

const found = await fastGlob('tests/**/*.test.ts', {
  cwd: root,
  ignore: ['**/node_modules/**', 'tests/sites/**', 'tests/fixtures/**'],
})
const files = found.filter((file) => !filters.length || filters.some((filter) => file.includes(filter))).sort()
const isE2e = (file: string) => file.startsWith('tests/e2e/')
const unit = args.includes('--e2e') ? [] : files.filter((file) => !isE2e(file))
const e2e = args.includes('--unit') ? [] : files.filter(isE2e)

const bin = (path: string) => resolve(root, 'node_modules', path)
const checks: Job[] =
  filters.length || args.includes('--e2e')
    ? []
    : [
        { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'], limit: 120_000, isCheck: true },
        { name: 'lint', args: [bin('oxlint/bin/oxlint')], limit: 120_000, isCheck: true },
        { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'], limit: 120_000, isCheck: true },
      ]

const total = { passed: 0, failed: 0, skipped: 0 }

async function work(...queues: readonly Job[][]): Promise<void> {
  const next = () => queues.find((queue) => queue.length)?.shift()
  for (let job = next(); job; job = next()) add(job, countOf(await runProcess(job, root)))
}

function add({ name }: Job, { passed, failed, skipped, seconds, output }: Result): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  const counts = `${passed}${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name}  ${counts}  ${seconds.toFixed(1)} s`)
  if (failed) console.log(output.trimEnd().replaceAll(/^/gm, '      '))
}

/** False where the browser tests cannot run; why is told. */
async function canDo(what: string, prepare: () => Promise<unknown>): Promise<boolean> {
  try {
    await prepare()
    return true
  } catch (error) {
    const job = { name: what, args: [], limit: 0 }
    add(job, { passed: 0, failed: e2e.length, skipped: 0, seconds: 0, output: String(error) })
    return false
  }
}

async function findBrowser(): Promise<void> {
  const { ensureBrowser } = await import('./support/browser.ts')
  process.env['PUPPETEER_EXECUTABLE_PATH'] = await ensureBrowser()
}

/** Two files must not build the site at the same time; one alone does it itself, if it needs it. */
async function buildSite(): Promise<void> {
  if (e2e.length < 2) return
  const { ensureBuilt } = await import('./e2e/support/builtSite.ts')
  await ensureBuilt()
}

/**
 * Browser tests wait much of their time, for a browser: one of them runs beside as many others as there are processors,
 * and when either kind is done all run what is left.
 */
async function runAll(): Promise<void> {
  const jobs = (list: readonly string[], limit: number) =>
    longestFirst(list).map((file): Job => ({ name: file, args: [file], limit }))
  const units = [...jobs(unit, 300_000), ...checks]
  const browsers: Job[] = []
  // Nothing else can be done while one is installed.
  const hasBrowser = e2e.length > 0 && (await canDo('browser', findBrowser))
  const prepared = hasBrowser
    ? canDo('site of the browser tests', buildSite).then((can) => void (can && browsers.push(...jobs(e2e, 600_000))))
    : undefined
  const lanes = Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
    await work(units)
    await prepared
    await work(units, browsers)
  })
  await Promise.all([...lanes, prepared?.then(() => work(browsers, units))])
}

if (strangers.length) {
  console.log(`Unknown flag ${strangers.join(' ')}; there are --unit and --e2e.`)
  total.failed++
} else {
  await runAll()
  if (!files.length) {
    console.log(`No test file matches ${filters.join(' ')}`)
    total.failed++
  }
}

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed ? 1 : 0
