/** Pairs of pages and their translations. Routes pair them by the key of the page, so by slug and not by file name. */
import { fallbacksOf } from '../../engine/paths/fallbacks.ts'
import type { Address, Document, Site } from '../../engine/types.ts'

/** A Markdown document in a content set. */
export type ContentPage = Document & { readonly address: Address }

export type Pair = {
  readonly locale: string
  readonly source: ContentPage
  readonly translation: ContentPage | undefined
  /** What readers of the locale see without one. */
  readonly standIn: ContentPage | undefined
}

export type Pairs = {
  readonly pairs: readonly Pair[]
  /** Translations without a source. */
  readonly orphans: readonly ContentPage[]
}

/** Each pair once, also where several brands show it. The source is written in the first locale of the brand. */
export function pairsOf(sites: readonly Site[]): Pairs {
  const pairs = new Map<string, Pair>()
  const orphans = new Map<string, ContentPage>()
  for (const site of sites) {
    const [defaultLocale] = site.config.locales.map(({ id }) => id)
    for (const languages of pagesOf(site)) {
      const source = languages.get(defaultLocale!)
      for (const locale of site.brand.locales.filter((id) => id !== defaultLocale)) {
        const translation = languages.get(locale)
        if (source) {
          const standIn = fallbacksOf(locale, site.config.locales)
            .map((id) => languages.get(id))
            .find(Boolean)
          pairs.set(`${locale} ${source.file}`, { locale, source, translation, standIn })
        } else if (translation) orphans.set(translation.file, translation)
      }
    }
  }
  return { pairs: [...pairs.values()], orphans: [...orphans.values()] }
}

/** The languages of each page. Fallback pages, which show the source in another locale, are left out. */
function pagesOf({ documents, routes }: Site): Iterable<ReadonlyMap<string, ContentPage>> {
  const contentPages = new Map(documents.filter(isContentPage).map((document) => [document.file, document]))
  const pages = new Map<string, Map<string, ContentPage>>()
  for (const { key, locale, source = '' } of routes) {
    const document = contentPages.get(source)
    if (document?.address.locale !== locale) continue
    const page = pages.get(key) ?? new Map<string, ContentPage>()
    pages.set(key, page.set(locale, document))
  }
  return pages.values()
}

const isContentPage = (document: Document): document is ContentPage =>
  document.address !== undefined && /\.mdx?$/.test(document.file)
