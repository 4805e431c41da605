/** Prose that pages import as a component: a part of theirs, whose name begins with `_` here. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readText } from '../project.ts'
import { frontOf } from './frontText.ts'
import type { ProsePlace } from './prosePlace.ts'

type Work = {
  convert(text: string, place: ProsePlace): string
  tell(what: string, file: string): void
}

/** The module to import; adds the part where it does not come along with the folder of the page. */
export function partOf(from: string, place: ProsePlace, { convert, tell }: Work): string {
  const { file, target, folder, draft } = place
  const old = from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(posix.dirname(file), from)
  if (!existsSync(join(draft.root, old))) return from
  const text = readText(draft.root, old)
  if (/\{\s*props\b/.test(text)) tell('Parts are given values (props), which are empty here: write them out', old)
  const isBeside = old.startsWith(`${folder}/`)
  const name = posix.basename(old).replace(/^_?/, '_')
  // The folder of the page, and of its language.
  const top = target.slice(0, target.length - file.slice(folder.length).length)
  const language = target.split('/').slice(0, 2).join('/')
  const where = isBeside ? top + posix.dirname(old).slice(folder.length) : `${language}/${posix.dirname(old)}`
  const part = posix.join(where.replaceAll('../', ''), name)
  const comesAlong = isBeside && posix.basename(old) === name
  if (!comesAlong && !draft.files.has(part)) {
    draft.files.set(part, { body: '' })
    // What lies around a part of another folder does not come along with it.
    const around = isBeside ? folder : ''
    draft.files.set(part, {
      body: convert(text.slice(frontOf(text).length), { ...place, file: old, target: part, folder: around }),
    })
  }
  const way = posix.relative(posix.dirname(target), part)
  return way.startsWith('.') ? way : `./${way}`
}
