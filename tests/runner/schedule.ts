/** Which job runs when. */
import type { Job } from './process.ts'

export type Plan = {
  /** Types, lint, format. */
  readonly checks: readonly Job[]
  readonly unit: readonly Job[]
  readonly browser: readonly Job[]
  /** How many jobs run at the same time beside those of the browser. */
  readonly lanes: number
  /** Makes what the browser tests need; false where they cannot run. */
  readonly prepare: () => Promise<boolean>
  readonly run: (job: Job) => Promise<void>
}

/**
 * What is broken at a glance is told before anything that takes minutes begins. Browser tests wait much of their time,
 * for a browser: one of them runs beside the others, and when either kind is done all run what is left.
 */
export async function runPlan({ checks, unit, browser, lanes, prepare, run }: Plan): Promise<void> {
  await Promise.all(checks.map(run))

  const units = [...unit]
  const browsers: Job[] = []
  const prepared = browser.length ? prepare().then((can) => void (can && browsers.push(...browser))) : undefined

  const work = async (...queues: readonly Job[][]) => {
    const next = () => queues.find((queue) => queue.length)?.shift()
    for (let job = next(); job; job = next()) await run(job)
  }
  const shared = Array.from({ length: lanes }, async () => {
    await work(units)
    await prepared
    await work(units, browsers)
  })
  await Promise.all([...shared, prepared?.then(() => work(browsers, units))])
}
