/** What builds and the dev server cost on a generated site, beside their targets. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { makeCorpus, pageFile } from './corpus.ts'
import { measureDev } from './dev.ts'
import { measureBuild } from './buildCommand.ts'
import type { Cost } from './measure.ts'
import { weigh } from './weight.ts'

const repository = resolve(import.meta.dirname, '../..')
const quick = process.argv.includes('--quick')
const [small, large] = quick ? [300, 1000] : [1000, 5000]

type Row = { readonly measure: string; readonly value: string; readonly target: string }
const rows: Row[] = []
const results: Record<string, unknown> = {
  node: process.version,
  cpus: cpus().length,
  load: loadavg(),
  pages: { small, large },
}

const row = (name: string, value: string, target: string) => {
  rows.push({ measure: name, value, target })
  console.error(`${name}: ${value} (target ${target})`)
}
const show = ({ wall, cpu, memory }: Cost) =>
  `${wall.toFixed(2)} s wall, ${cpu.toFixed(1)} CPU s, ${Math.round(memory)} MiB`
const root = makeCorpus(small)
const cold = await measureBuild(root)
row(`${small} pages cold`, show(cold), '<= 10 s, <= 16 CPU s, <= 700 MiB')
const warm = await measureBuild(root)
row(`${small} pages warm, nothing changed`, show(warm), '<= 1.5 s')
writeFileSync(pageFile(root, 7), `${readFileSync(pageFile(root, 7), 'utf8')}\nOne more sentence.\n`)
const changed = await measureBuild(root)
row(`${small} pages warm, one page changed`, show(changed), '<= 2 s')

const largeRoot = makeCorpus(large)
const largeCold = await measureBuild(largeRoot)
row(`${large} pages cold`, show(largeCold), '')
const perPage = (key: 'wall' | 'cpu' | 'memory') => (largeCold[key] - cold[key]) / (large - small)
row(
  'each further page',
  `${(perPage('wall') * 1000).toFixed(1)} ms wall, ${(perPage('cpu') * 1000).toFixed(1)} ms CPU, ${(perPage('memory') * 1024).toFixed(0)} kB`,
  '<= 8 ms, <= 40 kB',
)
Object.assign(results, { cold, warm, changed, largeCold })

const weight = weigh(join(root, 'dist/clouddm'), 7)
const weightLarge = weigh(join(largeRoot, 'dist/clouddm'), 7)
row(
  'docs page, first visit',
  `JS ${weight.js} B gzip (${weightLarge.js} at ${large} pages), CSS ${weight.css} B gzip, HTML ${weight.html} B raw, ${weight.foreign} foreign requests`,
  'JS <= 15 kB and equal, CSS <= 15 kB, HTML <= 30 kB, 0',
)
Object.assign(results, { weight, weightLarge })

const few = await measureDev(makeCorpus(100))
const many = await measureDev(makeCorpus(1000))
row(
  'dev: start to first page, 1000 pages',
  `${many.first.toFixed(2)} s (${(many.first / few.first).toFixed(2)}x of 100 pages)`,
  '<= 3 s, <= 1.2x',
)
row('dev: save to DOM changed', `median ${many.median} ms, p95 ${many.p95} ms of ${many.edits}`, '<= 150 / 400 ms')
Object.assign(results, { dev: { few, many } })

const width = Math.max(...rows.map(({ measure: name }) => name.length))
const [before, after] = [results['load'] as number[], loadavg()].map(([minute]) => minute!.toFixed(2))
console.log(`\nNode ${process.version}, ${cpus().length} cores, load ${before} before and ${after} after\n`)
for (const { measure: name, value, target } of rows)
  console.log(`${name.padEnd(width)}  ${value}${target && `   [${target}]`}`)
mkdirSync(join(repository, '.bench'), { recursive: true })
writeFileSync(join(repository, '.bench/results.json'), JSON.stringify({ rows, ...results }, undefined, 2))
console.log('\nAs JSON: .bench/results.json')
