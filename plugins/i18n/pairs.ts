/** Pages and their translations, as the routes pair them: by the key of the page, so that a slug counts and a file name does not. */
import type { Address, Document, Site } from '../../engine/types.ts'

/** A document of a content set, as opposed to a file beside the sets. */
export type Prose = Document & { readonly address: Address }

export type Pair = { readonly locale: string; readonly source: Prose; readonly translation: Prose | undefined }

export type Pairs = {
  readonly pairs: readonly Pair[]
  /** Translations of nothing. */
  readonly orphans: readonly Prose[]
}

/** Each pair once, however many brands show it. The source is written in the default locale. */
export function pairsOf(sites: readonly Site[]): Pairs {
  const pairs = new Map<string, Pair>()
  const orphans = new Map<string, Prose>()
  for (const site of sites) {
    const [standard] = site.config.locales.map(({ id }) => id)
    // A brand without the default language translates nothing.
    if (!site.brand.locales.includes(standard!)) continue
    for (const languages of pagesOf(site)) {
      const source = languages.get(standard!)
      for (const locale of site.brand.locales.filter((id) => id !== standard)) {
        const translation = languages.get(locale)
        if (source) pairs.set(`${locale} ${source.file}`, { locale, source, translation })
        else if (translation) orphans.set(translation.file, translation)
      }
    }
  }
  return { pairs: [...pairs.values()], orphans: [...orphans.values()] }
}

/** The languages of each page. A page that stands in for a translation is written in another language, and left out. */
function pagesOf({ documents, routes }: Site): Iterable<ReadonlyMap<string, Prose>> {
  const prose = new Map(documents.filter(isProse).map((document) => [document.file, document]))
  const pages = new Map<string, Map<string, Prose>>()
  for (const { key, locale, source = '' } of routes) {
    const document = prose.get(source)
    if (document?.address.locale !== locale) continue
    const page = pages.get(key) ?? new Map<string, Prose>()
    pages.set(key, page.set(locale, document))
  }
  return pages.values()
}

const isProse = (document: Document): document is Prose =>
  document.address !== undefined && /\.mdx?$/.test(document.file)
