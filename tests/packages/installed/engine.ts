/** The engine as a tarball, and installed by npm, once: the projects that are tried take it over from one another. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { openTempFolder } from '../../support/tempFolder.ts'

export const repository = resolve(import.meta.dirname, '../../..')

type Manifest = {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
  readonly devDependencies: Readonly<Record<string, string>>
}
export const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The path of the tarball. A copy is packed: while it is made its manifest is another one, and tests beside this one read ours. */
function packEngine(copy: string): string {
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

const { path: home, end } = openTempFolder()
export const removeAll = end
/** A folder beside the engine. */
export function openProject(name: string): string {
  const folder = join(home, name)
  mkdirSync(folder)
  return folder
}
/** Of a plugin of somebody else. */
export const starsSource = join(import.meta.dirname, 'stars')

// Not in a hook, where an error would not be shown.
export const tarball = packEngine(join(home, 'packed'))
npm(home, 'pack', starsSource)
npm(home, 'pack', join(repository, 'create'))
const { devDependencies: developed } = manifestIn(repository)
export const reactVersion = developed['react']!
writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }\n')
const packed = [
  tarball,
  ...['site-plugin-stars-1.0.0', 'create-site-engine-0.1.0'].map((name) => join(home, `${name}.tgz`)),
]
npm(
  home,
  'install',
  '--prefer-offline',
  ...packed,
  ...['react', 'react-dom'].map((name) => `${name}@${developed[name]}`),
)

let at = home
/** Whoever has it so far has it no longer; what was remembered there is forgotten. */
export function installIn(project: string): void {
  const packages = join(project, 'node_modules')
  renameSync(join(at, 'node_modules'), packages)
  rmSync(join(packages, '.cache'), { recursive: true, force: true })
  at = project
}
