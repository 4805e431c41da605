/** Hand-written sidebars, in words of this plugin or of Docusaurus -> items that are known to be whole. */
import * as v from 'valibot'
import { didYouMean, suggest } from '../../engine/errors/suggest.ts'
import { isObject } from '../../engine/errors/isObject.ts'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import type { Place } from '../../engine/types.ts'
import { sidebarItemInvalid, sidebarItemWithoutLink } from './messages.ts'
import { withoutNumbers } from './numberPrefix.ts'
import { categoryIndex, docusaurusItems, ownItems } from './sidebarSchemas.ts'
import type { BadgeEntry, CategoryIndex, Label } from './types.ts'

/** `['main', 2, 'items', 0]`, as the sidebars are written. */
export type At = readonly (string | number)[]

/** `at`: where the doc or the folder is named. */
export type WholeItem = { readonly at: At; readonly badge?: BadgeEntry | undefined } & (
  | {
      readonly kind: 'doc'
      readonly id: string
      readonly label?: Label | undefined
      /** It is only linked to: its place is in another sidebar. */
      readonly isElsewhere?: boolean
    }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'link'; readonly label: Label; readonly href: string }
  | {
      readonly kind: 'category'
      readonly label: Label
      readonly items: readonly WholeItem[]
      /** Id of a doc. */
      readonly doc?: string | undefined
      readonly index?: CategoryIndex | undefined
      readonly collapsed?: boolean | undefined
    }
)

export type WholeSidebars = Readonly<Record<string, readonly WholeItem[]>>

/** What is wrong with a part of the sidebars. */
export type SidebarProblem = {
  readonly at: At
  /** What stands there. */
  readonly value: unknown
  error(place: Place): SiteError
}

export type ReportSidebar = (problem: SidebarProblem) => void

type Fields = Readonly<Record<string, unknown>>

/** Items that are wrong are reported and left out. Codes: `sidebar-item-invalid`, `sidebar-item-without-link`. */
export function wholeSidebars(sidebars: unknown, report: ReportSidebar): WholeSidebars {
  if (isObject(sidebars) && !(sidebars instanceof Promise))
    return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, itemsIn(items, [name], report)]))
  const wrong = `they should be lists by their names, but are ${shown(sidebars)}`
  report({ at: [], value: sidebars, error: (place) => sidebarItemInvalid('sidebars', wrong, place) })
  return {}
}

/** A list, or categories by their label. */
function itemsIn(items: unknown, at: At, report: ReportSidebar): readonly WholeItem[] {
  if (Array.isArray(items)) return items.flatMap((item, index) => itemsOf(item, [...at, index], report))
  if (isObject(items))
    return Object.entries(items).flatMap(([label, inside]) => {
      if (Array.isArray(inside) && !inside.length) report(invalid([...at, label], inside, 'it has no items'))
      const inner = itemsIn(inside, [...at, label], report)
      return inner.length ? [{ kind: 'category', at: [...at, label], label, items: inner } as const] : []
    })
  report(invalid(at, items, `it should be a list, but is ${shown(items)}`))
  return []
}

function itemsOf(item: unknown, at: At, report: ReportSidebar): readonly WholeItem[] {
  if (typeof item === 'string' && item) return [{ kind: 'doc', at, id: item }]
  if (!isObject(item)) {
    report(
      invalid(at, item, `it is ${shown(item)}`, {
        hint: 'Write the id of a doc, or an object with "doc", "folder", "href" or "items".',
      }),
    )
    return []
  }
  if (item['type'] !== undefined) return docusaurusItem(item, at, report)
  if (areCategories(item)) return itemsIn(item, at, report)
  return ownItem(item, at, report)
}

/** `{ Guides: ['a', 'b'] }` */
const areCategories = (item: Fields): boolean =>
  !('items' in item) &&
  Object.keys(item).length > 0 &&
  Object.values(item).every((inside) => Array.isArray(inside) || (isObject(inside) && areCategories(inside)))

const kinds = ['folder', 'href', 'items', 'doc'] as const
const ownKeys = [...new Set(kinds.flatMap((kind) => Object.keys(ownItems[kind].entries)))]

function ownItem(item: Fields, at: At, report: ReportSidebar): readonly WholeItem[] {
  const named = kinds.filter((key) => item[key] !== undefined)
  const [kind, other] = named
  if (other && named.join() !== 'items,doc') {
    const hint = 'Make one item of each, or a category with "label" and "items" around them.'
    report(invalid(at, item, `it cannot be "${kind}" and "${other}" at once`, { hint }))
    return []
  }
  if (!kind) {
    reportKindless(item, at, report)
    return []
  }
  const wholeBy = <S extends ItemSchema>(schema: S) => checked(schema, item, at, report)
  switch (kind) {
    case 'folder':
      return wholeBy(ownItems.folder).map((whole) => ({ kind, at: [...at, kind], ...whole }))
    case 'href':
      return wholeBy(ownItems.href).map((whole) => ({ kind: 'link', at, ...whole }))
    case 'items':
      return wholeBy(ownItems.items).map((whole) => {
        const items = itemsIn(whole.items, [...at, kind], report)
        return { ...whole, kind: 'category', at: [...at, 'doc'], items }
      })
    case 'doc':
      return wholeBy(ownItems.doc).map(({ doc, ...whole }) => ({ ...whole, kind, at: [...at, kind], id: doc }))
  }
}

