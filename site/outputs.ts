/** Choices about files that are made beside the pages. */
import type { Route } from '../engine/types.ts'
import type { BlogPostProps } from '../plugins/blog/types.ts'
import type { SiteBrand } from './brand.ts'
import { cardWords } from './strings/outputs.ts'
import { socialCard } from '../theme/styles/socialCard.ts'

/** Short addresses, and the doors of sections that have no page of their own. */
export const commonRedirects = {
  '/docs/': '/docs/intro/product_intro/',
  '/ccDocs/': '/docs/intro/product_intro/',
  '/dmDocs/': '/docs/intro/product_intro/',
  '/real-time-analytics/': '/solution1/',
  '/ai-rag/': '/solution2/',
}

/** Nothing of ours is there; the old site's crawlers still ask. */
export const notForCrawlers = ['/admin/', '/api/', '/_next/', '/build/']

export const socialCards = (brand: SiteBrand, locale: string) =>
  cardWords(brand, locale).map(({ prefix, title }) => ({
    prefix,
    svg: socialCard(brand, { title, kicker: brand.name }),
  }))

/** A post without an image of its own is shared with its title. */
export function postCard({ view, props }: Route, brand: SiteBrand): string | undefined {
  if (!view.endsWith('/BlogPost.tsx')) return undefined
  const { title, image, tags } = props as BlogPostProps
  return image ? undefined : socialCard(brand, { title, label: tags[0]?.label, kicker: brand.name })
}

/** The site's own face, and one for Chinese. */
export const cardFonts = ['@fontsource-variable/plus-jakarta-sans', '@fontsource-variable/noto-sans-sc']
