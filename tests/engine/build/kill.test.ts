/** Builds that end early, and builds that meet. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { manifestName, type OutputManifest } from '../../../engine/emit/manifest.ts'
import { silentReporter } from '../../../engine/run/reporter.ts'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import { openSite, type Tree } from '../../support/buildSite.ts'
import { createRandom } from '../../support/random.ts'

const script = join(import.meta.dirname, 'support/buildOnce.ts')
const site = openSite('pair')
test.after(() => site.end())

const intro = 'content/shared/zh/docs/intro.md'
const texts = [site.read(intro), site.read(intro).replace('你好', '您好')] as const
const trees: Tree[] = []
for (const text of [...texts, texts[0]]) {
  site.write(intro, text)
  await site.build()
  trees.push(site.tree())
}
assert.equal(trees[0], trees[2])

type Ended = {
  readonly code: number | null
  readonly result: {
    readonly diagnostics: readonly { readonly code: string; readonly message: string }[]
    readonly notes?: readonly string[]
  }
}

function start(options: object = {}): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [script, site.root, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
  const ended = new Promise<Ended>(
    (done) => void child.once('close', (code) => done({ code, result: JSON.parse(text || '{"diagnostics":[]}') })),
  )
  return { child, ended }
}

const leftovers = () =>
  readdirSync(site.root).filter((name) => name.startsWith('dist') && !['dist', 'dist.prev'].includes(name))

/** Every file is what the manifest says, and there is no other. */
function assertWhole(): void {
  const { brands } = JSON.parse(site.read(`dist/${manifestName}`)) as OutputManifest
  const said = Object.entries(brands).flatMap(([brand, { files }]) =>
    Object.entries(files).map(([file, { hash }]) => [`${brand}/${file}`, hash]),
  )
  const { [manifestName]: _, ...there } = site.tree()
  assert.equal(there, Object.fromEntries(said.sort(([a], [b]) => (a! < b! ? -1 : 1))))
}

