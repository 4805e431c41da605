/** Words for plugins: generated pages, feeds, the map for language models, pictures of shared links. */
import type { SiteBrand } from '../brand.ts'
import { stringsOf } from './languages.ts'
import { ownLocale, pick } from './pick.ts'

/** Of generated pages, and of what is added to prose. */
export function labelsOf(locale: string) {
  const { labels, prose } = stringsOf(locale)
  return { ...labels, prose }
}

function homeOf(
  { offering, name }: SiteBrand,
  locale: string,
): { readonly title: string; readonly description: string } {
  const { home, clouddm } = stringsOf(locale)
  const { meta } = { replication: home, management: clouddm }[offering]
  return { title: meta.title, description: meta.description(name) }
}

export function feedWords({ name, legal }: SiteBrand, locale: string) {
  const { labels, outputs } = stringsOf(locale)
  return {
    title: `${name} ${labels.blog}`,
    description: labels.description,
    author: pick(legal.company, locale),
    help: outputs.feedHelp,
  }
}

export function llmsWords(brand: SiteBrand, locale: string) {
  const { title, description } = homeOf(brand, locale)
  const { outputs } = stringsOf(locale)
  const details = [
    outputs.publisher(pick(brand.legal.company, locale)),
    outputs.address(`${brand.origin}${locale === ownLocale ? '' : `/${locale}`}/`),
    outputs.markdown,
    outputs.quoting,
  ]
  return {
    title: `${brand.name}: ${title}`,
    summary: description,
    details: details.map((detail) => `- ${detail}`).join('\n'),
    pages: outputs.pages,
  }
}

export function llmsSections(_brand: SiteBrand, locale: string) {
  const { docs, blog } = stringsOf(locale).labels
  return [
    { prefix: '/docs/', title: docs },
    { prefix: '/blog/', title: blog },
  ]
}

/** Headlines of the pictures, by the section they are for. */
export function cardWords(brand: SiteBrand, locale: string) {
  return [{ prefix: '/', title: homeOf(brand, locale).title }, ...llmsSections(brand, locale)]
}
