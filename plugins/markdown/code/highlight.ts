/** Code to lines of HTML with one-letter classes, which the style sheet colours. */
import { escapeText } from '../../../engine/html/escape.ts'
import type { BodyContext } from '../../../engine/types.ts'
import type { GrammarName } from './grammars.ts'
import { createLruCache } from './lruCache.ts'

const longestLine = 5000
const largestBlock = 200_000
const linesCache = createLruCache<readonly string[]>(600)

/**
 * One string of HTML per line. Very long lines and large blocks stay plain, because they take too long. Of an edited page
 * most blocks are as they were: to learn a grammar for them would take longer than all the rest of the page.
 */
export async function highlight(
  code: string,
  grammar: GrammarName | undefined,
  { remember }: Pick<BodyContext, 'remember'>,
): Promise<readonly string[]> {
  if (!grammar) return plainLines(code)
  const key = `${grammar}\n${code}`
  const cached = linesCache.get(key)
  if (cached) return cached
  const lines = isColourable(code) ? await remember(`code\n${key}`, () => coloured(code, grammar)) : plainLines(code)
  linesCache.set(key, lines)
  return lines
}

export const isColourable = (code: string): boolean =>
  code.length <= largestBlock && code.split('\n').every((line) => line.length <= longestLine)

function plainLines(code: string): readonly string[] {
  return code.split('\n').map(escapeText)
}

/** The highlighter is loaded for code that was never coloured before. */
async function coloured(code: string, name: GrammarName): Promise<readonly string[]> {
  const [{ colour }, { grammarFor }] = await Promise.all([import('./colour.ts'), import('./grammars.ts')])
  return colour(code, name, await grammarFor(name, code))
}
