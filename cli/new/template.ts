/** Texts beside this file with `__words__` to fill in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function fillTemplate(template: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, template), 'utf8')
  return text.replaceAll(/__(\w+?)__/g, (all, word: string) => words[word] ?? all)
}
