/**
 * Before `npm pack`: compiles the engine, the program, the plugins and the theme to `lib`, because Node refuses TypeScript below
 * `node_modules`, and takes from package.json what concerns this repository alone. `postpack.ts` puts it back.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fastGlob from 'fast-glob'
import { extractStyles } from './extractStyles.ts'
import { keptManifest, lib, manifestFile, restoreManifest, root } from './manifest.ts'

// A run before may have been ended half-way.
restoreManifest()
rmSync(lib, { recursive: true, force: true })

const compiler = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tests/package')], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

// What is read as it stands: the first module of the program, templates.
for (const file of fastGlob.sync(['cli/**/*.{js,txt}'], { cwd: root })) {
  const to = join(lib, file)
  mkdirSync(dirname(to), { recursive: true })
  if (file.endsWith('.js')) writeFileSync(to, readFileSync(join(root, file), 'utf8').replaceAll(".ts')", ".js')"))
  else copyFileSync(join(root, file), to)
}

// The compiler leaves alone what is no import: a worker's address.
const workers = fastGlob.sync('theme/**/*.js', { cwd: lib, absolute: true })
for (const file of workers) {
  const text = readFileSync(file, 'utf8')
  const renamed = text.replaceAll(/(new URL\('\.[^']+)\.ts'/g, "$1.js'")
  if (renamed !== text) writeFileSync(file, renamed)
}
await extractStyles(lib)
// As they were written, for `site eject`.
for (const file of fastGlob.sync(['theme/{,layouts/}[A-Z]*.{ts,tsx}', 'theme/words.ts'], { cwd: root })) {
  const to = join(lib, 'source', `${file}.txt`)
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(join(root, file), to)
}

copyFileSync(manifestFile, keptManifest)
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>
const ofRepository = ['private', 'scripts', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']
const published = Object.fromEntries(Object.entries(manifest).filter(([key]) => !ofRepository.includes(key)))
writeFileSync(manifestFile, `${JSON.stringify(published, undefined, 2)}\n`)
