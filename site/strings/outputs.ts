/** Words of files that are made beside the pages: feeds, the map for language models, pictures of shared links. */
import type { SiteBrand } from '../brand.ts'
import { en } from './en.ts'
import { labels } from './labels.ts'
import { zh } from './zh.ts'

const isEnglish = (locale: string) => locale === 'en'
const labelsOf = (locale: string) => labels[isEnglish(locale) ? 'en' : 'zh']

function homeOf(
  { offering, name }: SiteBrand,
  locale: string,
): { readonly title: string; readonly description: string } {
  const strings = isEnglish(locale) ? en : zh
  const { meta } = { replication: strings.home, management: strings.clouddm }[offering]
  return { title: meta.title, description: meta.description(name) }
}

export function feedWords(brand: SiteBrand, locale: string) {
  const { blog, description } = labelsOf(locale)
  return {
    title: `${brand.name} ${blog}`,
    description,
    author: brand.legal.company[isEnglish(locale) ? 'en' : 'zh'],
    help: isEnglish(locale)
      ? 'This is a feed. Copy its address into a reader, and new articles come to you.'
      : '这是一个订阅源。把它的地址复制到阅读器中，新文章会自动送达。',
  }
}

export function llmsWords(brand: SiteBrand, locale: string) {
  const { title, description } = homeOf(brand, locale)
  const { company } = brand.legal
  const details = isEnglish(locale)
    ? [
        `- Publisher: ${company.en}`,
        `- Official address: ${brand.origin}/en/`,
        '- Each entry below is Markdown; the page itself is at the same address without "index.md".',
        '- Versions, prices and limits change: quote the page a figure comes from, and say so where the documentation is silent.',
      ]
    : [
        `- 发布方：${company.zh}`,
        `- 官方地址：${brand.origin}/`,
        '- 以下条目均为 Markdown；去掉地址末尾的 index.md 即为对应网页。',
        '- 版本、价格与限制会变化：引用数字时请注明来源页面；文档没有说明的，请直说没有说明。',
      ]
  return {
    title: `${brand.name}: ${title}`,
    summary: description,
    details: details.join('\n'),
    pages: isEnglish(locale) ? 'Pages' : '页面',
  }
}

export function llmsSections(_brand: SiteBrand, locale: string) {
  const { docs, blog } = labelsOf(locale)
  return [
    { prefix: '/docs/', title: docs },
    { prefix: '/blog/', title: blog },
  ]
}

/** Headlines of the pictures, by the section they are for. */
export function cardWords(brand: SiteBrand, locale: string) {
  const { docs, blog } = labelsOf(locale)
  return [
    { prefix: '/', title: homeOf(brand, locale).title },
    { prefix: '/docs/', title: docs },
    { prefix: '/blog/', title: blog },
  ]
}
