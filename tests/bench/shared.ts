/** What a shared store saves: a build with nothing to do here, the first build of an empty machine, and that with a filled store. */
import { cpus, loadavg } from 'node:os'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../engine/run/cacheFolder.ts'
import { hashAll } from '../../engine/store/hash.ts'
import { startCacheServer } from '../support/nginx.ts'
import { inTempFolder } from '../support/tempFolder.ts'
import { measureBuild } from './buildCommand.ts'
import { makeCorpus } from './corpus.ts'
import type { Cost } from './measure.ts'

const pages = process.argv.includes('--quick') ? 300 : 1000
const rounds = 5
const token = 'bench'

const median = (costs: readonly Cost[], key: 'cpu' | 'wall'): number =>
  costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!

const made = ['dist', 'dist.prev', cacheFolder]

function empty(root: string): void {
  for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true })
}

/** `work` on the machine as if it had built nothing: in the same folder, as a clone has, of which git says the same. */
async function asEmpty<T>(root: string, work: () => Promise<T>): Promise<T> {
  const there = made.filter((folder) => existsSync(join(root, folder)))
  for (const folder of there) renameSync(join(root, folder), join(root, `${folder}-kept`))
  try {
    return await work()
  } finally {
    empty(root)
    for (const folder of there) renameSync(join(root, `${folder}-kept`), join(root, folder))
  }
}

const hashOfOutput = (root: string): string => {
  const entries = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return hashAll(files.sort().flatMap((file) => [file.slice(root.length), readFileSync(file)]))
}

await inTempFolder(async (folder) => {
  const server = await startCacheServer(join(folder, 'store'), token)
  try {
    const root = makeCorpus(pages, `shared-${pages}`)
    // The time is measured, not limited.
    const config = join(root, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace('plugins: [', 'store: { timeout: 300 },\n  plugins: ['))
    const env = { SITE_STORE_URL: server.url, SITE_STORE_TOKEN: token }
    const cold = await measureBuild(root)
    empty(root)
    const filling = await measureBuild(root, env)
    const wanted = hashOfOutput(root)
    const sharedBuild = (more: NodeJS.ProcessEnv = {}) =>
      asEmpty(root, async () => {
        const cost = await measureBuild(root, { ...env, SITE_STORE_READ_ONLY: '1', ...more })
        if (cost.output.includes('store-unavailable')) throw new Error(cost.output)
        if (hashOfOutput(root) !== wanted) throw new Error('The outputs differ')
        return cost
      })
    const costs: Record<'warm' | 'shared' | 'uncompiled', Cost[]> = { warm: [], shared: [], uncompiled: [] }
    // In turn, so that other work on the machine slows all of them.
    for (let round = 0; round < rounds; round++) {
      costs.warm.push(await measureBuild(root))
      costs.shared.push(await sharedBuild())
      costs.uncompiled.push(await sharedBuild({ NODE_COMPILE_CACHE: join(folder, `compiled-${round}`) }))
    }

    const [cpu, wall] = [median(costs.warm, 'cpu'), median(costs.warm, 'wall')]
    const rows: readonly (readonly [string, readonly Cost[]])[] = [
      ['warm, nothing changed', costs.warm],
      ['empty machine, filled store', costs.shared],
      ['the same without compiled code', costs.uncompiled],
      ['empty machine', [cold]],
      ['empty machine, fills the store', [filling]],
    ]
    console.log(`\nNode ${process.version}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(2)}, ${pages} pages\n`)
    for (const [name, of] of rows) {
      const [c, w] = [median(of, 'cpu'), median(of, 'wall')]
      const ratios = `${(c / cpu).toFixed(2)}x CPU, ${(w / wall).toFixed(2)}x wall`
      console.log(`${name.padEnd(31)} ${c.toFixed(2)} CPU s, ${w.toFixed(2)} s wall, ${ratios}`)
    }
    console.log('\nThe outputs are the same, byte for byte. Target: filled store <= 1.6x CPU of warm.')
  } finally {
    await server.end()
  }
})
