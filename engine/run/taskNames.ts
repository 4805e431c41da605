/** Names of what `site run` may be asked for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { taskFile } from './cacheFolder.ts'
import { tryTo } from '../errors/tryTo.ts'
import type { Config } from '../types.ts'

/** All tasks there are, each with its plugin: `urls:update urls`. */
export const taskNames = ({ plugins }: Pick<Config, 'plugins'>): readonly string[] =>
  plugins.flatMap(({ name, tasks = {} }) => Object.keys(tasks).map((task) => `${name}:${task}`))

/** Leaves the names, one a line, in a file of the cache: shells complete them without running what a project is made of. */
export function keepTaskNames(config: Config): void {
  const file = join(config.root, taskFile)
  const text = taskNames(config)
    .map((name) => `${name}\n`)
    .join('')
  if ((tryTo(() => readFileSync(file, 'utf8')) ?? '') === text) return
  // Nothing is completed where it cannot be written.
  tryTo(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  })
}
