/** What goes to a browser: islands, and the entry that all pages have. */
import fastGlob from 'fast-glob'
import type { Config } from '../types.ts'
import { clientEntry, islandEntry, islandFile } from './virtual.ts'

/** For the bundler: entries by the names of their chunks. Islands may have the same name in different folders, chunks may not. */
export function clientInput(config: Config): Record<string, string> {
  const input: Record<string, string> = { client: clientEntry }
  for (const id of islandsOf(config)) {
    const parts = id.split('/')
    let name = parts.pop()!
    while (name in input) name = `${parts.pop() ?? ''}-${name}`
    input[name] = islandEntry(id)
  }
  return input
}

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
