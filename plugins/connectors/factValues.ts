/** Facts in one locale as shared values: each is rendered once and shown by all pages of the end. */
import type { SharedValue } from '../../engine/types.ts'
import type { EndData } from './connections.ts'
import type { Sample, SourceFacts, TargetFacts, Text } from './ends.ts'
import type { Facts } from './facts.ts'
import { covers } from './pairFacts.ts'
import { endFacts, pairTypes } from './shared.ts'
import type { ConnectionProps, FactsList, FactsValue } from './types.ts'

/** In the default language, which comes first, where there is no translation. `{name}` is the end's name. */
const say = (text: Text, locale: string, name: string): string =>
  (text[locale] ?? Object.values(text)[0]!).replaceAll('{name}', name)

export const phrase = (text: Text, locale: string, { name }: EndData): string => say(text, locale, name)

const nameOf = (locale: string, { slug }: EndData, part: string): string => endFacts(locale, slug, part).name

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
    ...(table && { types: pairTypes(locale, source.slug, target.slug).name }),
    typeTexts: texts('types'),
    ddlTexts: texts(hasDdl ? 'ddl' : 'noDdl'),
    limits: [nameOf(locale, source, 'source-limits'), nameOf(locale, target, 'target-limits')],
  }
}

export function typeValues(source: EndData, target: EndData, facts: Facts, locale: string): readonly SharedValue[] {
  const table = facts.types(source.slug, target.slug)
  if (!table) return []
  const value = {
    source: source.name,
    target: target.name,
    rows: table.rows.map(([to, from]) => ({ from, ...(to !== '-' && { to }) })),
    ...(table.note && { note: say(table.note, locale, source.name) }),
  }
  return [pairTypes(locale, source.slug, target.slug).value(value)]
}

export function factValues(end: EndData, facts: Facts, locale: string): readonly SharedValue[] {
  const [source, target] = [facts.source(end.slug), facts.target(end.slug)]
  return [...(source ? sourceValues(source, end, locale) : []), ...(target ? targetValues(target, end, locale) : [])]
}

function sourceValues(source: SourceFacts, end: EndData, locale: string): readonly SharedValue[] {
  const { reads, keep, types, ddl, noDdl, limits } = source
  const { value, share } = wordsFor(end, locale)
  return [
    share('reads', value([reads])),
    share('source', { ...value(keep ? [keep] : [], source.code), lists: lists(source, end, locale) }),
    ...(types ? [share('source-types', value([types]))] : []),
    ...(ddl ? [share('source-ddl', value([ddl]))] : []),
    ...(noDdl ? [share('source-noDdl', value([noDdl]))] : []),
    share('source-limits', { ...value([]), lists: [items(limits, end, locale)] }),
  ]
}

function targetValues(target: TargetFacts, end: EndData, locale: string): readonly SharedValue[] {
  const { writes, types, ddl, noDdl, limits } = target
  const { value, share } = wordsFor(end, locale)
  return [
    share('writes', value([writes])),
    share('target', { ...value([], target.code), lists: lists(target, end, locale) }),
    ...(types ? [share('target-types', value([types]))] : []),
    ...(ddl ? [share('target-ddl', value([ddl]))] : []),
    ...(noDdl ? [share('target-noDdl', value([noDdl]))] : []),
    share('target-limits', { ...value([]), lists: [items(limits, end, locale)] }),
  ]
}

function wordsFor(end: EndData, locale: string) {
  return {
    share: (part: string, value: FactsValue) => endFacts(locale, end.slug, part).value(value),
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
