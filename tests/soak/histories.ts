/**
 * Builds as they follow one another on a machine: edits, runs for some brands and locales, from other folders, killed,
 * two at once, in parts from this machine or another, with a damaged cache, an output that was copied or lost files, clocks that jump, with a shared store that comes, goes
 * and fails. A full build after all that gives what a build from nothing gives.
 */
import { spawn } from 'node:child_process'
import { cpSync, readdirSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openSite, type TestSite } from '../support/buildSite.ts'
import { mainFile, site as command } from '../support/cli.ts'
import { startMemoryCache, type MemoryCache } from '../support/cacheServer.ts'
import type { Random } from '../support/random.ts'
import { editKinds, edits } from './edits.ts'
import type { Loop } from './loop.ts'

const narrowings = [
  [],
  [],
  ['--locale', 'en'],
  ['--locale', 'zh'],
  ['--brand', 'alpha'],
  ['--brand', 'beta', '--locale', 'zh'],
]
const folders = ['root', 'site', 'elsewhere'] as const
const damages = ['copy', 'lose', 'alter', 'cache', 'half the cache', 'new machine', 'old times', 'new times'] as const
const stores = ['none', 'there', 'there', 'failing', 'lying'] as const

type Step =
  | { readonly do: 'edit'; readonly kind: (typeof editKinds)[number]; readonly value: number }
  | { readonly do: 'build'; readonly flags: readonly string[]; readonly from: (typeof folders)[number] }
  | { readonly do: 'kill'; readonly after: number }
  | { readonly do: 'two builds' }
  | { readonly do: 'parts'; readonly count: number; readonly isElsewhere: boolean }
  | { readonly do: 'damage'; readonly kind: (typeof damages)[number]; readonly value: number }
  | { readonly do: 'store'; readonly is: (typeof stores)[number] }

/** A machine, and the server of the shared store with what it is for the next builds. */
type World = { readonly site: TestSite; readonly server: MemoryCache; store: (typeof stores)[number] }

const steps = ({ below, pick }: Random): readonly Step[] =>
  Array.from({ length: 3 + below(5) }, (): Step => {
    const kind = below(12)
    if (kind < 4) return { do: 'edit', kind: pick(editKinds), value: below(1000) }
    if (kind < 7) return { do: 'build', flags: pick(narrowings), from: pick(folders) }
    if (kind === 7) return { do: 'kill', after: below(1500) }
    if (kind === 8) return { do: 'store', is: pick(stores) }
    if (kind === 9) return { do: 'parts', count: 1 + below(4), isElsewhere: below(2) === 0 }
    if (kind === 10) return { do: 'damage', kind: pick(damages), value: below(1000) }
    return below(3) ? { do: 'damage', kind: pick(damages), value: below(1000) } : { do: 'two builds' }
  })

/** Codes with which a build may refuse to run. */
const refusals: ReadonlySet<string> = new Set(['lock-held', 'output-incomplete', 'locale-outdated'])

async function run(all: readonly Step[]): Promise<void> {
  const site = openSite('pair')
  const world: World = { site, server: await startMemoryCache(), store: 'none' }
  const fresh: TestSite[] = []
  try {
    await build(world, [], 'root')
    for (const step of all) await act(world, step)
    await build(world, [], 'root', new Set(['lock-held']))
    const other = site.copy()
    fresh.push(other)
    await build({ ...world, site: other }, ['--no-cache'], 'elsewhere')
    assert.equal(site.tree(), other.tree())
    assert.equal(
      readdirSync(site.root).filter((name) => /^dist\.(?:staging|lock)/.test(name)),
      [],
    )
  } finally {
    for (const each of [site, ...fresh]) each.end()
    await world.server.end()
  }
}

async function act(world: World, step: Step): Promise<void> {
  const { site } = world
  if (step.do === 'edit') edits[step.kind](site, step.value)
  else if (step.do === 'damage') damage[step.kind](site, step.value)
  else if (step.do === 'build') await build(world, step.flags, step.from)
  else if (step.do === 'kill') await killed(world, step.after)
  else if (step.do === 'store') setStore(world, step.is)
  else if (step.do === 'parts') await inParts(world, step)
  else await Promise.all([build(world, [], 'root'), build(world, ['--locale', 'en'], 'root')])
}

