/** Small changes of a regular expression: each is one a person might make by mistake. */

/** As they would be written, each once, and only those that are expressions. */
export function regexChanges({ pattern, flags }: { readonly pattern: string; readonly flags: string }): string[] {
  const patterns = partsOf(pattern).flatMap(({ start, text, isInClass }) =>
    changesOf(text, isInClass).map((change) => pattern.slice(0, start) + change + pattern.slice(start + text.length)),
  )
  const changed = [
    ...patterns.map((changedPattern) => ({ pattern: changedPattern, flags })),
    ...[...flags].filter((flag) => 'ims'.includes(flag)).map((flag) => ({ pattern, flags: flags.replace(flag, '') })),
  ]
  return [...new Set(changed.filter(isExpression).map((each) => `/${each.pattern}/${each.flags}`))]
}

type Part = { readonly start: number; readonly text: string; readonly isInClass: boolean }

/** Escapes, groups, classes' beginnings, counts and single characters. */
function partsOf(pattern: string): readonly Part[] {
  const parts: Part[] = []
  let isInClass = false
  for (const { 0: text, index } of pattern.matchAll(/\\[^]|\[\^|\(\?<?[=!]|\(\?[:<]?|\{\d*,?\d*\}\??|[+*?]\?|[^]/g)) {
    if (isInClass && text.length > 1 && !text.startsWith('\\')) {
      // In a class these are characters.
      parts.push({ start: index, text: text[0]!, isInClass })
      if (text.includes(']')) isInClass = false
      continue
    }
    parts.push({ start: index, text, isInClass })
    if (text.startsWith('[')) isInClass = true
    if (text === ']') isInClass = false
  }
  return parts
}

function changesOf(text: string, isInClass: boolean): readonly string[] {
  if (/^\\[dDwWsSbB]$/.test(text)) return isInClass && /b/i.test(text) ? [] : [`\\${swapCase(text[1]!)}`]
  if (isInClass) return []
  if (text === '^' || text === '$') return ['']
  if (text === '[^') return ['[']
  if (/^\(\?<?=$/.test(text)) return [text.replace('=', '!')]
  if (/^\(\?<?!$/.test(text)) return [text.replace('!', '=')]
  if (/^[+*]\?$/.test(text)) return [text[0]!]
  if (text === '+') return ['', '*']
  if (text === '*' || text === '?' || text.startsWith('{')) return ['']
  return []
}

const swapCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())

function isExpression({ pattern, flags }: { readonly pattern: string; readonly flags: string }): boolean {
  try {
    // An empty one would be a comment.
    return pattern !== '' && new RegExp(pattern, flags) instanceof RegExp
  } catch {
    return false
  }
}
