/** TypeScript as tools compile it: names that only types need are imported by nobody. Lines and columns stay. */
import { stripTypeScriptTypes } from 'node:module'
import { tryTo } from '../../engine/errors/tryTo.ts'

/** Undefined for what is no valid code. */
export function withoutTypes(text: string): string | undefined {
  try {
    return withoutUnused(stripTypeScriptTypes(text))
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return undefined
  }
  // Enumerations and their kind become code.
  return tryTo(() => withoutUnused(stripTypeScriptTypes(text, { mode: 'transform' })))
}

const namedImport = /^(import\s+(?:[\w$]+\s*,\s*)?\{)([^{}]*)(\}\s*from\b)/gm

function withoutUnused(text: string): string {
  const others = text.replaceAll(namedImport, '')
  return text.replaceAll(namedImport, (_, start: string, names: string, end: string) => {
    const kept = names.replaceAll(/[^,]+,?/g, (entry) => {
      const local = /([\w$]+)\s*,?\s*$/.exec(entry)?.[1]
      return local === undefined || isUsed(local, others) ? entry : entry.replaceAll(/\S/g, ' ')
    })
    return start + kept + end
  })
}

const isUsed = (name: string, text: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(text)
