/**
 * This engine and others on the same pages, in one run, one after the other: `npm run bench -- --rivals [--pages 1000] [--reps 3]
 * [--only hugo,eleventy]`. Medians; each row is also told as a part of the first rival's. Rivals are installed with their
 * exact versions into the temporary folder; Hugo runs where it is installed.
 *
 * `TMPDIR=/dev/shm` keeps all files in memory. ext4 looks long for a place for new files where thousands were deleted within
 * the last minute, as before each cold run here: 3 of 14 CPU seconds of this engine, which makes three files a page.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { ours, rivals, type Contestant } from './contestants.ts'
import { folderOf, pageText } from './corpus.ts'
import { folderFor, layOut } from './layOut.ts'
import { measure, type Cost } from './measure.ts'

const option = (name: string): string | undefined => argv[argv.indexOf(`--${name}`) + 1 || argv.length]
const pages = Number(option('pages') ?? 1000)
const reps = Number(option('reps') ?? 3)
const only = option('only')?.split(',')
const edited = Math.min(7, pages - 1)

const run = (contestant: Contestant): Promise<Cost> =>
  measure(contestant.args, {
    env: { NODE_OPTIONS: '', CI: '1', ...contestant.env },
    cwd: folderFor(contestant),
    program: contestant.program,
  })

type Costs = Readonly<Record<'cold' | 'same' | 'edit', Cost>>

async function race(contestant: Contestant): Promise<Costs> {
  const root = folderFor(contestant)
  const found: Record<keyof Costs, Cost[]> = { cold: [], same: [], edit: [] }
  for (let round = 0; round < reps; round++) {
    for (const name of contestant.made) rmSync(join(root, name), { recursive: true, force: true })
    found.cold.push(await run(contestant))
    found.same.push(await run(contestant))
    const file = join(root, contestant.docs, folderOf(edited), `page-${edited}.md`)
    writeFileSync(file, `${pageText(edited)}\nOne more sentence, number ${round}.\n`)
    found.edit.push(await run(contestant))
    writeFileSync(file, pageText(edited))
  }
  return { cold: median(found.cold), same: median(found.same), edit: median(found.edit) }
}

const median = (costs: readonly Cost[]): Cost => {
  const of = (key: 'wall' | 'cpu' | 'memory') =>
    costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory'), output: '' }
}

const show = ({ wall, cpu, memory }: Cost) =>
  `${wall.toFixed(2)} s / ${cpu.toFixed(1)} CPU s / ${Math.round(memory)} MiB`.padEnd(32)

const chosen = [ours, ...rivals()].filter(
  (each) => each === ours || !only || only.some((word) => each.name.toLowerCase().includes(word)),
)
/** As Linux numbers its file systems. */
const tmpfs = 0x01021994
const place = statfsSync(tmpdir()).type === tmpfs ? 'in memory' : 'on a disk'
const results = new Map<Contestant, Costs>()
const before = loadavg()[0]!.toFixed(2)
for (const contestant of chosen) {
  console.error(`${contestant.name} …`)
  layOut(contestant, pages)
  const costs = await race(contestant)
  results.set(contestant, costs)
  console.error(`  ${[costs.cold, costs.same, costs.edit].map(show).join('')}`)
}

const width = Math.max(...chosen.map(({ name }) => name.length)) + 9
console.log(
  `${pages} pages, ${reps} rounds, Node ${process.version}, ${cpus().length} cores, files ${place}, load ${before} before and ${loadavg()[0]!.toFixed(2)} after\n`,
)
console.log(
  `${''.padEnd(width)}  ${['cold', 'nothing changed', 'one page edited'].map((name) => name.padEnd(32)).join('')}`,
)
for (const [{ name }, { cold, same, edit }] of results)
  console.log(`${name.padEnd(width)}  ${[cold, same, edit].map(show).join('')}`)
const own = results.get(ours)!
for (const [contestant, costs] of results) {
  if (contestant === ours) continue
  const ratios = (['cold', 'same', 'edit'] as const).map((key) =>
    `${(own[key].wall / costs[key].wall).toFixed(2)}x wall, ${(own[key].cpu / costs[key].cpu).toFixed(2)}x CPU`.padEnd(
      32,
    ),
  )
  console.log(`${`ours : ${contestant.name}`.padEnd(width + 2)}${ratios.join('')}`)
}
