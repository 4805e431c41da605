/** What messages mean, by their codes. `explanations.txt` is written from the messages and has a section for each: `## link-broken`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function readExplanations(): ReadonlyMap<string, string> {
  const sections = readFileSync(join(import.meta.dirname, 'explanations.txt'), 'utf8')
    .split(/^## /m)
    .slice(1)
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end).trim()]
    }),
  )
}
