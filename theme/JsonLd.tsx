/** Facts for search engines, as data: the browser never runs it, so the content security policy need not allow it. */
import { useBrand, useLocale, useLocalized, useRoute } from '../engine/client/index.ts'
import type { Locale } from '../engine/types.ts'
import type { ThemeBrand } from './brand.ts'
import { article, breadcrumbList, toJsonLd, type Author, type Thing } from './JsonLd.data.ts'

export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
}

type ArticleLdProps = {
  kind: 'BlogPosting' | 'TechArticle'
  title: string
  description: string
  /** Above the page, outermost first, without the home page. */
  trail: readonly { readonly label: string; readonly path?: string | undefined }[]
  published?: string | undefined
  modified?: string | undefined
  image?: string | undefined
  authors?: readonly Author[]
  /** The locale it is written in, where that is not the one of the page. */
  original?: Locale | undefined
}

export function ArticleLd({ trail, title, original, ...facts }: ArticleLdProps) {
  const brand = useBrand<ThemeBrand>()
  const locale = useLocale()
  const { lang } = original ?? locale
  const { url } = useRoute()
  const localized = useLocalized()
  const steps = [{ label: brand.name, path: localized('/') }, ...trail, { label: title, path: url }]
  return <JsonLd things={[article(brand, { ...facts, title, url, lang }), breadcrumbList(brand, steps)]} />
}
