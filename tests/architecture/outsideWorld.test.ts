/**
 * Who may touch what is outside of the program: the file system, the bundler, other programs, the process itself.
 *
 * Each list names files and folders (with `/` at the end) and why they may. An entry that nothing needs any more fails
 * as a stranger does, so the lists say exactly what is so.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from './modules.ts'

type Allowed = Readonly<Record<string, string>>

const fileSystem: Allowed = {
  'cli/':
    'writes what a command was asked for: new files, urls.lock, the record of known problems; reads lines for messages and sizes of the output',
  'engine/bundle/': 'the bundle has a folder of its own in the cache; the bundler reads components by itself',
  'engine/commands/clean.ts': 'removes output and cache',
  'engine/commands/compare.ts': 'reads pages of two outputs, by names of their manifests',
  'engine/config/':
    'the configuration is found and checked before there is a Disk; the version of the engine is in package.json',
  'engine/dev/plainFile.ts': 'reads an image or a font of the project for a browser',
  'engine/dev/bundlerCache.ts': "removes the bundler's folder of a second server",
  'engine/dev/watch.ts': 'watches the project',
  'engine/dev/earlyChanges.ts': 'looks at times of files from before they were watched',
  'engine/dev/linkTargets.ts': 'watches what links lead to',
  'engine/dev/watchLinked.ts': 'watches packages under development, and whether another folder takes the place of one',
  'engine/disk/disk.ts': 'Disk itself',
  'engine/emit/': 'Output itself: staging, lock, manifest, renames; files of the bundle are copied from the cache',
  'engine/disk/folderLinks.ts': 'where links to folders lead, which a Disk enters or not',
  'engine/disk/renameFolder.ts': 'puts what was made in a folder beside its place in that',
  'engine/disk/versionOf.ts': 'when a file was saved, in dev',
  'engine/disk/modules.ts': 'sources of the configuration and of components, for cache keys and places of messages',
  'engine/disk/lockFiles.ts': 'which lock files there are, in the project or in its workspace',
  'engine/disk/packages.ts': 'where packages lie, for cache keys',
  'engine/disk/namesIn.ts': 'what lies in a folder, to tell what is missing there and what is nearest',
  'engine/disk/walk.ts': 'all that lies below a folder, for output and code',
  'engine/errors/componentPlace.ts': 'the map beside a compiled component, for the place of what it threw',
  'engine/errors/importErrors.ts': 'where a module imports what is not there, and what lies beside it',
  'engine/errors/jsonErrors.ts': 'where a JSON file is none, of which Node says the name only',
  'engine/errors/packageDoors.ts': 'what an installed package offers',
  'engine/paths/linkedPackage.ts': 'where links of packages lead, and links to packages of a workspace',
  'engine/paths/manifestIn.ts': 'what packages and the project say of themselves, versions of what is installed',
  'engine/paths/realPath.ts': 'where links lead, and how the disk spells it',
  'engine/paths/postcssFiles.ts': 'whether there is a configuration of PostCSS',
  'engine/serve/': 'opens built files, by names of the manifest',
  'engine/shards/': 'folders of parts, which are an output each',
  'engine/run/session.ts': 'makes and sweeps the cache folder',
  'engine/run/cacheFiles.ts': 'names of files of the cache that a run leaves',
  'engine/run/taskNames.ts': 'names of tasks, which shells complete',
  'engine/run/sharing.ts': 'the output of another machine, beside where this one has none',
  'engine/store/': 'the cache itself, and sources of the engine for cache keys',
  'plugins/console-sandbox/':
    'a program of its own beside the servers, never part of a build: its database, its style sheet',
  'preset/': 'sees which files a project has in place of the theme’s, before there is a Disk; reads those it copies',
  'plugins/styles/': 'modules as they are written, for places of messages',
  'plugins/socialImages/fonts.ts': 'fonts of packages, and a temporary folder of what is cut from them',
}

const bundler: Allowed = {
  'engine/bundle/': 'the only place that runs Vite',
  'plugins/styles/sheets.ts': 'has a stylesheet read as the bundler will, while it is known what it was made of',
}

const otherPrograms: Allowed = {
  'cli/import/docusaurus/postDate.ts': 'asks git when a post was first committed',
  'cli/import/evaluate.ts': 'runs the configuration of a project that is imported',
  'cli/serving.ts': 'opens the browser where --open asks for it',
  'cli/watchdog.ts': 'the thread that finds endless loops',
  'cli/watchdogThread.ts': 'that thread',
  'engine/bundle/bundle.ts': 'starts the bundling process',
  'engine/disk/history.ts': 'asks git for dates',
  'engine/render/threads.ts': 'starts render threads',
  'engine/store/files.ts': 'its number of the thread, for names of temporary files',
  'engine/run/renderThread.ts': 'a render thread',
}

const processItself: Allowed = {
  'cli/': 'arguments, environment, streams, signals and exit codes belong to the command line',
  'engine/bundle/bundle.ts': 'passes the environment on to the bundling process',
  'engine/bundle/bundleInputs.ts': 'variables that components can see, for the key of a bundle',
  'engine/store/environment.ts': 'variables that code prints, for the keys of what it makes',
  'engine/bundle/buildBundle.ts': 'process id, for the name of a temporary folder',
  'engine/run/bundleProcess.ts': 'is a program of its own: its channel, its end',
  'engine/dev/bundlerCache.ts': 'process id, for the name of a temporary folder',
  'engine/emit/lock.ts': 'process id, and whether the process of another lock still runs',
  'engine/emit/output.ts': 'process id, for the name of the staging folder',
  'engine/run/sharing.ts': 'process id, for the name of a temporary folder',
  'engine/run/session.ts': 'process id, and whether the process of a left folder still runs',
  'engine/shards/': 'process id, for names of temporary folders',
  'engine/store/codeId.ts': 'version of Node, which is part of every cache key',
  'engine/store/files.ts': 'process id, for names of temporary files',
  'engine/store/packFile.ts': 'process id, for names of temporary files',
  'site/brand.ts': 'addresses of the console from the environment',
  'plugins/markdown/mdast/metered.ts': 'processor time of the thread, to give up a page',
}

const root = resolve(import.meta.dirname, '../..')
const files = await fastGlob('{cli,engine,plugins,preset,theme,site,brands}/**/*.{ts,tsx,js}', {
  cwd: root,
  ignore: ['**/*.d.ts'],
})
const found = files.sort().map((file) => ({ file, ...lookAt(file, readFileSync(resolve(root, file), 'utf8')) }))

