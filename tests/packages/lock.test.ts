/** What the lock file brings into the machine: nothing that runs by itself, nothing twice that must be one, no strange licence. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

type Package = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly hasInstallScript?: boolean
}
type Manifest = {
  readonly scripts: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly peerDependencies: Readonly<Record<string, string>>
} & Readonly<Record<(typeof kinds)[number], Readonly<Record<string, string>>>>

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const root = resolve(import.meta.dirname, '../..')
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const manifest = json('package.json') as Manifest
const { '': own, ...locked } = json('package-lock.json').packages as Record<string, Package> & { '': Manifest }

/** `node_modules/a/node_modules/@b/c` -> `@b/c` */
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
const placesOf = (name: string) => Object.keys(locked).filter((place) => nameOf(place) === name)

test('M-02 no package runs anything when it is installed', () => {
  const scripted = Object.keys(locked).filter((place) => locked[place]!.hasInstallScript)
  // Listed by name and refused: one that is new must be looked at.
  assert.equal(manifest.allowScripts, Object.fromEntries(scripted.map((place) => [nameOf(place), false])))
  const atInstall = /^(?:pre|post)?(?:install|prepare)$/
  assert.equal(
    Object.keys(manifest.scripts).filter((name) => atInstall.test(name)),
    [],
  )
})

test('M-03 the lock file is that of package.json, with a hash for each package', () => {
  for (const kind of kinds) {
    assert.equal(own[kind], manifest[kind], kind)
    for (const [name, version] of Object.entries(manifest[kind])) {
      assert.match(version, /^\d+\.\d+\.\d+$/, `${name} is named by one version`)
      assert.is(locked[`node_modules/${name}`]?.version, version, name)
    }
  }
  assert.equal(
    Object.keys(locked).filter((place) => !locked[place]!.integrity?.startsWith('sha512-')),
    [],
  )
})

test('M-03 there is one of what cannot be two', () => {
  for (const name of ['react', 'react-dom', 'scheduler', 'vite', 'xstate', '@linaria/core', '@types/react'])
    assert.equal(placesOf(name), [`node_modules/${name}`])
})

test('M-03 what packages of the engine want beside them, the engine names itself: strict package managers add nothing', () => {
  const named = { ...manifest.dependencies, ...manifest.peerDependencies }
  const missing = Object.keys(manifest.dependencies).flatMap((name) => {
    const { peerDependencies = {}, peerDependenciesMeta: meta = {} } = locked[`node_modules/${name}`]!
    const wanted = Object.keys(peerDependencies).filter((peer) => !meta[peer]?.optional && !(peer in named))
    return wanted.map((peer) => `${name}: ${peer}`)
  })
  assert.equal(missing, [])
})

test('M-03 what is installed is what is wanted, peers included', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['ls', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  assert.is(status, 0, stderr || stdout)
  const other = Object.entries(locked).filter(([place, { version }]) => {
    const found = installed(place)
    return found !== undefined && found !== version
  })
  assert.equal(
    other.map(([place]) => place),
    [],
  )
})

/** Undefined for one of another platform. */
function installed(place: string): string | undefined {
  try {
    return (json(`${place}/package.json`) as Package).version
  } catch {
    return undefined
  }
}

/** They let us use and pass on the code without opening ours; files under MPL-2.0 are used as they come. */
const permissive = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|MPL-2\.0)$/
/** What is not code, and so has a licence of another kind. */
const others: Readonly<Record<string, string>> = {
  '@fontsource-variable/noto-sans-sc': 'OFL-1.1',
  '@fontsource-variable/plus-jakarta-sans': 'OFL-1.1',
  'simple-icons': 'CC0-1.0',
  // Inflates fonts; the part under the licence of zlib asks for no notice.
  pako: '(MIT AND Zlib)',
  // Lays diagrams out while pages are made; in nothing that is published.
  elkjs: 'EPL-2.0',
  // Examples of the specification, which tests read.
  'commonmark-spec': 'CC-BY-SA-4.0',
}

test('M-04 every package has a licence that was agreed to', () => {
  const strange = Object.entries(locked)
    .filter(([place, { license = 'none' }]) => !permissive.test(license) && others[nameOf(place)] !== license)
    .map(([place, { license }]) => `${place}: ${license}`)
  assert.equal(strange, [])
  assert.ok(locked['node_modules/commonmark-spec']!.dev, 'it is in nothing that is published')
})

test.run()
