/** Facts about a page in the words of schema.org. Addresses are absolute; paths come as hrefs, encoded. */
import { absoluteUrl } from './absoluteUrl.ts'
import type { ThemeBrand } from './brand.ts'

export type Thing = Readonly<Record<string, unknown>>

export function website({ origin, name }: ThemeBrand, lang: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: lang,
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** `url` is of another site, `path` of the list of posts here. */
export type Author = {
  readonly name: string
  readonly kind?: 'person' | 'team' | undefined
  readonly url?: string | undefined
  readonly path?: string | undefined
}

type ArticleFacts = {
  readonly kind: 'BlogPosting' | 'TechArticle'
  readonly url: string
  readonly title: string
  readonly description: string
  readonly lang: string
  readonly published?: string | undefined
  readonly modified?: string | undefined
  readonly image?: string | undefined
  readonly authors?: readonly Author[]
}

export function article(
  brand: ThemeBrand,
  { kind, url, title, description, lang, published, modified, image, authors = [] }: ArticleFacts,
): Thing {
  const { origin, name } = brand
  const publisher = { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` }
  return {
    '@type': kind,
    url,
    headline: title,
    ...(description && { description }),
    inLanguage: lang,
    ...(published && { datePublished: published }),
    ...((modified ?? published) && { dateModified: modified ?? published }),
    ...(image && { image: absoluteUrl(image, brand) }),
    author: authors.length ? authors.map((author) => writer(author, brand)) : publisher,
    publisher: authors.length ? publisher : { '@id': publisher['@id'] },
  }
}

function writer({ name, kind, url, path }: Author, brand: ThemeBrand): Thing {
  // What an organization is known by is its address.
  const address = url ?? path ?? (kind === 'team' ? '/' : undefined)
  return {
    '@type': kind === 'team' ? 'Organization' : 'Person',
    name,
    ...(address && { url: absoluteUrl(address, brand) }),
  }
}

/** The way to a page, the page itself last. A step that leads nowhere is left out, as search engines ask. */
export function breadcrumbList(
  brand: ThemeBrand,
  steps: readonly { readonly label: string; readonly path?: string | undefined }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ path }, index) => path || index === steps.length - 1)
      .map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(path && { item: absoluteUrl(path, brand) }),
      })),
  }
}

export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): Thing {
  const entity = ({ question, answer }: (typeof questions)[number]) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })
  return { '@type': 'FAQPage', mainEntity: questions.map(entity) }
}

export function itemList(brand: ThemeBrand, items: readonly { readonly name: string; readonly path: string }[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path, brand),
    })),
  }
}

/** As text of a script element: nothing in it ends the element or begins a comment. */
export const toJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
