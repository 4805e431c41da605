/** The engine as others have it: packed, and installed with a React of its own in a project outside of this repository. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { startServer } from '../../e2e/support/server.ts'
import { site } from '../../support/cli.ts'
import { installIn, manifestIn, npm, openProject, reactVersion, repository, tarball } from './engine.ts'

const test = suite('elsewhere')
export const elsewhere = test
const root = openProject("o'neil's site")
export const at = (...parts: readonly string[]) => join(root, ...parts)
export const program = at('node_modules/site-engine/lib/cli/main.js')

const { exports: doors } = manifestIn(repository)

copyProject()
installIn(root)

function copyProject(): void {
  cpSync(join(repository, 'tests/sites/small'), root, {
    recursive: true,
    filter: (from) => !/\/(?:node_modules|dist|dist\.prev)$/.test(from),
  })
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry)) continue
    const text = readFileSync(at(entry), 'utf8')
    writeFileSync(
      at(entry),
      text.replaceAll(/'(?:\.\.\/)+((?:engine|plugins)\/[^']+)\.ts'/g, (_, module: string) => `'${inPackage(module)}'`),
    )
  }
  writeFileSync(at('package.json'), '{ "type": "module", "private": true }\n')
}

/** `engine/client/index` -> `site-engine/client` */
function inPackage(module: string): string {
  const door = module.replace(/^engine\//, '').replace(/\/?index$/, '')
  return door ? `site-engine/${door}` : 'site-engine'
}

const island = /<site-island data-id="site\/Counter"[^>]*><button type="button">Count <!-- -->3</
/** What only React itself brings along. */
export const reacts = (text: string) => text.match(/\.createElement=function/g)?.length ?? 0

test('M-06 it is built, with one React: its own', async () => {
  const { code, stderr } = await site(['build'], { cwd: root, program })
  assert.is(code, 0, stderr)
  const page = readFileSync(at('dist/acme/docs/intro/index.html'), 'utf8')
  assert.match(page, '<strong>世界。</strong>')
  assert.match(page, island)
  const scripts = readdirSync(at('dist/acme/assets')).filter((name) => name.endsWith('.js'))
  const all = scripts.map((name) => readFileSync(at('dist/acme/assets', name), 'utf8'))
  assert.is(reacts(all.join('\n')), 1)
})

test('npm create makes the site that "site new site" makes, with the same arguments', async () => {
  assert.is(manifestIn(join(repository, 'create')).dependencies['site-engine'], manifestIn(repository).version)
  const made = (folder: string) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((file) => (/\.\w+$/.test(file) ? [file, readFileSync(at(folder, file), 'utf8')] : [file]))
  npm(root, 'create', '--offline', 'site-engine', 'same', '--', '--locale', 'zh', '--engine', tarball)
  renameSync(at('same'), at('created'))
  const { code, stderr } = await site(['new', 'site', 'same', '--locale', 'zh', '--engine', tarball], {
    cwd: root,
    program,
  })
  assert.is(code, 0, stderr)
  assert.equal(made('created'), made('same'))
  assert.match(readFileSync(at('created/site.config.ts'), 'utf8'), "locales: ['zh']")
  assert.throws(() => npm(root, 'create', '--offline', 'site-engine', 'same'), /usage-folder-taken/)
})

test('M-06 preview shows what was built', async () => {
  const server = await startServer('preview', ['acme'], ['--root', root], program)
  try {
    assert.match((await get(`${server.urls['acme']}docs/intro/`)).body, island)
  } finally {
    await server.stop()
  }
})

test('M-06 dev shows it, and what a writer saves', async () => {
  const server = await startServer('dev', ['acme'], ['--root', root], program)
  const page = `${server.urls['acme']}docs/intro/`
  try {
    assert.match((await get(page)).body, island)
    const file = at('content/acme/zh/docs/intro.md')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n再见。\n`)
    await getUntil(server, page, ({ body }) => body.includes('再见。'))
    // The engine's part of the browser's script, which lies in a package.
    const { status, body } = await get(`${server.urls['acme']}@id/virtual:site/island/site/Counter`)
    const [, mount] = /from "\/([^"]+\/site-engine\/lib\/engine\/client\/mount\.js[^"]*)"/.exec(body) ?? []
    assert.is(status, 200)
    assert.is((await get(server.urls['acme'] + mount!)).status, 200)
    assert.not.match(server.printed(), /note|error/)
  } finally {
    await server.stop()
  }
})

test('M-06 a React that is missing, or of two versions, is told in a line', async () => {
  const told = async () => {
    const { code, stderr } = await site(['build', '--no-cache'], { cwd: root, program })
    assert.is(code, 1, stderr)
    return /^error .*/m.exec(stderr)?.[0]
  }
  const dom = at('node_modules/react-dom/package.json')
  const text = readFileSync(dom, 'utf8')
  writeFileSync(dom, text.replace(/"version": "[^"]*"/, '"version": "19.0.0"'))
  assert.is(
    await told(),
    `error react-mismatch  react ${reactVersion} and react-dom 19.0.0 are installed; both must be of the same version`,
  )
  writeFileSync(dom, text)
  renameSync(at('node_modules/react'), at('react'))
  assert.is(await told(), 'error react-missing  The package react is not installed in this project')
  renameSync(at('react'), at('node_modules/react'))
})

test('M-07 its types are enough for a strict compiler', () => {
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'esnext', lib: ['es2024', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, types: ['node'] },
  }
  writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, include: ['site', 'brands', 'site.config.ts'] }))
  for (const name of ['node', 'react'])
    cpSync(join(repository, 'node_modules/@types', name), at('node_modules/@types', name), { recursive: true })
  for (const name of ['undici-types', 'csstype'])
    cpSync(join(repository, 'node_modules', name), at('node_modules', name), { recursive: true })
  writeFileSync(
    at('site/typed.ts'),
    "import classes from './typed.module.css'\nimport address from './typed.svg'\nexport const texts: readonly string[] = [classes['a']!, address]\n",
  )
  const { status, stdout } = compile(root)
  rmSync(at('site/typed.ts'))
  assert.is(status, 0, stdout)
})

export const compile = (cwd: string) =>
  spawnSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc')], { cwd, encoding: 'utf8' })

test('M-07 every plugin has a door, and every door leads to a module with types', () => {
  const plugins = readdirSync(join(repository, 'plugins')).filter((name) => name !== 'console-sandbox')
  for (const name of plugins.filter((plugin) => existsSync(join(repository, 'plugins', plugin, 'index.ts'))))
    assert.ok(doors[`./plugins/${name}`], name)
  for (const [door, leads] of Object.entries(doors)) {
    const files = typeof leads === 'string' ? [leads] : Object.values(leads as Record<string, string>)
    for (const file of files.filter((each) => !each.includes('*')))
      assert.ok(existsSync(at('node_modules/site-engine', file)), `${door}: ${file}`)
  }
})

test('M-05 its modules are none of the project that a run reads: its code has a hash of its own', async () => {
  const module = pathToFileURL(at('node_modules/site-engine/lib/engine/disk/packages.js')).href
  const { createPackages } = (await import(module)) as typeof import('../../../engine/disk/packages.ts')
  assert.equal(createPackages(root).entriesOf('site-engine', 'site.config.ts', true), [])
})

test('M-05 nothing is in it that belongs to this repository', () => {
  const files = readdirSync(at('node_modules/site-engine'), { recursive: true, encoding: 'utf8' })
  assert.equal(
    files.filter((file) => /^(?:content|brands|site|tests)\b|console-sandbox|(?<!\.d)\.tsx?$/.test(file)),
    [],
  )
  const published = manifestIn(at('node_modules/site-engine'))
  for (const key of ['devDependencies', 'optionalDependencies', 'overrides', 'scripts', 'private'])
    assert.not.ok(key in published, key)
})

test('M-05 the theme brings its styles as stylesheets, so that no build has to take them out of modules', () => {
  const theme = at('node_modules/site-engine/lib/theme')
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(theme, file), 'utf8'))
  assert.equal(
    texts.filter((text) => /import \{[^}]*\b(?:css|styled)\b[^}]*\} from ['"]@linaria/.test(text)),
    [],
  )
  const imported = texts.flatMap((text) => text.match(/^import '\.\/[\w.]+\.css';$/gm) ?? [])
  assert.ok(imported.length > 50, String(imported.length))
  assert.is(imported.length, files.filter((file) => file.endsWith('.css')).length)
})