/** A slip in the key that says what it is, or none of them. */
function reportKindless(item: Fields, at: At, report: ReportSidebar): void {
  const unknown = Object.keys(item).filter((key) => !ownKeys.includes(key))
  const { label } = item
  if (label === undefined || unknown.some((key) => suggest(key, ownKeys))) {
    for (const key of unknown) report(unknownKey(key, ownKeys, item, at))
    if (!unknown.length)
      report(invalid(at, item, 'it names nothing', { hint: 'Give it a "doc", "folder", "href" or "items".' }))
    return
  }
  const text = isObject(label) ? String(Object.values(label)[0]) : String(label)
  report({ at, value: item, error: (place) => sidebarItemWithoutLink(pathOf(at), text, place) })
}

function docusaurusItem(item: Fields, at: At, report: ReportSidebar): readonly WholeItem[] {
  const { type } = item
  const wholeBy = <S extends ItemSchema>(schema: S) => checked(schema, item, at, report)
  switch (type) {
    case 'doc':
    case 'ref':
      return wholeBy(docusaurusItems[type]).map(({ id, label }) => {
        const isElsewhere = type === 'ref'
        return { kind: 'doc', at: [...at, 'id'], id, label, isElsewhere }
      })
    case 'autogenerated':
      return wholeBy(docusaurusItems.autogenerated).map(({ dirName }) => {
        const folder = withoutNumbers(dirName.replace(/^\.(?:\/|$)/, ''))
        return { kind: 'folder', at: [...at, 'dirName'], folder }
      })
    case 'link':
      return wholeBy(docusaurusItems.link).map(({ label, href }) => ({ kind: 'link', at, label, href }))
    case 'html':
      wholeBy(docusaurusItems.html)
      return []
    case 'category':
      return docusaurusCategory(item, at, report)
  }
  const wrong = `the type ${shown(type)} is unknown`
  const hint = didYouMean(String(type), Object.keys(docusaurusItems))
  report(invalid(at, type, wrong, { hint, inside: ['type'] }))
  return []
}

function docusaurusCategory(item: Fields, at: At, report: ReportSidebar): readonly WholeItem[] {
  const [whole] = checked(docusaurusItems.category, item, at, report)
  if (!whole) return []
  const { label, link } = whole
  // There is none that cannot be closed; such a one is open.
  const collapsed = whole.collapsible === false ? false : whole.collapsed
  if (!link && !Object.keys(whole.items as object).length) {
    report(invalid(at, whole.items, 'it has neither items nor a link', { inside: ['items'] }))
    return []
  }
  const items = itemsIn(whole.items, [...at, 'items'], report)
  const doc = link?.type === 'doc' ? { doc: link.id } : {}
  const { slug, title, description } = link?.type === 'generated-index' ? link : {}
  const index = link?.type === 'generated-index' ? { index: { slug, title, description } } : {}
  return [{ kind: 'category', at: [...at, 'link', 'id'], label, items, collapsed, ...doc, ...index }]
}

type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries }

/** None where something is wrong, which is reported. */
function checked<S extends ItemSchema>(
  schema: S,
  item: Fields,
  at: At,
  report: ReportSidebar,
): readonly v.InferOutput<S>[] {
  const known = Object.keys(schema.entries)
  const unknown = Object.keys(item).filter((key) => !known.includes(key))
  for (const key of unknown) report(unknownKey(key, known, item, at))
  // A key that is missing is most often the one with the slip.
  if (unknown.length) return []
  const { success, output, issues = [] } = v.safeParse(schema, item)
  for (const issue of issues) report(problemOf(issue, item, at))
  return success ? [output as v.InferOutput<S>] : []
}

const unknownKey = (key: string, known: readonly string[], item: Fields, at: At): SidebarProblem =>
  invalid(at, item[key], `the key "${key}" is unknown`, { hint: didYouMean(key, known), inside: [key] })

function problemOf({ path, message, input, expected }: v.BaseIssue<unknown>, item: Fields, at: At): SidebarProblem {
  const inside = (path ?? []).map(({ key }) => String(key))
  const [first = '', inner = ''] = inside
  if (item[first] === undefined) return invalid(at, item, `"${first}" is missing`)
  const field = inside.join('.')
  if (expected === 'never') {
    const hint = didYouMean(inner, Object.keys(categoryIndex.entries))
    return invalid(at, (item[first] as Fields)[inner], `the key "${field}" is unknown`, { hint, inside })
  }
  return invalid(at, input, `"${field}" should be ${message}, but is ${shown(input)}`, { inside })
}

type More = {
  readonly hint?: string | undefined
  /** The part of the item, where it is not all of it that is wrong. */
  readonly inside?: At
}

const invalid = (at: At, value: unknown, wrong: string, { hint, inside = [] }: More = {}): SidebarProblem => ({
  at: [...at, ...inside],
  value,
  error: (place) => sidebarItemInvalid(pathOf(at), wrong, place, hint),
})

/** `main[2].items[0]` */
const pathOf = (at: At): string =>
  at.map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key)).join('')

function shown(value: unknown): string {
  if (value === '') return 'an empty text'
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return value instanceof Promise ? 'a promise' : 'an object'
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value)
}
