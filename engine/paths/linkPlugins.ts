/** Plugins whose package a workspace has above the project. */
import { isAbsolute } from 'node:path'
import { linkFromAbove } from './linkedPackage.ts'
import type { Plugin } from '../types.ts'

/** So that what they bring into the bundle has names that begin at the project. `root` is absolute. */
export function linkPlugins(root: string, plugins: readonly Pick<Plugin, 'components' | 'client' | 'mdx'>[]): void {
  for (const { components = [], client, mdx = {} } of plugins)
    for (const file of [...components, client, ...Object.values(mdx)])
      if (file !== undefined && isAbsolute(file)) linkFromAbove(root, file)
}
