/** Pages of Docusaurus: those of prose go along, those that are components are written anew. */
import { posix } from 'node:path'
import type { PageSource } from './config.ts'
import { textOf, type Fields } from '../fields.ts'
import { addressOf, filesBeside, frontMatterOf, isProse, noteFiles, readText, type Draft } from '../project.ts'
import { patternsOf } from './pluginOptions.ts'
import { addProse } from './prose.ts'
import type { Context } from './prosePlace.ts'

/** The number of pages. */
export function importPages(context: Context): number {
  const { site, draft } = context
  const left: string[] = []
  const counts = site.pages.flatMap((source) =>
    site.locales.map((locale, index) => {
      const folder = index ? translationsOf(source, locale) : source.path
      return copyFolder(context, { source, folder, locale, isFirst: index === 0, left })
    }),
  )
  const isHome = (file: string) =>
    site.pages.some(({ path, route }) => route === '' && posix.dirname(file) === path && /\/index\.[jt]sx?$/.test(file))
  const home = left.filter(isHome)
  const others = left.filter((file) => !isHome(file))
  noteFiles(draft, 'The home page is that of the theme; write site/pages/index.page.tsx for another one', home)
  noteFiles(draft, 'Pages that are components: write each as site/pages/<name>.page.tsx', others)
  return counts.reduce((sum, count) => sum + count, 0)
}

const translationsOf = ({ id }: PageSource, locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-pages${id === 'default' ? '' : `-${id}`}`

type Place = {
  readonly source: PageSource
  readonly folder: string
  readonly locale: string
  readonly isFirst: boolean
  /** Files of pages that are components are added. */
  readonly left: string[]
}

function copyFolder(context: Context, place: Place): number {
  const { draft, components, site } = context
  const { source, folder, locale, isFirst, left } = place
  const to = posix.join(`content/${locale}/pages`, source.route)
  let count = 0
  for (const name of filesBeside(draft.root, folder, patternsOf(source))) {
    const file = `${folder}/${name}`
    const isPart = /(?:^|\/)_/.test(name)
    if (!isProse(name)) {
      if (isModule(name) && !isPart) addComponentPage(file, name, place, draft)
      // What pages show or import from beside them.
      else if (!/\.(?:test|spec|d)\.\w+$|\.(?:s?css|less)$|(?:^|\/)__tests__\//.test(name))
        draft.files.set(`${to}/${name}`, { copyOf: file })
      continue
    }
    const text = readText(draft.root, file)
    const prefix = isFirst ? '' : `/${locale}`
    addProse(text, {
      ...{ file, folder, target: `${to}/${name}`, prefix, components, draft },
      options: source.options,
      hasEmoji: site.hasEmoji,
    })
    const front = frontMatterOf(text)
    if (isPart || front['draft'] === true) continue
    count++
    const path = addressOf(source.route, pathOf(name, front))
    if (isFirst) draft.addresses.push({ old: path, now: path, file: `${to}/${name}` })
  }
  return count

  function addComponentPage(
    page: string,
    name: string,
    { source: { route } }: Place,
    { addresses, root }: Draft,
  ): void {
    const path = addressOf(route, pathOf(name, {}))
    // Such a page only leads on.
    const [, target] = /<Redirect\s+to=\{?\s*(?:useBaseUrl\()?["'`](\/[^"'`${}]*)["'`]/.exec(readText(root, page)) ?? []
    if (target && path !== '/') {
      if (isFirst) addresses.push({ old: path, now: addressOf(target) })
      return
    }
    left.push(page)
    if (isFirst && path !== '/') addresses.push({ old: path, now: undefined })
  }
}

const isModule = (name: string): boolean =>
  /\.[jt]sx?$/.test(name) && !/\.(?:test|spec|d)\.\w+$|(?:^|\/)__tests__\//.test(name)

function pathOf(name: string, front: Fields): string {
  const slug = textOf(front['slug'])
  if (slug) return slug.startsWith('/') ? slug : posix.join(posix.dirname(name), slug)
  return name.replace(/(?:(?:^|\/)index)?\.(?:mdx?|[jt]sx?)$/, '')
}