const users = (pattern: RegExp): readonly string[] =>
  found.filter(({ modules }) => modules.some((module) => pattern.test(module))).map(({ file }) => file)

const isIn = (file: string, entry: string) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry)

function assertExactly(these: readonly string[], allowed: Allowed): void {
  const entries = Object.keys(allowed)
  const strangers = these.filter((file) => !entries.some((entry) => isIn(file, entry)))
  assert.equal(strangers, [], 'not in the list')
  const unused = entries.filter((entry) => !these.some((file) => isIn(file, entry)))
  assert.equal(unused, [], 'in the list without need')
}

test('files are read and written where the list says', () => {
  assertExactly(users(/^(?:node:)?fs(?:\/promises)?$|^fast-glob$|^chokidar$/), fileSystem)
})

test('only bundle/ runs the bundler', () => {
  assertExactly(users(/^(?:vite|rolldown)(?:\/|$)/), bundler)
})

test('other programs and threads are started where the list says', () => {
  assertExactly(users(/^(?:node:)?(?:child_process|worker_threads|cluster)$/), otherPrograms)
})

test('the process is known where the list says', () => {
  assertExactly(
    found.filter(({ usesProcess }) => usesProcess).map(({ file }) => file),
    processItself,
  )
})

test('what is only a type, a text or a name of a field is no use of it', () => {
  const { modules, usesProcess } = lookAt(
    'a.ts',
    [
      "import type { Plugin } from 'vite'",
      "import { type Stats } from 'node:fs'",
      "const text = 'process.env', own = { process: 1 }.process",
      "const later = () => import('node:os')",
      "export { sep } from 'node:path'",
    ].join('\n'),
  )
  assert.equal([modules, usesProcess], [['node:os', 'node:path'], false])
  assert.ok(lookAt('a.ts', 'export const id = () => process.pid').usesProcess)
  assert.ok(lookAt('a.ts', 'export const id = () => globalThis.process.pid').usesProcess)
})

test.run()
