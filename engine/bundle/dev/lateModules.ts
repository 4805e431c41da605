/**
 * Modules that are named from the root of the project and are not there yet: the app, a brand, what prose imports. The bundler takes
 * such a name for the file's own when it does not find it, and remembers that; so each has the file that it will be.
 */
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import type { Plugin } from 'vite'
import { moduleNames } from '../../paths/paths.ts'

/** `root` is absolute. */
export const findLateModules = (root: string): Plugin => ({
  name: 'site:late-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^\/[^@?]+$/ },
    handler(id, importer) {
      const isOurs = importer === undefined || importer.startsWith('\0virtual:site/')
      const file = posix.join(root, id)
      return isOurs && ![id, ...moduleNames(file)].some((each) => existsSync(each)) ? file : undefined
    },
  },
})
