/**
 * A build divided among machines: `npm run bench -- --shards [--pages 20000] [--counts 1,2,4,8]`. This one plays all of them, one after
 * the other, each without a cache; the time until the site is there is that of the longest part and of the merge.
 */
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { ours } from './contestants.ts'
import { folderFor, layOut } from './layOut.ts'
import { measure, type Cost } from './measure.ts'

const option = (name: string): string | undefined => argv[argv.indexOf(`--${name}`) + 1 || argv.length]
const pages = Number(option('pages') ?? 20_000)
const counts = (option('counts') ?? '1,2,4,8').split(',').map(Number)
const root = folderFor(ours)
const program = ours.args.slice(0, -1)

/** As on a machine that has never built the site. */
function run(...args: readonly string[]): Promise<Cost> {
  for (const name of ours.made) rmSync(join(root, name), { recursive: true, force: true })
  return measure([...program, ...args], { env: { NODE_OPTIONS: '' }, cwd: root })
}

/** The costliest of them, and what all cost together. */
type Divided = { readonly longest: Cost; readonly merge: Cost | undefined; readonly cpu: number }

async function divide(count: number): Promise<Divided> {
  if (count === 1) {
    const longest = await run('build')
    return { longest, merge: undefined, cpu: longest.cpu }
  }
  const parts: Cost[] = []
  const folders = Array.from({ length: count }, (_, index) => `dist.part-${index + 1}-of-${count}`)
  for (const index of folders.keys()) {
    parts.push(await run('build', '--shard', `${index + 1}/${count}`))
    console.error(`  ${index + 1}/${count}  ${show(parts.at(-1)!)}`)
  }
  const merge = await run('merge', ...folders)
  for (const folder of folders) rmSync(join(root, folder), { recursive: true })
  const longest = parts.reduce((most, part) => (part.wall > most.wall ? part : most))
  return { longest, merge, cpu: [...parts, merge].reduce((sum, { cpu }) => sum + cpu, 0) }
}

const show = ({ wall, cpu, memory }: Cost) =>
  `${wall.toFixed(1)} s / ${cpu.toFixed(1)} CPU s / ${Math.round(memory)} MiB`.padEnd(34)

layOut(ours, pages)
const before = loadavg()[0]!.toFixed(2)
let whole: number | undefined
const lines: string[] = []
for (const count of counts) {
  console.error(`${count} …`)
  const { longest, merge, cpu } = await divide(count)
  const wall = longest.wall + (merge?.wall ?? 0)
  whole ??= wall
  lines.push(
    `${String(count).padEnd(8)}${show(longest)}${merge ? show(merge) : ''.padEnd(34)}${wall.toFixed(1).padStart(6)} s  ${(whole / wall).toFixed(2)}x  ${cpu.toFixed(0)} CPU s`,
  )
}
console.log(
  `${pages} pages, Node ${process.version}, ${cpus().length} cores, load ${before} before and ${loadavg()[0]!.toFixed(2)} after\n`,
)
console.log(
  `${'parts'.padEnd(8)}${'longest part'.padEnd(34)}${'merge'.padEnd(34)}  both, against the first row; all machines`,
)
for (const line of lines) console.log(line)
