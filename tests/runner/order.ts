/** How long a job will take, and which begins first. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Durations } from './durations.ts'
import type { Job } from './process.ts'

/** In seconds, for machines that have not seen them yet; what is not named here takes less. */
const longKnown: Durations = {
  'tests/packages/installed.test.ts': 240,
  'tests/soak/soak.test.ts': 135,
  'tests/e2e/site/everyPage.test.ts': 105,
  'tests/plugins/markdown/growth.test.ts': 100,
  'tests/e2e/site/widths.test.ts': 40,
  'tests/e2e/site/inDev.test.ts': 75,
  'tests/e2e/site/menus.test.ts': 85,
  'tests/e2e/proof/axe.test.ts': 75,
  'tests/e2e/site/keyboard.test.ts': 60,
  'tests/e2e/account/model/clouddm.test.ts': 60,
  'tests/plugins/search/recall.test.ts': 55,
  'tests/e2e/account/pages.test.ts': 55,
  'tests/e2e/account/entrances.test.ts': 55,
  'tests/e2e/ui/kit.test.ts': 60,
  'tests/engine/build/edits.test.ts': 50,
  'tests/engine/build/cache.test.ts': 50,
  'tests/e2e/search/dialog.test.ts': 50,
  'tests/e2e/proof/html.test.ts': 50,
  'tests/e2e/account/flows.test.ts': 50,
}

/** In seconds: what it took the last time, else a guess by its kind and size. */
export function expectedBy(known: Durations, root: string): (job: Job) => number {
  return ({ name, isCheck }) => known[name] ?? longKnown[name] ?? (isCheck ? 5 : guess(resolve(root, name), name))
}

function guess(path: string, name: string): number {
  const kilobytes = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1024
  return name.startsWith('tests/e2e/') ? 10 + kilobytes : 0.5 + kilobytes / 4
}

/** In seconds. */
const quick = 3

/**
 * Quick ones first, as they were: most failures are seen within a minute. Then the longest first: begun last it would be
 * waited for alone.
 */
export function inOrder(jobs: readonly Job[], expected: (job: Job) => number): readonly Job[] {
  const isQuick = (job: Job) => expected(job) < quick
  const long = jobs.filter((job) => !isQuick(job))
  return [...jobs.filter(isQuick), ...long.toSorted((a, b) => expected(b) - expected(a))]
}
