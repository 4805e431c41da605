/** The cards of a documentation, when all its pages are known. */
import { posix } from 'node:path'
import type { Fields } from '../fields.ts'
import { addressOf, filesBelow, noteFiles, type Draft } from '../project.ts'
import { hasCardMarks, withCards, type CardPage, type Categories } from './cards.ts'
import type { Docusaurus, Source } from './config.ts'
import { categoryIn, foldersOf } from './labels.ts'
import { hasNumbers, numberOf, withoutNumber } from './numbers.ts'
import type { Version } from './versions.ts'

type Context = { readonly source: Source; readonly site: Docusaurus; readonly draft: Draft }

/** Of the first language. */
export function categoriesOf({ segment, folder, target }: Version, { site, source, draft }: Context): Categories {
  const [locale = 'en'] = site.locales
  const strip = hasNumbers(source) ? withoutNumber : (part: string) => part
  const names = new Map(
    filesBelow(draft.root, folder)
      .flatMap((file) => foldersOf(file))
      .map((each) => [each.split('/').map(strip).join('/'), each]),
  )
  return {
    dataOf: (name) => categoryIn(`content/${locale}/${target}/${names.get(name) ?? name}`, draft),
    numberOf: (name) => (hasNumbers(source) ? numberOf(posix.basename(names.get(name) ?? name)) : undefined),
    listPath: (slug) => addressOf(source.route, segment, slug),
  }
}

/** A language has the pages of the first one where it has none of its own. */
export function addCards(
  byLocale: readonly (readonly CardPage[])[],
  sidebars: Fields,
  categories: Categories,
  { site, draft }: Context,
): void {
  const [first = []] = byLocale
  const found: string[] = []
  for (const [index, own] of byLocale.entries()) {
    const pages = [...own, ...first.filter(({ id }) => !own.some((each) => each.id === id))]
    for (const page of own) {
      const content = draft.files.get(page.target)
      if (!content || !('body' in content) || !hasCardMarks(content.body)) continue
      const prefix = index ? `/${site.locales[index]}` : ''
      draft.files.set(page.target, { body: withCards(content.body, page, { pages, sidebars, categories, prefix }) })
      found.push(page.target)
    }
  }
  noteFiles(draft, 'Cards of <DocCardList> are written down, and do not follow the sidebar', found)
}
