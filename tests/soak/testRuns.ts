/** The test command again and again while the processor is shared: what fails now and then, fails here. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

export type TestRunsOptions = {
  readonly times: number
  /** Parts of file names, as `tests/run.ts` takes them; none for the whole command. */
  readonly filters: readonly string[]
  /** Threads that compute without end beside the tests. */
  readonly busyThreads: number
  /** Of the first run; each draws by a number of its own. */
  readonly seed: number
  readonly log: (line: string) => void
}

/** Resolves to how many files failed, each counted as often as it did. */
export async function runTests({ times, filters, busyThreads, seed, log }: TestRunsOptions): Promise<number> {
  const busy = Array.from({ length: busyThreads }, () => new Worker('for (;;);', { eval: true }))
  const failures = new Map<string, number>()
  for (let round = 1; round <= times; round++) {
    const { failed, last } = await runOnce(filters, seed + round - 1, log)
    for (const file of failed) failures.set(file, (failures.get(file) ?? 0) + 1)
    log(`run ${round} of ${times}, SEED=${seed + round - 1}: ${last}`)
  }
  await Promise.all(busy.map((thread) => thread.terminate()))
  for (const [file, count] of failures) log(`${file} failed ${count} of ${times} times`)
  const total = [...failures.values()].reduce((sum, count) => sum + count, 0)
  log(`${times} runs, ${total} files failed`)
  return total
}

/** Shows what a failed file printed, and nothing else of the run. */
async function runOnce(filters: readonly string[], seed: number, log: (line: string) => void) {
  const root = resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['tests/run.ts', ...filters], {
    cwd: root,
    env: { ...process.env, SEED: String(seed) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const failed: string[] = []
  let [isFailure, last] = [false, '']
  for await (const line of createInterface(child.stdout)) {
    if (/^\S/.test(line)) isFailure = line.startsWith('FAIL')
    if (isFailure) log(line)
    if (isFailure && line.startsWith('FAIL')) failed.push(/^FAIL +\S+ +(\S+)/.exec(line)?.[1] ?? line)
    if (line) last = line
  }
  if (!failed.length && !/ 0 failed/.test(last)) failed.push('the command itself')
  return { failed, last }
}
