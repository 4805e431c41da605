/** Facts in one locale as shared values: each is rendered once and shown by all pages of the end. */
import type { Json } from '../../engine/types.ts'
import type { EndData } from './connections.ts'
import type { Sample, SourceFacts, TargetFacts, Text } from './ends.ts'
import type { Facts } from './facts.ts'
import { covers } from './pairFacts.ts'
import type { ConnectionProps, FactsList, FactsValue, TypesValue } from './types.ts'

type Values = Readonly<Record<string, FactsValue | TypesValue>>

/** In the default language, which comes first, where there is no translation. `{name}` is the end's name. */
const say = (text: Text, locale: string, name: string): string =>
  (text[locale] ?? Object.values(text)[0]!).replaceAll('{name}', name)

export const phrase = (text: Text, locale: string, { name }: EndData): string => say(text, locale, name)

const nameOf = (locale: string, { slug }: EndData, part: string): string => `facts/${locale}/${slug}/${part}`

/** Names of the shared values a pair shows. */
export function factNames(
  { source, target }: { readonly source: EndData; readonly target: EndData },
  facts: Facts,
  locale: string,
): ConnectionProps['facts'] {
  const [from, to] = [facts.source(source.slug)!, facts.target(target.slug)!]
  const table = facts.types(source.slug, target.slug)
  const hasDdl = facts.pairs.ddl.some((entry) => covers(entry, source.slug, target.slug))
  const texts = (key: 'types' | 'ddl' | 'noDdl') => [
    ...(from[key] ? [nameOf(locale, source, `source-${key}`)] : []),
    ...(to[key] ? [nameOf(locale, target, `target-${key}`)] : []),
  ]
  return {
    reads: nameOf(locale, source, 'reads'),
    source: nameOf(locale, source, 'source'),
    writes: nameOf(locale, target, 'writes'),
    target: nameOf(locale, target, 'target'),
    ...(table && { types: typesName(locale, source, target) }),
    typeTexts: texts('types'),
    ddlTexts: texts(hasDdl ? 'ddl' : 'noDdl'),
    limits: [nameOf(locale, source, 'source-limits'), nameOf(locale, target, 'target-limits')],
  }
}

const typesName = (locale: string, source: EndData, target: EndData): string =>
  nameOf(locale, source, `types-${target.slug}`)

export function typeValues(
  source: EndData,
  target: EndData,
  facts: Facts,
  locale: string,
): Readonly<Record<string, Json>> {
  const table = facts.types(source.slug, target.slug)
  if (!table) return {}
  const value: TypesValue = {
    source: source.name,
    target: target.name,
    rows: table.rows.map(([to, from]) => ({ from, ...(to !== '-' && { to }) })),
    ...(table.note && { note: say(table.note, locale, source.name) }),
  }
  return { [typesName(locale, source, target)]: value as unknown as Json }
}

export function factValues(end: EndData, facts: Facts, locale: string): Readonly<Record<string, Json>> {
  const [source, target] = [facts.source(end.slug), facts.target(end.slug)]
  const values = { ...(source && sourceValues(source, end, locale)), ...(target && targetValues(target, end, locale)) }
  return values as unknown as Readonly<Record<string, Json>>
}

function sourceValues(source: SourceFacts, end: EndData, locale: string): Values {
  const { reads, keep, types, ddl, noDdl, limits } = source
  const { value, name } = wordsFor(end, locale)
  return {
    [name('reads')]: value([reads]),
    [name('source')]: { ...value(keep ? [keep] : [], source.code), lists: lists(source, end, locale) },
    ...(types && { [name('source-types')]: value([types]) }),
    ...(ddl && { [name('source-ddl')]: value([ddl]) }),
    ...(noDdl && { [name('source-noDdl')]: value([noDdl]) }),
    [name('source-limits')]: { ...value([]), lists: [items(limits, end, locale)] },
  }
}

function targetValues(target: TargetFacts, end: EndData, locale: string): Values {
  const { writes, types, ddl, noDdl, limits } = target
  const { value, name } = wordsFor(end, locale)
  return {
    [name('writes')]: value([writes]),
    [name('target')]: { ...value([], target.code), lists: lists(target, end, locale) },
    ...(types && { [name('target-types')]: value([types]) }),
    ...(ddl && { [name('target-ddl')]: value([ddl]) }),
    ...(noDdl && { [name('target-noDdl')]: value([noDdl]) }),
    [name('target-limits')]: { ...value([]), lists: [items(limits, end, locale)] },
  }
}

function wordsFor(end: EndData, locale: string) {
  return {
    name: (part: string) => nameOf(locale, end, part),
    value: (texts: readonly Text[], code: readonly Sample[] = []): FactsValue => ({
      texts: texts.map((text) => say(text, locale, end.name)),
      lists: [],
      code: code.map(({ title, ...sample }) => ({ ...sample, title: say(title, locale, end.name) })),
    }),
  }
}

const lists = ({ settings, rights }: SourceFacts | TargetFacts, end: EndData, locale: string): readonly FactsList[] =>
  (
    [
      ['settings', settings],
      ['rights', rights],
    ] as const
  ).flatMap(([label, texts]) => (texts.length ? [{ label, ...items(texts, end, locale) }] : []))

const items = (texts: readonly Text[], { name }: EndData, locale: string): FactsList => ({
  items: texts.map((text) => say(text, locale, name)),
})
