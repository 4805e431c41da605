/** Texts of Docusaurus' own theme in a language, `code.json`, as words of the theme here. */
import { fieldsOf, textOf } from '../fields.ts'
import type { Draft } from '../project.ts'
import type { Docusaurus } from './config.ts'
import { messagesIn } from './messagesIn.ts'
import { wordPlaces } from './wordPlaces.ts'

/** Code by name. */
type Group = Readonly<Record<string, string>>
/** By the name of their group; '' has words by themselves. */
type Groups = Readonly<Record<string, Group>>

/** Languages that the theme speaks: `zh-CN`. */
const known: Readonly<Record<string, RegExp>> = { en: /^en(?:-|$)/, zh: /^zh(?:$|-CN|-Hans)/ }

/** Adds `theme/words.ts`, where there is anything for it. */
export function addWords({ locales, root }: Docusaurus, { files, notes }: Draft, engine: string): void {
  const entries: string[] = []
  for (const locale of locales) {
    const file = `i18n/${locale}/code.json`
    const messages = Object.entries(messagesIn(root, file)).flatMap(([key, entry]) => {
      const text = textOf(fieldsOf(entry)['message'])
      return text === undefined ? [] : [[key, text] as const]
    })
    const groups = groupsOf(messages)
    if (Object.keys(groups).length) entries.push(`  ${nameOf(locale)}: ${codeOf(groups, locale)},`)
    const own = messages.flatMap(([key]) => (/^theme\./.test(key) ? [] : [key]))
    if (own.length)
      notes.push({ text: `Texts of the site's own components were left behind: ${listed(own)}`, files: [file] })
  }
  if (!entries.length) return
  const ids = Object.keys(known)
  const others = ids.filter((id) => !locales.includes(id) || !entries.some((each) => each.startsWith(`  ${id}:`)))
  const body = [
    '/** Words of the theme, in place of its own. What a language lacks is told by a build. */',
    ...ids.map((id) => `import { ${id} } from '${engine}/theme/words/${id}/index'`),
    '',
    'export const words = {',
    ...others.map((id) => `  ${id},`),
    ...entries,
    '}',
    '',
  ]
  files.set('theme/words.ts', { body: body.join('\n') })
}

function groupsOf(messages: readonly (readonly [key: string, text: string])[]): Groups {
  const groups: Record<string, Record<string, string>> = {}
  for (const [key, text] of messages)
    for (const { at, code } of wordPlaces(key, text)) {
      const dot = at.lastIndexOf('.')
      ;(groups[at.slice(0, Math.max(dot, 0))] ??= {})[at.slice(dot + 1)] = code
    }
  return groups
}

/** `{ ...en, backToTop: "Up", docs: { ...en.docs, next: "On" } }` */
function codeOf(groups: Groups, locale: string): string {
  const base = Object.keys(known).find((id) => known[id]!.test(locale))
  const rest = (path: string) => (base ? [`...${base}${path}`] : [])
  const { '': alone = {}, 'prose.callouts': callouts, ...named } = groups
  // English ones are those of the plugin.
  const prose = base === 'zh' ? (path: string) => [`...zh.prose${path}`] : () => []
  const titles =
    callouts && block('prose', [...prose(''), block('callouts', [...prose('?.callouts'), ...wordsOf(callouts)])])
  const parts = Object.entries(named).map(([group, words]) => block(group, [...rest(`.${group}`), ...wordsOf(words)]))
  const lines = [...rest(''), ...wordsOf(alone), ...parts, ...(titles ? [titles] : [])]
  return `{\n${lines.map((line) => `    ${line},\n`).join('')}  }`
}

const wordsOf = (group: Group): readonly string[] => Object.entries(group).map(([name, code]) => `${name}: ${code}`)
const block = (name: string, inside: readonly string[]): string => `${name}: { ${inside.join(', ')} }`

const nameOf = (locale: string): string => (/^\w+$/.test(locale) ? locale : `'${locale}'`)

/** The first of many. */
const listed = (keys: readonly string[]): string =>
  keys.length > 12 ? `${keys.slice(0, 10).join(', ')} and ${keys.length - 10} more` : keys.join(', ')
