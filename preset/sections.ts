/** Which sections have pages, in each locale. The bar reads it: a list of names changes less often than trees and posts. */
import type { Brand, Config, Document } from '../engine/types.ts'
import { isPublished } from '../plugins/markdown/index.ts'

type Page = {
  readonly kind: 'doc' | 'post'
  readonly draft: boolean
  readonly publishAt: string | undefined
  readonly unlisted: boolean
}

const sections = ['docs', 'blog'] as const

const isPage = (data: unknown): data is Page => ['doc', 'post'].includes((data as Partial<Page>).kind ?? '')

/** Shared value `sections/<locale>`. Pages of the default locale stand in for those of another one. */
export function sharedSections(all: readonly Document[], brand: Brand, config: Config) {
  const listed = all.filter(({ data }) => isPage(data) && !data.unlisted && isPublished(data, config))
  const has = (section: string, locale: string) =>
    listed.some(
      ({ plugin, address }) => plugin === section && [locale, config.locales[0]!.id].includes(address?.locale ?? ''),
    )
  return Object.fromEntries(
    brand.locales.map((id) => [`sections/${id}`, sections.filter((section) => has(section, id))]),
  )
}
