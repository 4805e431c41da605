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
import { loadDurations, saveDurations } from './runner/durations.ts'
import { expectedBy, inOrder } from './runner/order.ts'
import { prepareFolders } from './runner/folders.ts'
import { runProcess, type Job } from './runner/process.ts'
import { createProgress } from './runner/progress.ts'
import { runPlan } from './runner/schedule.ts'
import { headline, resultLine, slowestLines } from './runner/lines.ts'

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

const durationsFile = resolve(root, 'node_modules/.cache/test-durations.json')
const expected = expectedBy(loadDurations(durationsFile), root)
const jobsOf = (list: readonly string[], limit: number) =>
  inOrder(
    list.map((file): Job => ({ name: file, args: [file], limit })),
    expected,
  )
const unit = args.includes('--e2e')
  ? []
  : jobsOf(
      files.filter((file) => !isE2e(file)),
      900_000,
    )
const browser = args.includes('--unit') ? [] : jobsOf(files.filter(isE2e), 900_000)

const bin = (path: string) => resolve(root, 'node_modules', path)
const checks: Job[] =
  filters.length || args.includes('--e2e')
    ? []
    : [
        { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'], limit: 120_000, isCheck: true },
        { name: 'lint', args: [bin('oxlint/bin/oxlint')], limit: 120_000, isCheck: true },
        { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'], limit: 120_000, isCheck: true },
        { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-progress'], limit: 120_000, isCheck: true },
      ]

/** One more than there are processors: many tests wait for a build, a timer or a socket of theirs. */
const lanes = Math.min(availableParallelism() + 1, 5)
const jobs = [...checks, ...unit, ...browser]
const progress = createProgress({ jobs, lanes: lanes + (browser.length ? 1 : 0), expected })
const total = { passed: 0, failed: 0, skipped: 0 }
const took: Record<string, number> = {}

async function run(job: Job): Promise<void> {
  progress.start(job)
  const result = countOf(await runProcess(job, root))
  took[job.name] = result.seconds
  add(job.name, progress.end(job, result.seconds), result)
}

function add(name: string, position: string, result: Result): void {
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  console.log(resultLine({ name, position, left: progress.left(), result }))
}

/** False where the browser tests cannot run; why is told. */
async function canDo(what: string, prepare: () => Promise<unknown>): Promise<boolean> {
  try {
    await prepare()
    return true
  } catch (error) {
    progress.skip(browser)
    add(what, '-', { passed: 0, failed: browser.length, skipped: 0, seconds: 0, output: String(error) })
    return false
  }
}

async function findBrowser(): Promise<void> {
  const { ensureBrowser } = await import('./support/browser.ts')
  await ensureBrowser()
}

/** Two files must not build the site at the same time; one alone does it itself, if it needs it. */
async function buildSite(): Promise<void> {
  if (browser.length < 2) return
  const { ensureBuilt } = await import('./e2e/support/builtSite.ts')
  await ensureBuilt()
}

if (strangers.length) {
  console.log(`Unknown flag ${strangers.join(' ')}; there are --unit and --e2e.`)
  total.failed++
} else {
  if (jobs.length)
    console.log(headline({ checks: checks.length, files: unit.length + browser.length, left: progress.left() }))
  prepareFolders(root)
  await runPlan({
    checks,
    unit,
    browser,
    lanes,
    prepare: async () => (await canDo('browser', findBrowser)) && canDo('site of the browser tests', buildSite),
    run,
  })
  if (!files.length) {
    console.log(`No test file matches ${filters.join(' ')}`)
    total.failed++
  }
  saveDurations(durationsFile, took)
  for (const line of slowestLines(took)) console.log(line)
}

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed ? 1 : 0
