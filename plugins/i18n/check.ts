/** The task behind `site check --translations`. */
import { posix } from 'node:path'
import { counted } from '../../engine/errors/counted.ts'
import type { Diagnostic, TaskContext, TaskResult } from '../../engine/types.ts'
import { blocksOf, headingIds } from './blocks.ts'
import * as messages from './messages.ts'
import { pairsOf, type Pair, type ContentPage } from './translationPairs.ts'
import { entryOf, recordFile, recordsOf, type Digests } from './record.ts'

/** `args`: the languages that are asked about. */
export async function checkTranslations(context: TaskContext): Promise<TaskResult> {
  const { sites, args } = context
  const isAsked = (locale: string) => !args.length || args.includes(locale)
  const all = pairsOf(sites)
  const pairs = all.pairs.filter(({ locale }) => isAsked(locale))
  const orphans = all.orphans.filter(({ address }) => isAsked(address.locale))
  const { content, locales } = sites[0]!.config
  const records = recordsOf(sites)
  const digestsOf = ({ address }: ContentPage) => records.get(recordFile(content, address.set)) ?? {}
  const translated = pairs.filter((pair) => pair.translation !== undefined) as readonly Translated[]
  const fileIn = (document: ContentPage, locale: string) =>
    posix.join(content, document.address.set, locale, document.address.rest)

  const diagnostics: Diagnostic[] = [
    ...pairs
      .filter(({ translation }) => !translation)
      .map((pair) => messages.missing(pair, fileIn(pair.source, pair.locale))),
    ...orphans.map((orphan) => messages.orphan(orphan.file, fileIn(orphan, locales[0]!.id))),
  ]
  for (const pair of translated) {
    const [source, translation] = [await context.source(pair.source.file), await context.source(pair.translation.file)]
    // A file was deleted while this runs.
    if (source === undefined || translation === undefined) continue
    diagnostics.push(
      ...driftOf(pair, source, digestsOf(pair.translation)),
      ...(await anchorsOf(pair, source, translation, context)),
    )
  }
  const unmarked = translated.filter(({ translation }) => !(entryOf(translation) in digestsOf(translation)))
  return { diagnostics, notes: [summary(translated.length, unmarked.length)] }
}

type Translated = Pair & { readonly translation: ContentPage }

const summary = (translated: number, unmarked: number): string =>
  unmarked
    ? `${counted(translated, 'translation')}, ${unmarked} of them not marked: run site i18n mark`
    : counted(translated, 'translation')

/** Blocks that are only moved count as unchanged. */
function driftOf({ source, translation }: Translated, text: string, digests: Digests): readonly Diagnostic[] {
  const marked = digests[entryOf(translation)]
  if (marked === undefined) return []
  const left = marked.split(' ').filter(Boolean)
  const changed = blocksOf(source.file, text).filter(({ digest }) => {
    const at = left.indexOf(digest)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (!changed.length && !left.length) return []
  // A changed block has a new digest and lacks its old one.
  const removed = Math.max(0, left.length - changed.length)
  return [
    messages.stale({
      source: source.file,
      translation: translation.file,
      lines: changed.map(({ line }) => line),
      removed,
    }),
  ]
}

/** Explicit ids that the other page does not have. It may have the same id from the text of an English heading. */
async function anchorsOf(
  { source, translation }: Translated,
  text: string,
  translated: string,
  context: TaskContext,
): Promise<readonly Diagnostic[]> {
  const [given, there] = [headingIds(text), headingIds(translated)]
  const [own, others] = [[...given].filter(([id]) => !there.has(id)), [...there].filter(([id]) => !given.has(id))]
  if (!own.length && !others.length) return []
  const [first, second] = [await context.body(source), await context.body(translation)]
  if (!first || !second) return []
  // An id that is no anchor of its own page belongs to text that only looks like a heading.
  const missing = (ids: readonly (readonly [string, number])[], here: readonly string[], other: readonly string[]) =>
    ids.filter(([id]) => here.includes(id) && !other.includes(id))
  return [
    ...missing(own, first.anchors, second.anchors).map(([id, line]) =>
      messages.anchorMissing(id, { file: source.file, line }, translation.file),
    ),
    ...missing(others, second.anchors, first.anchors).map(([id, line]) =>
      messages.anchorMissing(id, { file: translation.file, line }, source.file),
    ),
  ]
}
