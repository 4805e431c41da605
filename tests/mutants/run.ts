/** All mutants of the wanted files -> what became of each. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { createRandom } from '../support/random.ts'
import { runBaselines, type Baseline } from './baseline.ts'
import { openLanes, type Lane } from './lanes.ts'
import { keyOf, mutantsOf, type Mutant } from './mutate.ts'
import { openSaved, type Outcome } from './saved.ts'
import { filesToChange, testFiles, testsFor } from './targets.ts'

export type RunOptions = {
  readonly root: string
  /** Files and folders; none means all. */
  readonly parts: readonly string[]
  /** Where outcomes are kept. */
  readonly saved: string
  /** How many mutants, picked by `seed`. Default: all. */
  readonly sample?: number | undefined
  readonly seed: number
  /** In seconds: what takes longer without a change is not asked. */
  readonly longest: number
  /** Believes nothing that is saved. */
  readonly isFresh: boolean
  readonly log: (line: string) => void
}

export type Judged = { readonly mutant: Mutant; readonly outcome: Outcome }

type Work = {
  readonly file: string
  readonly source: string
  readonly known: ReadonlyMap<string, Outcome>
  readonly mutants: readonly Mutant[]
}

export async function runMutants(options: RunOptions): Promise<readonly Judged[]> {
  const { root, log } = options
  const saved = openSaved(options.saved)
  const stillThere = (outcome: Outcome | undefined) =>
    outcome?.kind === 'killed' && existsSync(join(root, outcome.by)) && !options.isFresh
  const all = filesToChange(root, options.parts).map((file): Work => {
    const source = readFileSync(join(root, file), 'utf8')
    return { file, source, known: saved.outcomesOf(file, source), mutants: mutantsOf(file, source) }
  })
  const works = sampled(all, options)
  const open = (work: Work) => work.mutants.filter((mutant) => !stillThere(work.known.get(keyOf(mutant))))

  const tests = testFiles(root)
  const wanted = new Map(works.filter((work) => open(work).length).map(({ file }) => [file, testsFor(file, tests)]))
  const lanes = wanted.size ? openLanes(root, Math.min(2, availableParallelism())) : []
  const baselines = await runBaselines(lanes, [...new Set([...wanted.values()].flat())].sort(), options.longest)
  for (const line of baselines.leftOut) log(`left out  ${line}`)

  const judged: Judged[] = []
  for (const work of works) {
    const near = quickestFirst((wanted.get(work.file) ?? []).flatMap((test) => baselines.tests.get(test) ?? []))
    const fresh = await judgeAll(open(work), work.source, near, lanes)
    const outcomes = new Map([...work.known, ...fresh])
    if (fresh.size) saved.save(work.file, work.source, outcomes)
    const own = work.mutants.map((mutant) => ({ mutant, outcome: outcomes.get(keyOf(mutant))! }))
    const killed = own.filter(({ outcome }) => outcome.kind === 'killed').length
    if (own.length) log(`${work.file}  ${killed} of ${own.length}`)
    judged.push(...own)
  }
  return judged
}

/** But for the file's own test, which is the first. */
const quickestFirst = ([own, ...others]: readonly Baseline[]): readonly Baseline[] =>
  own ? [own, ...others.toSorted((a, b) => a.seconds - b.seconds)] : []

function sampled(works: readonly Work[], { sample, seed }: RunOptions): readonly Work[] {
  if (sample === undefined) return works
  const pool = works.flatMap(({ mutants }) => mutants)
  const { below } = createRandom(seed)
  const picked = new Set<Mutant>()
  while (picked.size < Math.min(sample, pool.length)) picked.add(pool.splice(below(pool.length), 1)[0]!)
  return works.map((work) => ({ ...work, mutants: work.mutants.filter((mutant) => picked.has(mutant)) }))
}

async function judgeAll(
  mutants: readonly Mutant[],
  source: string,
  near: readonly Baseline[],
  lanes: readonly Lane[],
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const waiting = [...mutants]
  const kills = new Map<string, number>()
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        lane.write(mutant.file, mutant.source)
        const likeliest = near.toSorted((a, b) => (kills.get(b.test) ?? 0) - (kills.get(a.test) ?? 0))
        const outcome = await judge(mutant, likeliest, lane)
        if (outcome.kind === 'killed') kills.set(outcome.by, (kills.get(outcome.by) ?? 0) + 1)
        outcomes.set(keyOf(mutant), outcome)
        lane.write(mutant.file, source)
      }
    }),
  )
  return outcomes
}

/** `near` in the order they are asked. */
async function judge({ file, start }: Mutant, near: readonly Baseline[], lane: Lane): Promise<Outcome> {
  const reaching = near.filter(({ reaches }) => reaches(file, start))
  if (!reaching.length) return { kind: 'unreached' }
  for (const { test, seconds } of reaching) {
    const { code, late } = await lane.run({ test, limit: 10_000 + seconds * 4000 })
    if (late || code !== 0) return { kind: 'killed', by: test }
  }
  return { kind: 'survived' }
}
