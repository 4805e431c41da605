/** The engine as a tarball. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'

export const repository = resolve(import.meta.dirname, '../..')

type Manifest = {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
  readonly devDependencies: Readonly<Record<string, string>>
}
export const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The path of the tarball. A copy is packed: while it is made its manifest is another one, and tests beside this one read ours. */
export function packEngine(copy: string): string {
  for (const part of [
    'cli',
    'engine',
    'plugins',
    'preset',
    'theme',
    'tests/package',
    'package.json',
    'tsconfig.json',
    'README.md',
    'LICENSE',
  ])
    cpSync(join(repository, part), join(copy, part), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction')
  npm(copy, 'pack')
  assert.equal(manifestIn(copy), manifestIn(repository), 'packing leaves the manifest as it was')
  return join(
    copy,
    readdirSync(copy).find((name) => name.endsWith('.tgz'))!,
  )
}

export function npm(cwd: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', ['--no-audit', '--no-fund', ...args], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`)
}
