/** `.vitepress/config` and the languages it names. */
import { existsSync } from 'node:fs'
import { isAbsolute, join, posix, relative } from 'node:path'
import fastGlob from 'fast-glob'
import { evaluate } from '../evaluate.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { importConfigMissing } from '../messages.ts'
import { withAdditional, type Additional } from './additional.ts'

export type Language = {
  /** Of the new project. */
  readonly id: string
  /** Folder of its pages below that of all pages, and of its addresses; '' for the language at the root. */
  readonly folder: string
  readonly name: string | undefined
  readonly lang: string
  /** The settings of the whole site, with those of the language over them. */
  readonly config: Fields
  readonly theme: Fields
}

export type VitePress = {
  /** Absolute. */
  readonly root: string
  readonly config: Fields
  /** Folder of all pages, from the root; '' is the root itself. */
  readonly source: string
  /** The first one has no prefix in the addresses of the new site. */
  readonly languages: readonly Language[]
  /** Keys of `locales` that are no languages; their pages stay in their folders. */
  readonly strange: readonly string[]
  /** Languages that are sites of their own, each with its address. */
  readonly elsewhere: readonly string[]
  /** Files with settings that were not read. */
  readonly left: Additional['left']
}

const endings = ['ts', 'mts', 'js', 'mjs']
const configNames = ['config', 'config/index'].flatMap((name) =>
  endings.map((ending) => `.vitepress/${name}.${ending}`),
)

/** Throws `usage-import-missing`, `import-config-broken`. */
export async function readVitePress(root: string): Promise<VitePress> {
  const name = configNames.find((each) => existsSync(join(root, each)))
  if (!name) throw importConfigMissing('VitePress', root, configNames.slice(0, endings.length))
  const written = fieldsOf(await evaluate({ root, name, folder: root }))
  const folder = textOf(written['srcDir']) ?? '.'
  const source = posix.join(isAbsolute(folder) ? relative(root, folder) : folder).replace(/^\.\/?$|\/$/g, '')
  const { config, left } = await withAdditional(written, { root, source })
  return { root, config, source, left, ...languagesOf(config, join(root, source)) }
}

const isLanguage = (key: string): boolean => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(key)

/** A folder such as `zhHans` or `zh_CN` is no id here, but the language it says is one. */
function idOf(folder: string, { lang }: Fields): string | undefined {
  if (isLanguage(folder)) return folder
  const said = tagOf(lang) ?? (/^[a-z]{2,3}_[A-Z]{2}$/.test(folder) ? tagOf(folder)! : '')
  const letters = (name: string) => name.replaceAll(/[-_]/g, '').toLowerCase()
  return isLanguage(said) && letters(said) === letters(folder) ? said : undefined
}

/** Some write `zh_CN`. */
const tagOf = (lang: unknown): string | undefined => textOf(lang)?.replaceAll('_', '-')

function languagesOf(config: Fields, folder: string): Pick<VitePress, 'languages' | 'strange' | 'elsewhere'> {
  // Early versions call it by its address.
  const { '/': early, root = early, ...others } = fieldsOf(config['locales'])
  const all = Object.keys(others).map((key) => ({ key, folder: key.replaceAll(/^\/|\/$/g, '') }))
  const elsewhere = all.filter(({ key, folder: name }) => isUrl(linkOf(others[key])) && !existsSync(join(folder, name)))
  const keys = all.filter((each) => !elsewhere.includes(each))
  const spoken = keys.flatMap(({ key, folder: name }) => {
    const id = idOf(name, fieldsOf(others[key]))
    return id === undefined ? [] : [{ key, id, folder: name }]
  })
  const withRoot =
    root !== undefined ||
    !spoken.length ||
    hasPagesBeside(
      spoken.map((each) => each.folder),
      folder,
    )
  const languages = spoken.map(({ key, ...place }) => languageOf(config, fieldsOf(others[key]), place))
  const lang = tagOf(fieldsOf(root)['lang']) ?? tagOf(config['lang']) ?? 'en-US'
  const [short = 'en'] = lang.toLowerCase().split('-')
  const isFree = (id: string) => !languages.some((each) => each.id === id)
  const id = [short, lang.toLowerCase(), `${short}-root`].find(isFree)!
  return {
    languages: withRoot ? [languageOf(config, fieldsOf(root), { id, folder: '' }), ...languages] : languages,
    strange: keys.flatMap(({ key }) => (spoken.some((each) => each.key === key) ? [] : [key])),
    elsewhere: elsewhere.map(({ key }) => `${textOf(fieldsOf(others[key])['label']) ?? key} ${linkOf(others[key])}`),
  }
}

const isUrl = (link: string): boolean => /^(?:https?:)?\/\//.test(link)
const linkOf = (language: unknown): string => textOf(fieldsOf(language)['link']) ?? ''

/** A page at the root that only leads to the languages is none. */
const hasPagesBeside = (folders: readonly string[], folder: string): boolean =>
  fastGlob
    .sync('**/*.md', { cwd: folder, ignore: ['**/node_modules/**', '**/dist/**', '.vitepress/**'] })
    .some((file) => !/^(?:index|readme)\.md$/i.test(file) && !folders.includes(file.split('/')[0]!))

function languageOf(config: Fields, own: Fields, place: Pick<Language, 'id' | 'folder'>): Language {
  return {
    ...place,
    name: textOf(own['label']),
    lang: tagOf(own['lang']) ?? (place.folder ? place.id : (tagOf(config['lang']) ?? 'en-US')),
    config: { ...config, ...own, markdown: markdownOf(fieldsOf(config['markdown']), fieldsOf(own['markdown'])) },
    theme: { ...fieldsOf(config['themeConfig']), ...fieldsOf(own['themeConfig']) },
  }
}

/** A language has words of its own. */
const markdownOf = (site: Fields, own: Fields): Fields => ({
  ...site,
  ...own,
  container: { ...fieldsOf(site['container']), ...fieldsOf(own['container']) },
})

/** A list of pairs of tags: `[['meta', { name, content }]]`. */
export const headOf = (config: Fields): readonly (readonly unknown[])[] => listOf(config['head']).map(listOf)