function setStore(world: World, store: World['store']): void {
  const { misbehave, entries } = world.server
  world.store = store
  misbehave.clear()
  if (store === 'failing') misbehave.set('GET /', (response) => response.writeHead(500).end())
  if (store === 'lying') for (const [path, bytes] of entries) entries.set(path, bytes.fill(7, bytes.length / 2))
}

const storeOf = ({ server, store }: World): Record<string, string> =>
  store === 'none' ? {} : { SITE_STORE_URL: server.url }

const build = (world: World, flags: readonly string[], from: (typeof folders)[number], allowed = refusals) =>
  make(world, ['build', ...flags], from, allowed)

/** All parts are made by one machine, and put together here. */
async function inParts(world: World, { count, isElsewhere }: { count: number; isElsewhere: boolean }): Promise<void> {
  const { site } = world
  const maker = isElsewhere ? site.copy() : site
  const names = Array.from({ length: count }, (_, index) => `dist.part-${index + 1}-of-${count}`)
  for (const index of names.keys()) await build({ ...world, site: maker }, ['--shard', `${index + 1}/${count}`], 'root')
  if (isElsewhere) {
    for (const name of names) cpSync(join(maker.root, name), join(site.root, name), { recursive: true })
    maker.end()
  }
  await make(world, ['merge', ...names], 'root', refusals)
  for (const name of names) site.remove(name)
}

async function make(
  world: World,
  [verb, ...flags]: readonly string[],
  from: (typeof folders)[number],
  allowed: ReadonlySet<string>,
): Promise<void> {
  const { site } = world
  const cwd = { root: site.root, site: join(site.root, 'site'), elsewhere: tmpdir() }[from]
  const { code, stdout } = await command([verb!, '--root', site.root, '--json', ...flags], {
    cwd,
    env: storeOf(world),
  })
  const answer = JSON.parse(stdout || '{"diagnostics":[]}') as {
    diagnostics: readonly { code: string; severity: string }[]
  }
  const errors = answer.diagnostics.filter(({ severity }) => severity === 'error')
  if (code !== 0 && errors.every((error) => allowed.has(error.code)) && errors.length) return
  assert.is(code, 0, `${verb} ${flags.join(' ')}: ${stdout}`)
}

async function killed(world: World, after: number): Promise<void> {
  const env = { ...process.env, ...storeOf(world) }
  const child = spawn(process.execPath, [mainFile, 'build', '--root', world.site.root], { stdio: 'ignore', env })
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  await once(child, 'exit')
  clearTimeout(timer)
}

const outputFiles = (site: TestSite) => Object.keys(site.tree()).filter((file) => !file.startsWith('.'))
const cacheFiles = (site: TestSite) => {
  const folder = 'node_modules/.cache/site/kept'
  return Object.keys(site.tree(folder)).map((file) => `${folder}/${file}`)
}
const setTimes = (site: TestSite, seconds: number) => {
  for (const file of Object.keys(site.tree('content'))) utimesSync(join(site.root, 'content', file), seconds, seconds)
}

const damage: Record<(typeof damages)[number], (site: TestSite, value: number) => void> = {
  copy(site) {
    if (!site.has('dist')) return
    cpSync(join(site.root, 'dist'), join(site.root, 'copied'), { recursive: true })
    rmSync(join(site.root, 'dist'), { recursive: true })
    renameSync(join(site.root, 'copied'), join(site.root, 'dist'))
  },
  lose(site, value) {
    const files = outputFiles(site)
    if (files.length) site.remove(`dist/${files[value % files.length]}`)
  },
  alter(site, value) {
    const files = outputFiles(site)
    if (files.length) writeFileSync(join(site.root, 'dist', files[value % files.length]!), `Altered ${value}.`)
  },
  cache(site, value) {
    const files = cacheFiles(site)
    if (files.length) truncateSync(join(site.root, files[value % files.length]!), value % 64)
  },
  'half the cache': (site, value) =>
    cacheFiles(site)
      .filter((_file, index) => (index + value) % 2)
      .forEach(site.remove),
  'new machine': (site) => {
    for (const folder of ['dist', 'dist.prev', 'node_modules/.cache/site'])
      rmSync(join(site.root, folder), { recursive: true, force: true })
  },
  'old times': (site) => setTimes(site, 1),
  'new times': (site) => setTimes(site, Date.now() / 1000 + 1e8),
}

export const histories: Loop<Step> = { name: 'histories', steps, run }
