/** Which sections have pages, in each locale. The bar reads it: a list of names changes less often than trees and posts. */
import { fallbacksOf } from '../engine/paths/fallbacks.ts'
import type { Brand, Config, Document, SharedValue } from '../engine/types.ts'
import type { BlogOptions } from '../plugins/blog/index.ts'
import { isPublished } from '../plugins/markdown/index.ts'
import type { Words } from '../theme/words/en/index.ts'
import { sectionsIn, type SectionNames } from '../theme/sections.ts'
import type { ThemedSite } from './options.ts'

type Page = {
  readonly kind: 'doc' | 'post'
  readonly draft: boolean
  readonly publishAt: string | undefined
  readonly unlisted: boolean
}

type Section = {
  /** Folder of content, below a locale. */
  readonly base: string
  /** In the default locale. */
  readonly path: string
}

export type Sections = { readonly docs: Section; readonly blog: Section }

/** Where documentation and posts lie; of several sections of a kind the first. */
export function sectionsOf({ docs, blog }: Pick<ThemedSite, 'docs' | 'blog'>): Sections {
  const [{ path, base = 'docs' } = {}] = [docs || {}].flat()
  const [{ base: posts = 'blog' } = {}] = [blog || {}].flat()
  return { docs: { base, path: path ?? `/${base}/` }, blog: { base: posts, path: `/${posts}/` } }
}

/** Each blog there is. */
export const blogsOf = ({ blog }: Pick<ThemedSite, 'blog'>): readonly Blog[] =>
  blog === false ? [] : [blog ?? {}].flat().map((options) => ({ base: 'blog', ...options }))

type Blog = Required<Pick<BlogOptions, 'base'>> & Pick<BlogOptions, 'labels'>

/** Words of the theme, and what a blog says in place of them. */
export const blogLabels = (blog: Pick<Blog, 'labels'> | undefined, locale: string, { labels, prose }: Words) => ({
  ...labels,
  prose,
  ...blog?.labels?.(locale),
})

const isPage = (data: unknown): data is Page => ['doc', 'post'].includes((data as Partial<Page>).kind ?? '')

/** Pages of the locales that stand in for another one count. */
export function sharedSections(
  all: readonly Document[],
  brand: Brand,
  config: Config,
  sections: Sections,
): readonly SharedValue[] {
  const listed = all.filter(({ data }) => isPage(data) && !data.unlisted && isPublished(data, config))
  return brand.locales.map((id) => {
    const shown = [id, ...fallbacksOf(id, config.locales)]
    const has = (base: string) =>
      listed.some(({ plugin, address }) => plugin === base && shown.includes(address?.locale ?? ''))
    const names = Object.entries(sections).flatMap(([kind, { base }]) => (has(base) ? [[kind, base]] : []))
    return sectionsIn(id).value(Object.fromEntries(names) as SectionNames)
  })
}
