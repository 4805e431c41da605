/** JSON-LD: that it can be read, and has what search engines ask of the things they show. https://schema.org */
import type { Diagnostic, PageRecord } from '../../engine/types.ts'
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

export const checkStructured = (pages: readonly PageRecord[]): readonly Diagnostic[] =>
  pages.flatMap((page) =>
    (page.structured ?? [])
      .flatMap(problemsIn)
      .map((problem) => say(page, 'structured-data-invalid', 'error', `JSON-LD of ${page.path}: ${problem}`)),
  )

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

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
