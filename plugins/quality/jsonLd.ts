/** JSON-LD: that it is valid, and has the properties that search engines require. https://schema.org */
import { tryTo } from '../../engine/errors/tryTo.ts'
import { isGap } from '../../engine/paths/gaps.ts'
import { basePathOf, withoutBase } from '../../engine/paths/base.ts'
import { pagePath } from '../../engine/paths/written.ts'
import { isObject } from '../../engine/errors/isObject.ts'
import type { Diagnostic, PageCheckContext } from '../../engine/types.ts'
import { decodeUrl } from '../../engine/paths/decodeUrl.ts'
import * as messages from './messages.ts'

type Item = Readonly<Record<string, unknown>>

/** Required properties by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'author'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'offers'],
  TechArticle: ['headline', 'author'],
  WebSite: ['name', 'url'],
}

const urlProperties = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'sameAs'])

export function checkJsonLd({ page, site, targets }: PageCheckContext): readonly Diagnostic[] {
  if (page.isPartial) return []
  const { brand } = site
  // Addresses for search engines are those of the site that is published, in dev as well.
  const base = basePathOf(brand, { production: true })
  const own = new URL(brand.origin).origin
  const exists = (url: string) => {
    const whole = pathOn(own, url)
    const path = whole === undefined ? undefined : withoutBase(whole, base)
    return (
      path === undefined ||
      targets.paths.has(brand.trailingSlash === 'never' ? pagePath(path) : path) ||
      path === page.path ||
      targets.hasFile(path.slice(1)) ||
      isGap(path, site)
    )
  }
  return (page.jsonLd ?? [])
    .flatMap((text) => [
      ...problemsIn(text),
      ...urlsIn(text)
        .filter((url) => !exists(url))
        .map((url) => `${url} is no page of this site`),
    ])
    .map((problem) => messages.jsonLdInvalid(page, problem))
}

function problemsIn(text: string): readonly string[] {
  const value: unknown = tryTo(() => JSON.parse(text))
  if (value === undefined) return ['it is not valid JSON']
  if (!isObject(value)) return ['it is not an object']
  if (!/^https?:\/\/schema\.org\/?$/.test(String(value['@context']))) return ['"@context" is not "https://schema.org"']
  const items = Array.isArray(value['@graph']) ? value['@graph'] : [value]
  return [...new Set(items.flatMap((item) => itemProblems(item)))]
}

function itemProblems(item: unknown): readonly string[] {
  if (!isObject(item)) return ['an item of "@graph" is not an object']
  const type = item['@type']
  // An item with nothing but an id refers to another item.
  const isReference = type === undefined && Object.keys(item).join() === '@id'
  if (typeof type !== 'string') return isReference ? relativeUrl('@id', item['@id']) : ['an item has no "@type"']
  const missing = (required[type] ?? []).filter((name) => isEmpty(item[name])).map((name) => `${type} has no "${name}"`)
  const steps = type === 'BreadcrumbList' && Array.isArray(item['itemListElement']) ? item['itemListElement'] : []
  const gaps = (steps.slice(0, -1) as readonly Item[])
    .filter((step) => isEmpty(step['item']))
    .map(({ name }) => `the step "${String(name)}" of BreadcrumbList has no "item"`)
  const inner = Object.entries(item).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((each) =>
      isObject(each) ? itemProblems(each) : urlProperties.has(name) ? relativeUrl(name, each) : [],
    )
  })
  return [...missing, ...gaps, ...inner]
}

const relativeUrl = (name: string, value: unknown): readonly string[] =>
  typeof value === 'string' && URL.canParse(value) ? [] : [`"${name}" is not an absolute URL: ${String(value)}`]

/** Decoded; undefined for an address elsewhere. */
function pathOn(origin: string, url: string): string | undefined {
  // Nothing to resolve and to decode, as in most of them.
  const plain = url.startsWith(origin) ? url.slice(origin.length) : ''
  if (/^\/[\w/-]*$/.test(plain)) return plain
  const parsed = new URL(url)
  return parsed.origin === origin ? decodeUrl(parsed.pathname) : undefined
}

/** URLs of properties that point to a page or file; an `@id` is a name. */
const urlsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:url|item|mainEntityOfPage|logo|image)":("(?:[^"\\]|\\.)*")/g)]
    .map(([, value = '']) => (value.includes('\\') ? (JSON.parse(value) as string) : value.slice(1, -1)))
    .filter((value) => URL.canParse(value))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
