/** A plugin of the standard shape, and its test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from './write.ts'

export function newPlugin(name: string): Draft {
  const factory = camel(name)
  const words = {
    __Factory__: factory.charAt(0).toUpperCase() + factory.slice(1),
    __factory__: factory,
    __id__: name.replaceAll('_', '-'),
  }
  return {
    files: new Map([
      [`plugins/${factory}.ts`, fill('plugin.txt', words)],
      [`tests/plugins/${factory}.test.ts`, fill('plugin.test.txt', words)],
    ]),
    next: `Add ${factory}() to the plugins in site.config.ts.`,
  }
}

/** `reading-list` -> `readingList` */
const camel = (name: string): string => name.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase())

function fill(template: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, template), 'utf8')
  return Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(word, value), text)
}