/** Until `happens`, which is looked at whenever something beside the output changes, or the build ends without it. */
async function until(happens: () => boolean, child: ChildProcess): Promise<void> {
  const stop = new AbortController()
  child.once('exit', () => stop.abort())
  try {
    const changes = watch(site.root, { signal: stop.signal })
    if (happens()) return
    for await (const _ of changes) if (happens()) return
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
}

/** When a build writes, by the files it makes beside the output; kills are spread over all of it. */
async function killed(moment: number): Promise<void> {
  const { child, ended } = start({ cache: moment % 2 === 0 })
  const random = createRandom(moment)
  // A part of them as soon as it has begun to write, the others at any time.
  if (moment % 3) await until(() => leftovers().some((name) => name.includes('staging')), child)
  for (let turns = random.below(moment % 3 ? 400 : 40_000); turns; turns--) await new Promise(setImmediate)
  child.kill('SIGKILL')
  await ended
}

for (let moment = 0; moment < 12; moment++) {
  test(`F-01 killed at a random moment (${moment}): the old site or the new one stands, and the next run succeeds`, async () => {
    site.write(intro, texts[(moment + 1) % 2]!)
    await killed(moment)
    // Between two renames there is no output; the next run puts it back.
    if (site.has('dist')) {
      assertWhole()
      assert.ok([trees[0], trees[1]].some((tree) => JSON.stringify(tree) === JSON.stringify(site.tree())))
    }
    await site.build()
    assert.equal(site.tree(), trees[(moment + 1) % 2])
    assert.equal(leftovers(), [])
  })
}

test('F-01 what a killed run without a cache had put aside is swept, what a running one needs is not', async () => {
  for (const pid of [2 ** 22 + 1, 1]) site.write(join(cacheFolder, `once-${pid}/store/x`), 'x')
  await site.build()
  assert.equal(
    [2 ** 22 + 1, 1].map((pid) => site.has(join(cacheFolder, `once-${pid}`))),
    [false, true],
  )
  site.remove(join(cacheFolder, 'once-1'))
})

const stages = ['scan', 'read', 'route', 'bundle', 'render', 'emit', 'check'] as const
for (const stage of stages) {
  test(`F-02 stopped after ${stage}: staging and lock are gone, and the old site stands`, async () => {
    site.write(intro, texts[0])
    await site.build()
    site.write(intro, texts[1])
    const controller = new AbortController()
    const report = { ...silentReporter, stage: (name: string) => name === stage && controller.abort() }
    const result = await site.build({ signal: controller.signal, report }).then(
      () => 'done',
      () => 'stopped',
    )
    // After the last stage there is nothing left to stop.
    assert.equal([result, site.tree()], stage === 'check' ? ['done', trees[1]] : ['stopped', trees[0]])
    assert.equal(leftovers(), [])
  })
}

test('F-02 stopped between two pages', async () => {
  site.write(intro, texts[0])
  await site.build()
  const controller = new AbortController()
  let seen = 0
  const report = {
    ...silentReporter,
    progress: (_: string, done: number) => void ((seen = done), done === 7 && controller.abort()),
  }
  await site.build({ cache: false, signal: controller.signal, report }).then(
    () => assert.unreachable(),
    () => {},
  )
  assert.is(seen, 7)
  assert.equal([site.tree(), leftovers()], [trees[0], []])
})

test('F-02 a run that was stopped before it began does nothing', async () => {
  await site.build({ signal: AbortSignal.abort() }).then(
    () => assert.unreachable(),
    () => {},
  )
  assert.equal([site.tree(), leftovers()], [trees[0], []])
})

test('F-03 while one build runs, another is refused and told by whom; a check may run', async () => {
  const first = start({ cache: false })
  await until(() => site.has('dist.lock'), first.child)
  const { pid, since } = JSON.parse(site.read('dist.lock')) as { pid: number; since: string }
  assert.is(pid, first.child.pid)
  await site.build().then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, `Another build is running: process ${pid}, since ${since}`),
  )
  assert.equal((await site.build({ write: false })).diagnostics, [])
  assert.is((await first.ended).code, 0)
  assert.equal([site.tree(), leftovers()], [trees[0], []])
})

test('F-03 of six that start at once those that get the lock succeed one after the other, the others are refused', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => start().ended))
  assert.ok(
    all.every(({ code }) => code === 0 || code === 3),
    JSON.stringify(all),
  )
  assert.ok(all.some(({ code }) => code === 0))
  for (const { code, result } of all)
    assert.equal(
      result.diagnostics.map((problem) => problem.code),
      code === 3 ? ['lock-held'] : [],
    )
  assert.equal([site.tree(), leftovers()], [trees[0], []])
})

test('F-04 a lock left by a build that is gone is taken over, with a note', async () => {
  const stale = [
    { pid: 2 ** 22 + 1, host: hostname(), started: '1', since: 'yesterday' },
    { pid: process.pid, host: hostname(), started: 'another start', since: 'yesterday' },
  ]
  for (const holder of stale) {
    writeFileSync(join(site.root, 'dist.lock'), JSON.stringify(holder))
    const notes: string[] = []
    await site.build({ report: { ...silentReporter, note: (text) => void notes.push(text) } })
    assert.equal(notes, [`Taking over the lock of a build that is gone (process ${holder.pid})`])
  }
  assert.equal(leftovers(), [])
})

test('F-04 a lock that is held is not touched, and nothing is built', async () => {
  const held = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', since: 'now' })
  writeFileSync(join(site.root, 'dist.lock'), held)
  const before = site.stamps()
  await site.build().then(
    () => assert.unreachable(),
    () => {},
  )
  assert.equal([readFileSync(join(site.root, 'dist.lock'), 'utf8'), site.stamps()], [held, before])
  rmSync(join(site.root, 'dist.lock'))
})

test.run()
