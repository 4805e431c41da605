/** Files that say how stylesheets are made, at the root of the project. */
import { readdirSync } from 'node:fs'

const name = /^(?:postcss\.config\.\w+|\.postcssrc(?:\.\w+)?)$/

/** `root` is absolute. Sorted. */
export const postcssFiles = (root: string): readonly string[] =>
  readdirSync(root)
    .filter((file) => name.test(file))
    .sort()
