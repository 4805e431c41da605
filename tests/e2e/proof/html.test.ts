/**
 * Pages of every brand and locale are valid HTML: one in three, of pairs one in thirty, and content that two brands show once.
 * `EVERY_PAGE=1` looks at all of them.
 */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import fastGlob from 'fast-glob'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ensureBuilt } from '../support/builtSite.ts'

const test = suite('html')

/** Shows the content of another brand in the same layouts. */
const shared = /^bladepipe\/(en\/)?(docs|blog|connector)\/./
/** Made from one layout and the same words. */
const pair = /\/connection\/./

const all = Boolean(process.env['EVERY_PAGE'])

test('no page breaks a rule of HTML', async () => {
  const out = await ensureBuilt()
  const files = (await fastGlob('**/*.html', { cwd: out })).sort().filter((file) => !shared.test(file))
  const pages = files
    .filter((file, index) => all || index % (pair.test(file) ? 30 : 3) === 0)
    .map((file) => join(out, file))
  assert.ok(pages.length > 200, `${pages.length} pages`)
  const threads = Math.min(availableParallelism(), 4)
  const problems = await Promise.all(
    Array.from({ length: threads }, (_, thread) => validate(pages.filter((_, index) => index % threads === thread))),
  )
  assert.equal(problems.flat(), [])
})

async function validate(files: readonly string[]): Promise<readonly string[]> {
  const worker = new Worker(new URL('./validate.ts', import.meta.url), { workerData: files })
  const [problems] = (await once(worker, 'message')) as [readonly string[]]
  return problems
}

test.run()
