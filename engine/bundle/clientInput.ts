/** What goes to a browser: islands, and the entry that all pages have. */
import { posix } from 'node:path'
import fastGlob from 'fast-glob'
import type { Config } from '../types.ts'
import { clientEntry, islandEntry, islandFile } from './virtual.ts'

/** For the bundler: entries by the names of their chunks. */
export const clientInput = (config: Config): Record<string, string> =>
  Object.fromEntries([['client', clientEntry], ...islandsOf(config).map((id) => [posix.basename(id), islandEntry(id)])])

/** Ids of all islands: their files without `.island.tsx`, or `.island.js` where they are compiled, but for those of dev pages. Every one is an entry before anything is rendered. */
export function islandsOf(config: Config): readonly string[] {
  const folders = [config.folder, ...config.components, config.brandsFolder].map((folder) =>
    fastGlob.escapePath(folder),
  )
  return fastGlob
    .sync(
      folders.map((folder) => `${folder}/**/*.island.{tsx,js}`),
      { cwd: config.root, ignore: ['**/*.dev.island.tsx'] },
    )
    .sort()
    .map((file) => file.replace(islandFile, ''))
}
