/** Which sections have pages, in each locale. The bar reads it: a list of names changes less often than trees and posts. */
import { fallbacksOf } from '../engine/paths/fallbacks.ts'
import type { Brand, Config, Document, SharedValue } from '../engine/types.ts'
import { isPublished } from '../plugins/markdown/index.ts'
import { sectionsIn } from '../theme/sections.ts'
import type { ThemedSite } from './options.ts'

type Page = {
  readonly kind: 'doc' | 'post'
  readonly draft: boolean
  readonly publishAt: string | undefined
  readonly unlisted: boolean
}

const sections = ['docs', 'blog'] as const

/** Where documentation lies, in the default locale; of several sections the first. */
export function docsPathOf({ docs }: Pick<ThemedSite, 'docs'>): string {
  const [{ path, base = 'docs' } = {}] = [docs || {}].flat()
  return path ?? `/${base}/`
}

const isPage = (data: unknown): data is Page => ['doc', 'post'].includes((data as Partial<Page>).kind ?? '')

/** Pages of the locales that stand in for another one count. */
export function sharedSections(all: readonly Document[], brand: Brand, config: Config): readonly SharedValue[] {
  const listed = all.filter(({ data }) => isPage(data) && !data.unlisted && isPublished(data, config))
  return brand.locales.map((id) => {
    const shown = [id, ...fallbacksOf(id, config.locales)]
    const has = (section: string) =>
      listed.some(({ plugin, address }) => plugin === section && shown.includes(address?.locale ?? ''))
    return sectionsIn(id).value(sections.filter(has))
  })
}
