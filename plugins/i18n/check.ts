/** The task behind `site check --translations`. */
import type { Diagnostic, Site, TaskContext, TaskResult } from '../../engine/types.ts'
import { blocksOf, headingIds } from './blocks.ts'
import * as messages from './messages.ts'
import { pairsOf, type Pair, type Prose } from './pairs.ts'
import { entryOf, recordFile, recordsOf, type Marks } from './record.ts'

export async function checkTranslations(sites: readonly Site[], context: TaskContext): Promise<TaskResult> {
  const { pairs, orphans } = pairsOf(sites)
  const { content, locales } = sites[0]!.config
  const records = recordsOf(sites)
  const marksOf = ({ address }: Prose) => records.get(recordFile(content, address.set)) ?? {}
  const translated = pairs.filter((pair) => pair.translation !== undefined) as readonly Translated[]
  const named = (document: Prose, locale: string) =>
    `${content}/${document.address.set}/${locale}/${document.address.rest}`

  const diagnostics: Diagnostic[] = [
    ...pairs
      .filter(({ translation }) => !translation)
      .map(({ source, locale }) => messages.missing(source.file, locale, named(source, locale))),
    ...orphans.map((orphan) => messages.orphan(orphan.file, named(orphan, locales[0]!.id))),
  ]
  for (const pair of translated) {
    const [source, translation] = [await context.source(pair.source.file), await context.source(pair.translation.file)]
    // Gone since they were listed.
    if (source === undefined || translation === undefined) continue
    diagnostics.push(
      ...driftOf(pair, source, marksOf(pair.translation)),
      ...(await anchorsOf(pair, source, translation, context)),
    )
  }
  const unmarked = translated.filter(({ translation }) => !(entryOf(translation) in marksOf(translation)))
  return { diagnostics, notes: [summary(translated.length, unmarked.length)] }
}

type Translated = Pair & { readonly translation: Prose }

const summary = (translated: number, unmarked: number): string =>
  unmarked
    ? `${messages.count(translated, 'translation')}; of ${unmarked} it is not known what they were made from: site i18n mark`
    : messages.count(translated, 'translation')

/** Blocks that only moved are the same blocks. */
function driftOf({ source, translation }: Translated, text: string, marks: Marks): readonly Diagnostic[] {
  const marked = marks[entryOf(translation)]
  if (marked === undefined) return []
  const left = marked.split(' ').filter(Boolean)
  const changed = blocksOf(source.file, text).filter(({ digest }) => {
    const at = left.indexOf(digest)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (!changed.length && !left.length) return []
  // A changed block is one that came and one that went.
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

/** An id that was given is meant to be linked to; the other language may have it by itself, from an English heading. */
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
  // What is no anchor of its own page was text that only looks like a heading.
  const strays = (ids: readonly (readonly [string, number])[], here: readonly string[], other: readonly string[]) =>
    ids.filter(([id]) => here.includes(id) && !other.includes(id))
  return [
    ...strays(own, first.anchors, second.anchors).map(([id, line]) =>
      messages.anchorMissing(id, { file: source.file, line }, translation.file),
    ),
    ...strays(others, second.anchors, first.anchors).map(([id, line]) =>
      messages.anchorMissing(id, { file: translation.file, line }, source.file),
    ),
  ]
}
