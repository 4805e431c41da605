/** How far a run is, and how long the rest will take. */
import type { Job } from './process.ts'

export type Progress = {
  start(job: Job): void
  /** `12/236`, with the job that just ended. */
  end(job: Job, seconds: number): string
  /** These will not run after all. */
  skip(jobs: readonly Job[]): void
  /** `about 7 min left`; undefined when nothing is left. */
  left(): string | undefined
}

type Options = {
  readonly jobs: readonly Job[]
  /** How many run at the same time. */
  readonly lanes: number
  /** In seconds. */
  readonly expected: (job: Job) => number
  /** In ms. */
  readonly now?: () => number
}

/** A minute of expected work weighs as much as what was seen: the first few jobs say little about how busy the machine is. */
const prior = 60

export function createProgress({ jobs, lanes, expected, now = () => performance.now() }: Options): Progress {
  const waiting = new Set(jobs)
  const running = new Map<Job, number>()
  let [total, done, foreseen, taken] = [jobs.length, 0, prior, prior]

  return {
    start(job) {
      waiting.delete(job)
      running.set(job, now())
    },
    end(job, seconds) {
      running.delete(job)
      done++
      foreseen += expected(job)
      taken += seconds
      return `${String(done).padStart(String(total).length)}/${total}`
    },
    skip(jobs) {
      for (const job of jobs) if (waiting.delete(job)) total--
    },
    left() {
      if (!waiting.size && !running.size) return undefined
      const pace = taken / foreseen
      const ofRunning = [...running].map(([job, start]) => Math.max(expected(job) * pace - (now() - start) / 1000, 0))
      const ofWaiting = [...waiting].map((job) => expected(job) * pace)
      const all = [...ofRunning, ...ofWaiting]
      return `about ${inWords(Math.max(sum(all) / lanes, ...all))} left`
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.max(Math.ceil(seconds / 10) * 10, 10)} s` : `${Math.round(seconds / 60)} min`
}
