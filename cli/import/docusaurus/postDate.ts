/** When a post was written that does not say so. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { frontMatterOf, withFrontLine } from '../project.ts'

/** Names whose date is found here. */
export const dated = /^(?:.*\/)?\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[-/].*)?\.mdx?$/
/** Docusaurus finds one anywhere in a name. */
const datedThere = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<rest>.*?)(?:\/index)?\.mdx?$/

/** The text of a post with the date and the address that its name has there and not here: `a-2024-01-31_b.md`. */
export function withNameDate(text: string, name: string): string {
  const { folder, date, rest } = (dated.test(name) ? null : datedThere.exec(name))?.groups ?? {}
  if (date === undefined) return text
  const front = frontMatterOf(text)
  // No part of an address begins with a dot here.
  const slug = `/${date.replaceAll('-', '/')}/${folder}${rest}`.replace('/.', '/')
  const own = front['slug'] === undefined ? withFrontLine(text, `slug: ${JSON.stringify(slug)}`) : text
  return front['date'] === undefined ? withFrontLine(own, `date: ${date.replaceAll('/', '-')}`) : own
}

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
