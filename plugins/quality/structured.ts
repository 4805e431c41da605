/** JSON-LD: that it can be read, and has what search engines ask of the things they show. https://schema.org */
import type { Diagnostic, Known, PageRecord, Site } from '../../engine/types.ts'
import { say } from './say.ts'

type Thing = Readonly<Record<string, unknown>>

/** What a thing must have to be shown, by its type. */
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
  Question: ['name', 'acceptedAnswer'],
  SoftwareApplication: ['name', 'offers'],
  TechArticle: ['headline', 'author'],
  WebSite: ['name', 'url'],
}

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'sameAs'])

export function checkStructured(page: PageRecord, { brand }: Site, known: Known): readonly Diagnostic[] {
  const isOurs = (address: string) => {
    const { origin, pathname } = new URL(address)
    const path = decoded(pathname)
    return origin !== brand.origin || known.paths.has(path) || path === page.path || known.hasFile(path.slice(1))
  }
  return (page.structured ?? [])
    .flatMap((text) => [
      ...problemsIn(text),
      ...addressesIn(text)
        .filter((address) => !isOurs(address))
        .map(nowhere),
    ])
    .map((problem) => say(page, 'structured-data-invalid', 'error', `JSON-LD of ${page.path}: ${problem}`))
}

function problemsIn(text: string): readonly string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return ['it is no JSON']
  }
  if (!isThing(value)) return ['it is no object']
  if (!/^https?:\/\/schema\.org\/?$/.test(String(value['@context']))) return ['"@context" is not "https://schema.org"']
  const things = Array.isArray(value['@graph']) ? value['@graph'] : [value]
  return [...new Set(things.flatMap((thing) => problemsOf(thing)))]
}

function problemsOf(thing: unknown): readonly string[] {
  if (!isThing(thing)) return ['a thing is no object']
  const type = thing['@type']
  // A thing that only refers to another one is described there.
  const isReference = type === undefined && Object.keys(thing).join() === '@id'
  if (typeof type !== 'string') return isReference ? relative('@id', thing['@id']) : ['a thing has no "@type"']
  const missing = (required[type] ?? [])
    .filter((name) => isEmpty(thing[name]))
    .map((name) => `${type} has no "${name}"`)
  const steps = type === 'BreadcrumbList' && Array.isArray(thing['itemListElement']) ? thing['itemListElement'] : []
  const gaps = (steps.slice(0, -1) as readonly Thing[])
    .filter((step) => isEmpty(step['item']))
    .map(({ name }) => `the step "${String(name)}" of BreadcrumbList has no "item"`)
  const inner = Object.entries(thing).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((each) =>
      isThing(each) ? problemsOf(each) : addresses.has(name) ? relative(name, each) : [],
    )
  })
  return [...missing, ...gaps, ...inner]
}

const relative = (name: string, value: unknown): readonly string[] =>
  typeof value === 'string' && URL.canParse(value) ? [] : [`"${name}" is no absolute address: ${String(value)}`]

const nowhere = (address: string) => `${address} is no page of this site`

/** Of the fields that lead somewhere; an `@id` is a name. */
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:url|item|mainEntityOfPage|logo|image)":("(?:[^"\\]|\\.)*")/g)]
    .map(([, value]) => JSON.parse(value!) as string)
    .filter((value) => URL.canParse(value))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
