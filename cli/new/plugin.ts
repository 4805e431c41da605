/** A plugin of the standard shape, and its test: with Node's own runner, in the engine's repository with its. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate } from './template.ts'
import type { Draft } from './write.ts'

export function newPlugin(name: string, root: string): Draft {
  const isEngine = existsSync(join(root, 'engine/contract.ts'))
  const factory = camel(name)
  const words = {
    Factory: factory.charAt(0).toUpperCase() + factory.slice(1),
    factory: factory,
    id: name.replaceAll('_', '-'),
    types: isEngine ? '../engine/types.ts' : 'site-engine',
  }
  return {
    files: new Map([
      [`plugins/${factory}.ts`, fillTemplate('plugin.txt', words)],
      [`tests/plugins/${factory}.test.ts`, fillTemplate(isEngine ? 'plugin.test.txt' : 'plugin.node.test.txt', words)],
    ]),
    next: `Add ${factory}() to the plugins in site.config.ts.`,
  }
}

/** `reading-list` -> `readingList` */
const camel = (name: string): string => name.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase())
