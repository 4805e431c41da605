/** Facts in one locale as shared values: each is rendered once and shown by all pages of the end. */
import { escapeText } from '../../engine/html/escape.ts'
import type { SharedValue } from '../../engine/types.ts'
import type { EndData } from './connections.ts'
import type { Sample, SourceFacts, TargetFacts, Text } from './ends.ts'
import type { Facts } from './facts.ts'
import { covers } from './pairFacts.ts'
import { endFacts, pairTypes } from './shared.ts'
import type { ConnectionProps, FactsList, FactsValue } from './types.ts'

/** In the default language, which comes first, where there is no translation. `{name}` is the end's name. */
export const phrase = (text: Text, locale: string, { name }: EndData): string =>
  (text[locale] ?? Object.values(text)[0]!).replaceAll('{name}', name)

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
    ...(table.note && { note: phrase(table.note, locale, source) }),
  }
  return [pairTypes(locale, source.slug, target.slug).value(value)]
}

export function factValues(end: EndData, facts: Facts, locale: string): readonly SharedValue[] {
  const [source, target] = [facts.source(end.slug), facts.target(end.slug)]
  const say = wordsFor(end, locale)
  return [
    ...(source ? [say.share('reads', say.value([source.reads])), ...sideValues('source', source, say)] : []),
    ...(target ? [say.share('writes', say.value([target.writes])), ...sideValues('target', target, say)] : []),
  ]
}

function sideValues(
  side: 'source' | 'target',
  facts: (SourceFacts | TargetFacts) & Pick<Partial<SourceFacts>, 'keep'>,
  { value, share, items }: ReturnType<typeof wordsFor>,
): readonly SharedValue[] {
  const { keep, code, limits, settings, rights } = facts
  const lists = Object.entries({ settings, rights }).flatMap(([label, texts]) =>
    texts.length ? [{ label: label as 'settings' | 'rights', ...items(texts) }] : [],
  )
  return [
    share(side, { ...value(keep ? [keep] : [], code), lists }),
    ...(['types', 'ddl', 'noDdl'] as const).flatMap((key) =>
      facts[key] ? [share(`${side}-${key}`, value([facts[key]]))] : [],
    ),
    share(`${side}-limits`, { ...value([]), lists: [items(limits)] }),
  ]
}

function wordsFor(end: EndData, locale: string) {
  const inLocale = (text: Text) => phrase(text, locale, end)
  return {
    share: (part: string, value: FactsValue) => endFacts(locale, end.slug, part).value(value),
    value: (texts: readonly Text[], code: readonly Sample[] = []): FactsValue => ({
      texts: texts.map(inLocale),
      lists: [],
      code: code.map(({ title, lang, text, html = escapeText(text) }) => ({ title: inLocale(title), lang, html })),
    }),
    items: (texts: readonly Text[]): FactsList => ({ items: texts.map(inLocale) }),
  }
}
