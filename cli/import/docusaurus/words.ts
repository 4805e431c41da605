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

/** Adds `theme/words.ts`, where there is anything for it. */
export function addWords({ locales, root }: Docusaurus, { files, notes }: Draft): void {
  const entries: string[] = []
  for (const locale of locales) {
    const file = `i18n/${locale}/code.json`
    const messages = Object.entries(messagesIn(root, file)).flatMap(([key, entry]) => {
      const text = textOf(fieldsOf(entry)['message'])
      return text === undefined ? [] : [[key, text] as const]
    })
    const groups = groupsOf(messages, locale)
    if (Object.keys(groups).length) entries.push(`  ${nameOf(locale)}: ${codeOf(groups)},`)
    const own = messages.flatMap(([key]) => (key.startsWith('theme.') ? [] : [key]))
    if (own.length)
      notes.push({ text: `Texts of the site's own components were left behind: ${listed(own)}`, files: [file] })
  }
  if (!entries.length) return
  const body = ['/** What the site says otherwise than the theme. */', 'export const words = {', ...entries, '}', '']
  files.set('theme/words.ts', { body: body.join('\n') })
}

function groupsOf(messages: readonly (readonly [key: string, text: string])[], locale: string): Groups {
  const groups: Record<string, Record<string, string>> = {}
  for (const [key, text] of messages)
    for (const { at, code } of wordPlaces(key, text, locale)) {
      const dot = at.lastIndexOf('.')
      ;(groups[at.slice(0, Math.max(dot, 0))] ??= {})[at.slice(dot + 1)] = code
    }
  return groups
}

/** `{ backToTop: "Up", docs: { next: "On" } }` */
function codeOf(groups: Groups): string {
  const { '': alone = {}, 'prose.callouts': callouts, ...named } = groups
  const parts = Object.entries(named).map(([group, words]) => block(group, wordsOf(words)))
  const lines = [
    ...wordsOf(alone),
    ...parts,
    ...(callouts ? [block('prose', [block('callouts', wordsOf(callouts))])] : []),
  ]
  return `{\n${lines.map((line) => `    ${line},\n`).join('')}  }`
}

const wordsOf = (group: Group): readonly string[] => Object.entries(group).map(([name, code]) => `${name}: ${code}`)
const block = (name: string, inside: readonly string[]): string => `${name}: { ${inside.join(', ')} }`

const nameOf = (locale: string): string => (/^\w+$/.test(locale) ? locale : `'${locale}'`)

/** The first of many. */
const listed = (keys: readonly string[]): string =>
  keys.length > 12 ? `${keys.slice(0, 10).join(', ')} and ${keys.length - 10} more` : keys.join(', ')
