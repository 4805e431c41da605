/** The task behind `site i18n mark`: records the state of the sources of translations. */
import { posix } from 'node:path'
import { counted } from '../../engine/errors/counted.ts'
import type { TaskContext, TaskResult } from '../../engine/types.ts'
import { blocksOf } from './blocks.ts'
import { translationUnknown } from './messages.ts'
import { pairsOf, type ContentPage } from './translationPairs.ts'
import { entryOf, recordFile, recordsOf, writeRecord } from './record.ts'
import { forwardSlashes } from '../../engine/paths/slashed.ts'

/**
 * Marks the named files; a source stands for all its translations. Without names it marks translations that are not marked
 * yet, and leaves outdated ones as they are. Throws `SiteError` `usage-translation-unknown`.
 */
export async function markTranslations({ sites, args, source }: TaskContext): Promise<TaskResult> {
  const pairs = pairsOf(sites).pairs.flatMap(({ source, translation }) =>
    translation ? [{ source, translation }] : [],
  )
  const wanted = new Set(args.map((file) => posix.normalize(forwardSlashes(file))))
  const known = new Set(pairs.flatMap((pair) => [pair.source.file, pair.translation.file]))
  const unknown = [...wanted].find((file) => !known.has(file))
  if (unknown) throw translationUnknown(unknown, [...known])

  const before = recordsOf(sites)
  const files: { path: string; body: string }[] = []
  const notes: string[] = []
  const { content } = sites[0]!.config
  for (const [set, own] of Object.entries(Object.groupBy(pairs, ({ translation }) => translation.address.set))) {
    const path = recordFile(content, set)
    const recorded = before.get(path) ?? {}
    const after: { [file: string]: string } = {}
    let marked = 0
    for (const pair of own!) {
      const entry = entryOf(pair.translation)
      const isWanted = wanted.size
        ? wanted.has(pair.source.file) || wanted.has(pair.translation.file)
        : recorded[entry] === undefined
      const digests = isWanted ? await digestsOf(pair.source, source) : recorded[entry]
      if (digests !== undefined) after[entry] = digests
      if (isWanted) marked += 1
    }
    const gone = Object.keys(recorded).filter((entry) => !(entry in after)).length
    if (!marked && !gone) continue
    files.push({ path, body: writeRecord(after) })
    notes.push(`${path}: ${marked} marked, ${gone} gone, ${counted(Object.keys(after).length, 'translation')}`)
  }
  return { files, notes: notes.length ? notes : ['All translations are marked. To mark some again, name their files.'] }
}

async function digestsOf({ file }: ContentPage, source: TaskContext['source']): Promise<string | undefined> {
  const text = await source(file)
  return text === undefined
    ? undefined
    : blocksOf(file, text)
        .map(({ digest }) => digest)
        .join(' ')
}
