/** Whether the folders of the content are the locales of the site. A site that is empty for a slip here would be published. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand, Config, Diagnostic } from '../engine/index.ts'
import { noSet } from '../engine/paths/paths.ts'
import { en } from '../theme/words/en/index.ts'
import { missingIn } from '../theme/words/layered.ts'
import type { ByLocale } from '../theme/words/pick.ts'

/** Folders of a section, which belong below a locale. */
const sections = ['docs', 'blog']

/** `words` are those of the theme, or of the project in their place. Codes: `content-locale-unknown`, `content-locale-missing`, `theme-words-missing`. */
export function localeProblems(
  { root, content: all, locales, file }: Config,
  brand: Brand,
  words: ByLocale<object>,
): readonly Diagnostic[] {
  const ids = locales.map(({ id }) => id)
  const content = brand.content === noSet ? all : `${all}/${brand.content}`
  const folders = foldersIn(join(root, content))
  const strange = folders?.filter((name) => !ids.includes(name) && (isLanguage(name) || sections.includes(name))) ?? []
  const missing = folders ? brand.locales.filter((id) => !folders.includes(id)) : []
  return [
    ...strange.map((name) => unknown(`${content}/${name}`, name, ids)),
    ...missing.map((id) => without(`${content}/${id}`, id, file)),
    ...brand.locales.flatMap((id) => missingWords(id, words[id], file)),
  ]
}

function foldersIn(folder: string): readonly string[] | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  // A link may lead to a folder.
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isFile())
  return entries.map(({ name }) => name).sort()
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** `en`, `pt-br`; not `img` or `data`. */
const isLanguage = (name: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(name) && Boolean(languages.of(name))

const unknown = (folder: string, name: string, ids: readonly string[]): Diagnostic => ({
  code: 'content-locale-unknown',
  severity: 'error',
  message: `${folder} is the folder of no locale, so none of its pages is on the site`,
  place: { file: folder },
  hint: isLanguage(name)
    ? `Add it to the configuration, locales: [${[...ids, name].map((id) => `'${id}'`).join(', ')}], or rename the folder.`
    : `Pages are below a locale: move it to ${folder.slice(0, -name.length)}${ids[0]}/${name}.`,
})

const without = (folder: string, id: string, file: string): Diagnostic => ({
  code: 'content-locale-missing',
  severity: 'warning',
  message: `The locale "${id}" has no folder ${folder}`,
  place: { file },
  hint: 'Make the folder and write its first page, or take the locale out of the configuration.',
})

function missingWords(id: string, words: object | undefined, file: string): readonly Diagnostic[] {
  if (!words) return [wordless(id, file)]
  const [first, ...others] = missingIn(words, en)
  if (first === undefined) return []
  const more = others.length ? ` and ${others.length} more` : ''
  return [
    {
      code: 'theme-words-missing',
      severity: 'warning',
      message: `The words for "${id}" lack ${first}${more}, which are in another language`,
      place: { file: 'theme/words.ts' },
      hint: 'They are named as those of "en" are.',
    },
  ]
}

const wordless = (id: string, file: string): Diagnostic => ({
  code: 'theme-words-missing',
  severity: 'warning',
  message: `The theme has no words for "${id}": menus and buttons are in another language`,
  place: { file },
  hint: `"site eject words" makes theme/words.ts, where a language is added.`,
})
