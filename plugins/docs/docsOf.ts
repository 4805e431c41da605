/** Documents -> the docs and categories of one version in one locale. */
import { textLocales } from '../../engine/paths/fallbacks.ts'
import { pathOf } from '../../engine/paths/inLocale.ts'
import { encodePath, toPath } from '../../engine/paths/paths.ts'
import type { Document } from '../../engine/types.ts'
import type { DocsContext } from './context.ts'
import type { CategoryData, DocData, DocsData } from './data.ts'

export type DocsDocuments = readonly Document<DocsData>[]

export type Doc = {
  readonly data: DocData
  readonly file: string
  /** Where its source lies, for those who edit it. */
  readonly realFile: string
  readonly key: string
  readonly path: string
  /** The path, percent-encoded. */
  readonly href: string
  /** Time of the last commit, to the second, if git knows it. */
  readonly modified?: string | undefined
  readonly fallbackFrom?: string | undefined
  /** The page that shows this one as a section, for which search engines, search and sidebars leave it out. */
  readonly gatheredIn?: Doc | undefined
}

/** Untranslated docs are shown in the text of a locale that stands in. */
export function docsOf(documents: DocsDocuments, version: string, context: DocsContext): readonly Doc[] {
  const { locale, options } = context
  const found = new Map<string, Doc>()
  for (const from of textLocales(context.locale, context.config.locales)) {
    for (const { file, realFile = file, address, data, modified } of draftsLast(documents)) {
      if (data.kind !== 'doc' || data.version !== version || address?.locale !== from) continue
      const key = toPath(`${options.path}${data.slug}`)
      const path = pathOf(key, context)
      const fallbackFrom = from === locale ? undefined : from
      found.set(data.id, { data, file, realFile, key, path, href: encodePath(path), modified, fallbackFrom })
    }
  }
  const gatherers = new Map([...found.values()].flatMap((doc) => doc.data.gathers.map((id) => [id, doc] as const)))
  // Pages that show each other are told as a mistake; without them in sidebars, links to the section would be told as well.
  return [...found.values()].map((doc) => ({
    ...doc,
    gatheredIn: isInCircle(doc.data.id, gatherers) ? undefined : gatherers.get(doc.data.id),
  }))
}

function isInCircle(id: string, gatherers: ReadonlyMap<string, Doc>): boolean {
  const seen = new Set<string>()
  for (let at = gatherers.get(id)?.data.id; at !== undefined && !seen.has(at); at = gatherers.get(at)?.data.id) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** A draft has the id of the page it will replace; in dev, which shows drafts, the last one wins. */
const draftsLast = (documents: DocsDocuments) =>
  documents.toSorted((a, b) => Number('draft' in a.data && a.data.draft) - Number('draft' in b.data && b.data.draft))

/** By folder. */
export function categoriesOf(
  documents: DocsDocuments,
  version: string,
  context: DocsContext,
): ReadonlyMap<string, CategoryData> {
  const found = new Map<string, CategoryData>()
  for (const from of textLocales(context.locale, context.config.locales)) {
    for (const { address, data } of documents) {
      if (data.kind === 'category' && data.version === version && address?.locale === from) found.set(data.folder, data)
    }
  }
  return found
}

/** Names of all versions: the current one, '', first, then from the highest number down. */
export function versionsIn(documents: DocsDocuments): readonly string[] {
  const found = new Set(documents.flatMap(({ data }) => (data.kind === 'sidebars' ? [] : data.version)))
  const numeric = new Intl.Collator('en', { numeric: true })
  return [...found].sort((a, b) => (a === '' ? -1 : b === '' ? 1 : numeric.compare(b, a)))
}
