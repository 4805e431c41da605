/** When a post was written that does not say so. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withFrontLine } from '../project.ts'

/** Its text with a date: the day it was first committed, else that of its file. */
export function withDate(text: string, root: string, file: string): string {
  const path = join(root, file)
  const { stdout } = spawnSync('git', ['log', '--follow', '--format=%cs', '--', basename(path)], {
    cwd: dirname(path),
    encoding: 'utf8',
  })
  const day = stdout?.trim().split('\n').at(-1) || statSync(path).mtime.toISOString().slice(0, 10)
  return withFrontLine(text, `date: ${day}`)
}
