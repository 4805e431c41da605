/** The short form -> the options it stands for. Codes: `engine-outside`, `theme-words-nameless`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale, SiteOptions } from '../engine/index.ts'
import { fallbacksOf } from '../engine/paths/fallbacks.ts'
import { SiteError } from '../engine/errors/SiteError.ts'
import { en as english, type SomeWords, type Words } from '../theme/words/en/index.ts'
import { layered } from '../theme/words/layered.ts'
import type { ByLocale } from '../theme/words/pick.ts'
import { brandsOf } from './brand.ts'
import { languageWords } from './languages.ts'
import type { ThemedSite } from './options.ts'
import { pluginsOf } from './plugins.ts'
import { fromRoot } from '../engine/paths/fromRoot.ts'
import { linkFromAbove } from '../engine/paths/linkedPackage.ts'
import { linkPlugins } from '../engine/paths/linkPlugins.ts'
import { isCompiled, ownFolder, partFolders, partOf, replacementOf, themeFolder } from './themeFolder.ts'

export async function expand(given: ThemedSite, root: string): Promise<SiteOptions> {
  linkFromAbove(root, themeFolder)
  linkPlugins(root, given.plugins ?? [])
  if (fromRoot(root, themeFolder).startsWith('../')) throw outside(fromRoot(root, themeFolder))
  const locales = (given.locales ?? ['en']).map(localeOf)
  const folders = partFolders(root, given.plugins ?? [])
  const words = await wordsFor(root, folders, locales)
  const textLocales = (locale: string) => [locale, ...fallbacksOf(locale, locales)]
  // Not each time that it is asked for: that is for every document.
  const said: ByLocale<Words> = Object.fromEntries(
    locales.map(({ id }) => [id, layered<Words>([...[...textLocales(id), 'en'].map((each) => words[each]), english])]),
  )
  const wordsOf = (locale: string): Words => said[locale] ?? english
  const viewOf = (name: string) => own(root, `site/${name}.tsx`) ?? partOf(root, name, folders)
  const { content, out, trailingSlash, inlineStyles, frames, severities, store, hookTimeout } = given
  const { responsive: _, ...images } = given.images ?? {}
  return {
    locales,
    brands: brandsOf(given, { locales, wordsOf }, root),
    ...{ content, out, trailingSlash, images, inlineStyles, frames, severities, store, hookTimeout },
    folder: 'site',
    components: [...new Set([fromRoot(root, themeFolder), ownFolder])],
    app: own(root, 'site/app.tsx') ?? themeModule(root, 'app', 'tsx'),
    client: own(root, 'site/client.ts') ?? themeModule(root, 'client', 'ts'),
    plugins: pluginsOf({ given, textLocales, wordsOf, words, viewOf }),
  }
}

const outside = (folder: string) =>
  new SiteError('The package of the engine lies outside of the project', {
    code: 'engine-outside',
    hint: `It is at ${folder}. Install it in the project, or in the workspace the project is a part of; of a folder of your own, install the file that npm pack makes there, not a link.`,
  })

const nameless = (file: string) =>
  new SiteError(`${file} has to export "words", as the part of the theme that it stands for`, {
    code: 'theme-words-nameless',
    place: { file },
    hint: 'export const words = { en, … }: "site eject words" writes such a file, in an empty place.',
  })

const own = (root: string, file: string): string | undefined => (existsSync(join(root, file)) ? file : undefined)

const themeModule = (root: string, name: string, extension: string): string =>
  fromRoot(root, join(themeFolder, `${name}.${isCompiled ? 'js' : extension}`))

const languageTags: Readonly<Record<string, string>> = { zh: 'zh-CN' }

/** `en` -> `{ id: 'en', name: 'English', lang: 'en' }` */
function localeOf(locale: string | Locale): Locale {
  if (typeof locale !== 'string') return locale
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return { id: locale, name: name.charAt(0).toUpperCase() + name.slice(1), lang: languageTags[locale] ?? locale }
}

/** What the project says and then the theme, by locale, for what is made beside the pages. */
async function wordsFor(
  root: string,
  folders: readonly string[],
  locales: readonly Locale[],
): Promise<ByLocale<SomeWords>> {
  const [own, languages] = [await ownWords(root, folders), await languageWords(locales)]
  const spoken = Object.keys({ ...languages, ...own })
  return Object.fromEntries(spoken.map((id) => [id, layered<SomeWords>([own[id], languages[id]])]))
}

async function ownWords(root: string, folders: readonly string[]): Promise<ByLocale<SomeWords>> {
  const file = replacementOf(root, 'words', folders)
  if (!file) return {}
  const module = (await import(pathToFileURL(join(root, file)).href)) as { readonly words?: ByLocale<SomeWords> }
  if (!module.words) throw nameless(file)
  return module.words
}
