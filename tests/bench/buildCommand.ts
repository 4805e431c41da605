/** A build as `npm run build` does it, flags of Node included, and what it costs. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measure, type Cost } from './measure.ts'

const repository = resolve(import.meta.dirname, '../..')
const cli = join(repository, 'cli/main.js')
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: { build: string } }
const nodeFlags = scripts.build.split(' ').filter((word) => word.startsWith('--'))

export const measureBuild = (root: string, env: NodeJS.ProcessEnv = {}): Promise<Cost> =>
  measure([...nodeFlags, cli, 'build', '--root', root], { env })
