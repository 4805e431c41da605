/** The languages that the theme speaks: those of the site's locales, for Node and for the bundler. */
import { readdirSync, realpathSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin as VitePlugin } from 'vite'
import { tryTo } from '../engine/errors/tryTo.ts'
import type { Config, Locale } from '../engine/index.ts'
import type { Words } from '../theme/words/en/index.ts'
import type { ByLocale } from '../theme/words/pick.ts'
import { isCompiled, themeFolder } from './themeFolder.ts'

type Spoken = Pick<Locale, 'id' | 'lang'>

const extension = isCompiled ? 'js' : 'ts'
const folder = join(themeFolder, 'words/languages')
const siteLanguages = join(themeFolder, `words/siteLanguages.${extension}`)

const languages: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .map((name) => parse(name))
    .flatMap(({ name, ext }) => (ext === `.${extension}` ? [name] : [])),
)

/** `pt-BR` -> `pt`, `zh-TW` -> `zh-Hant`; undefined for one that the theme does not speak. */
export function languageOf({ lang }: Pick<Locale, 'lang'>): string | undefined {
  const { language, script } = tryTo(() => new Intl.Locale(lang).maximize()) ?? {}
  // What is mostly meant where Norwegian is said.
  const written = language === 'no' ? 'nb' : language
  return [`${written}-${script}`, `${written}`].find((name) => languages.has(name))
}

const fileOf = (language: string): string => join(folder, `${language}.${extension}`)

/** Words of the theme for those of the locales whose language it speaks. */
export async function languageWords(locales: readonly Spoken[]): Promise<ByLocale<Words>> {
  const found = locales.map(async (locale) => {
    const language = languageOf(locale)
    if (language === undefined) return []
    const module = (await import(pathToFileURL(fileOf(language)).href)) as { readonly words: Words }
    return [[locale.id, module.words] as const]
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** `theme/words/siteLanguages.ts` for the locales of now, and for English, which all fall back to. */
export function bundledLanguages(current: () => Pick<Config, 'root' | 'file' | 'locales'>): VitePlugin {
  return {
    name: 'site:theme-languages',
    load: {
      filter: { id: new RegExp(String.raw`/theme/words/siteLanguages\.${extension}(?:\?|$)`) },
      handler(id) {
        // In dev, modules of packages are asked for with their version.
        const file = id.replace(/\?.*$/, '')
        if (tryTo(() => realpathSync(file)) !== realpathSync(siteLanguages)) return undefined
        const { root, file: configuration, locales } = current()
        if (this.environment.mode === 'dev') this.addWatchFile(join(root, configuration))
        return moduleOf(new Map([['en', 'en'], ...locales.map((locale) => [locale.id, languageOf(locale)] as const)]))
      },
    },
  }
}

function moduleOf(spoken: ReadonlyMap<string, string | undefined>): string {
  const entries = [...spoken].flatMap(([id, language], index) =>
    language === undefined ? [] : [{ id: JSON.stringify(id), name: `language${index}`, language }],
  )
  const imports = entries.map(({ name, language }) => `import * as ${name} from './languages/${language}.${extension}'`)
  const table = (part: 'words' | 'search') =>
    `export const ${part} = { ${entries.map(({ id, name }) => `${id}: ${name}.${part}`).join(', ')} }`
  return [...imports, table('words'), table('search')].join('\n')
}
