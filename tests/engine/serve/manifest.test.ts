/** What a build says of itself: what of it is believed, and which brand is shown where. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrandSites } from '../../../engine/serve/brandSites.ts'
import { manifestName, preview, securityHeaders, type Manifest } from '../../../engine/serve/index.ts'
import { loadManifest } from '../../../engine/serve/manifest.ts'
import { brief, problemsOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { write, writeOutput } from './support/outputs.ts'

const { path: root, end } = openTempFolder()
test.after(end)

const brand = { default: true, hosts: [], files: {} }
const manifestOf = (more: object): Manifest => ({
  version: 1,
  buildId: 'b',
  brands: { acme: brand },
  locales: [],
  ...more,
})

async function loaded(text: string): Promise<Manifest> {
  write(join(root, 'dist', manifestName), text)
  return loadManifest(join(root, 'dist'))
}
const problemWith = async (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const [problem] = await problemsOf(() => loaded(text))
  return `${brief(problem!)} ${problem!.message}`
}

test('a manifest that can be trusted is given as it is', async () => {
  const files = { 'a/index.html': { hash: 'x', size: 1 }, '.well-known/x..y/...z': { hash: 'y', size: 2 } }
  const manifest = manifestOf({ brands: { acme: { ...brand, files }, 'a.b': brand } })
  assert.equal(await loaded(JSON.stringify(manifest)), manifest)
})

test('without one there is no output, and its folder is named', async () => {
  const [problem] = await problemsOf(() => loadManifest(join(root, 'nowhere')))
  assert.is(problem!.code, 'output-missing')
  assert.match(problem!.message, 'nowhere')
})

test('one that cannot be trusted is refused with what is wrong', async () => {
  assert.match(await problemWith('{"version":1'), 'is cut off or is not JSON')
  for (const other of [null, { ...manifestOf({}), version: 2 }, {}, 1])
    assert.match(await problemWith(other), 'is of another version')
  for (const none of [{ brands: {} }, { brands: undefined }])
    assert.match(await problemWith(manifestOf(none)), 'names no brand')
  for (const odd of [
    null,
    { acme: null },
    { acme: { ...brand, files: null } },
    { acme: { ...brand, files: { a: 1 } } },
  ])
    assert.match(await problemWith(manifestOf({ brands: odd } as never)), 'has not the form that builds give it')
  for (const id of ['', 'a/b', '..', '.', 'a\\b', 'a\0', '/a', 'a/'])
    assert.match(await problemWith(manifestOf({ brands: { [id]: brand } })), `names ${JSON.stringify(id)} as a brand`)
  for (const file of ['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/..', './a', 'a/.', 'a\\b', 'a\nb', 'a\x7fb', '\x1f'])
    assert.match(
      await problemWith(manifestOf({ brands: { acme: { ...brand, files: { 'ok.txt': {}, [file]: {} } } } })),
      `lists ${JSON.stringify(file)} as a file`,
    )
  assert.match(await problemWith('{'), /^output-\S+ .*dist/)
})

const sitesOf = (brands: Readonly<Record<string, Partial<Manifest['brands'][string]>>>) =>
  createBrandSites(
    manifestOf({
      brands: Object.fromEntries(Object.entries(brands).map(([id, own]) => [id, { ...brand, default: false, ...own }])),
    }),
    ['localhost', '127.0.0.1'],
    {
      connect: (id) => [`https://api.${id}.example`],
      scripts: [],
      images: ['https://img.example'],
      inlineStyles: false,
      frames: [],
    },
  )

test('a brand is shown under its names and its own localhost; the default one everywhere else', () => {
  const sites = sitesOf({
    acme: { hosts: ['WWW.acme.example'] },
    beta: { hosts: ['beta.example', 'localhost'], default: true },
    Gamma: {},
  })
  const at = (host: string) => sites.brandAt(host).id
  assert.equal(['www.acme.example', 'acme.localhost', 'beta.example', 'beta.localhost', 'gamma.localhost'].map(at), [
    'acme',
    'acme',
    'beta',
    'beta',
    'Gamma',
  ])
  assert.equal(['localhost', '127.0.0.1', 'other.example'].map(at), ['beta', 'beta', 'beta'])
  assert.equal(sites.hosts, [
    'localhost',
    '127.0.0.1',
    'www.acme.example',
    'acme.localhost',
    'beta.example',
    'beta.localhost',
    'gamma.localhost',
  ])
  assert.equal(
    sites.brands.map(({ id, isDefault }) => [id, isDefault]),
    [
      ['acme', false],
      ['beta', true],
      ['Gamma', false],
    ],
  )
})

test('names of this machine never mean a brand that is not the default one', () => {
  const sites = sitesOf({ acme: { default: true }, beta: { hosts: ['localhost'] } })
  assert.is(sites.brandAt('localhost').id, 'acme')
})

test('without a default brand the first one is it', () => {
  const sites = sitesOf({ acme: {}, beta: {} })
  assert.equal([sites.brandAt('x').id, sites.brands.map(({ isDefault }) => isDefault)], ['acme', [true, false]])
})

test('each brand has its own files and its own policy', () => {
  const { brands } = sitesOf({ acme: { files: { 'a.txt': { hash: 'x', size: 1 } }, scriptHashes: ['aaa='] }, beta: {} })
  const [acme, beta] = brands
  const images = ['https://img.example']
  const connect = ['https://api.acme.example']
  assert.equal(acme!.headers, securityHeaders({ scriptHashes: ['aaa='], connect, images }))
  assert.equal(beta!.headers, securityHeaders({ connect: ['https://api.beta.example'], images }))
  assert.equal([acme!.lookup('/a.txt').kind, beta!.lookup('/a.txt').kind], ['file', 'missing'])
  assert.equal(acme!.files, { 'a.txt': { hash: 'x', size: 1 } })
})

test('preview names the default brand first, and says nothing of a port that the system chose', async () => {
  const out = join(root, 'shown')
  writeOutput(out, 'one', { acme: {}, other: {} })
  const file = join(out, manifestName)
  const { brands, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const { acme, other } = brands
  write(
    file,
    JSON.stringify({ ...rest, brands: { acme: { ...acme, default: false }, other: { ...other, default: true } } }),
  )
  const log: string[] = []
  const { port, urls, close } = await preview({
    out,
    host: '127.0.0.1',
    port: 0,
    strictPort: true,
    log: (line) => void log.push(line),
  })
  assert.equal(urls, [
    { brand: 'other', url: `http://localhost:${port}/` },
    { brand: 'acme', url: `http://acme.localhost:${port}/` },
  ])
  assert.equal(log, [])
  await close()
})

test.run()
