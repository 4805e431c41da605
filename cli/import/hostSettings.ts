/** Redirects in the settings of Netlify and Vercel, in the words of `_redirects`: `/old/* /new/:splat 301`, a fourth for those of some visitors. */
import { tryTo } from '../../engine/errors/tryTo.ts'
import { fieldsOf, listOf } from './fields.ts'

type Words = readonly string[]

/** `[[redirects]]` of `netlify.toml`: flat tables of texts and numbers, so that nothing else of TOML has to be read. */
export function netlifyRedirects(text: string): readonly Words[] {
  const tables = text.split(/^[ \t]*(?=\[)/m)
  return tables.flatMap((table, index) => {
    if (!table.startsWith('[[redirects]]')) return []
    const fields = Object.fromEntries(
      [...table.matchAll(/^[ \t]*(\w+)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n#]*))/gm)].map(
        ([, key, double, single, other = '']): [string, string] => [key!, double ?? single ?? other.trim()],
      ),
    )
    const { from = '', to = '', status = '301', force: _, ...others } = fields
    const isForSome = Object.keys(others).length > 0 || tables[index + 1]?.startsWith('[redirects.')
    return [[from, to, status, ...(isForSome ? ['conditions'] : [])]]
  })
}

/** `redirects` of `vercel.json`. */
export const vercelRedirects = (text: string): readonly Words[] =>
  listOf(fieldsOf(tryTo((): unknown => JSON.parse(text)))['redirects'])
    .map(fieldsOf)
    .map(({ source, destination, permanent = true, statusCode = permanent ? 308 : 307, ...others }) => [
      String(source).replace(/\/(?::\w+\*|\(\.\*\))$/, '/*'),
      String(destination).replace(/\/(?::\w+\*|\$1)(?=#|$)/, '/:splat'),
      String(statusCode),
      ...Object.keys(others).slice(0, 1),
    ])
