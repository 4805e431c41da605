/** Words for plugins: generated pages, feeds, the map for language models, pictures of shared links. */
import type { Site } from '../../engine/types.ts'
import { durationOf } from '../../plugins/pricing/client.ts'
import { allowances, latency } from '../../plugins/pricing/shared.ts'
import type { SiteBrand } from '../brand.ts'
import { stringsOf } from './languages.ts'
import { fallbackLocale, pick } from './pick.ts'

/** Of generated pages, and of what is added to prose. */
export function labelsOf(locale: string) {
  const { labels, prose } = stringsOf(locale)
  return { ...labels, prose }
}

/** Prices and times, for pages and for prose. */
export const figureWords = (locale: string) => stringsOf(locale).figures

/** Around the operations of the API. */
export const openapiWords = (locale: string) => stringsOf(locale).openapi

const homeOf = ({ offering }: SiteBrand, locale: string) => {
  const { home, clouddm } = stringsOf(locale)
  return { replication: home, management: clouddm }[offering].meta
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

export function llmsWords(brand: SiteBrand, locale: string, site: Pick<Site, 'shared'>) {
  const { title, description } = homeOf(brand, locale)
  const { outputs, figures } = stringsOf(locale)
  const { change } = latency.read(site)!
  const { sources } = allowances.read(site)!
  const details = [
    outputs.publisher(pick(brand.legal.company, locale)),
    outputs.address(`${brand.origin}${locale === fallbackLocale ? '' : `/${locale}`}/`),
    outputs.markdown,
    outputs.quoting,
  ]
  return {
    title: `${brand.name}: ${title}`,
    summary: description(brand.name, durationOf(change, figures), sources.commercial),
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
