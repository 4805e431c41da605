/**
 * Builds on a disk that is full now and then: each succeeds, or says that the disk is full and leaves the output of the
 * build before. With room again, a build gives what one from nothing gives.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openSite, type TestSite } from '../support/buildSite.ts'
import { site as command } from '../support/cli.ts'
import { inTempFolder } from '../support/tempFolder.ts'
import type { Random } from '../support/random.ts'
import { editKinds, edits } from './edits.ts'
import type { Loop } from './loop.ts'

type Step = {
  readonly kind: (typeof editKinds)[number]
  readonly value: number
  /** What is left on the disk before the build. */
  readonly kilobytes: number
  /** Whether the system's temporary folder is on the same disk. */
  readonly alone: boolean
  readonly flags: readonly string[]
}

const steps = ({ below, pick }: Random): readonly Step[] =>
  Array.from({ length: 1 + below(3) }, () => ({
    kind: pick(editKinds),
    value: below(1000),
    kilobytes: pick([0, 4, 32, 128, 400, 1500]) + 4 * below(8),
    alone: below(2) === 0,
    flags: pick([[], [], ['--no-cache'], ['--locale', 'en']]),
  }))

const mount = (...args: readonly string[]) => spawnSync('mount', args).status === 0
const unmount = (folder: string) => spawnSync('umount', ['-l', folder])

async function run(all: readonly Step[]): Promise<void> {
  const [original, site] = [openSite('pair'), openSite('pair')]
  assert.ok(mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', site.root))
  try {
    cpSync(original.root, site.root, { recursive: true })
    mkdirSync(join(site.root, 'temp'))
    assert.is((await build(site, [])).code, 0)
    for (const step of all) await buildFull(site, step)
    const { code, stdout } = await build(site, [])
    assert.is(code, 0, stdout)
    const fresh = site.copy()
    assert.is((await build(fresh, ['--no-cache'])).code, 0)
    const tree = fresh.tree()
    fresh.end()
    assert.equal(site.tree(), tree)
  } finally {
    unmount(site.root)
    for (const each of [site, original]) each.end()
  }
}

async function buildFull(site: TestSite, { kind, value, kilobytes, alone, flags }: Step): Promise<void> {
  edits[kind](site, value)
  const before = site.tree()
  const { bavail, bsize } = statfsSync(site.root)
  writeFileSync(join(site.root, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - kilobytes * 1024), 1))
  const { code, stdout } = await build(site, flags, alone ? { TMPDIR: join(site.root, 'temp') } : {})
  site.remove('filler')
  if (code === 0) return
  const codes = (JSON.parse(stdout) as { diagnostics: readonly { code: string; severity: string }[] }).diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((problem) => problem.code)
  assert.equal(site.tree(), before)
  if (flags.includes('--locale') && codes.every((each) => each === 'locale-outdated')) return
  assert.is(code, 4, stdout)
  assert.equal(new Set(codes), new Set(['disk-full']), stdout)
}

const build = (site: TestSite, flags: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  command(['build', '--root', site.root, '--json', ...flags], { env })

export const fullDisk: Loop<Step> = {
  name: 'full disk',
  missing: () =>
    inTempFolder((folder) => {
      const can = mount('-t', 'tmpfs', 'tmpfs', folder)
      if (can) unmount(folder)
      return can ? undefined : 'the right to mount'
    }),
  steps,
  run,
}
