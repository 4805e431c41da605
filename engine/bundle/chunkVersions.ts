/**
 * What pages of a view are made with, as one hash for each: a component that has changed is rendered again where it may be shown,
 * and nowhere else.
 */
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { inBatches } from '../disk/inBatches.ts'
import { hashAll } from '../store/hash.ts'

/** The chunk with the lists of views and of what prose imports: what it names is no part of every page. */
export const listChunk = 'site-views'

export type ServerChunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Hash of these chunks and of all they import, at once or when it is needed. */
export type VersionOf = (keys: readonly string[]) => string

/** `folder` is that of the chunks. */
export async function chunkVersions(folder: string, chunks: Readonly<Record<string, ServerChunk>>): Promise<VersionOf> {
  const scripts = Object.entries(chunks).filter(([, { file }]) => file.endsWith('.js'))
  const texts = await inBatches(scripts, async ([, { file }]) => readFile(join(folder, file), 'utf8'))
  // The names of files hold hashes of all that is imported from them, lists included. Two are told apart by what is in them.
  const own = new Map(
    scripts.map(([, { file, name }], at) => [
      posix.basename(file),
      name === listChunk ? listChunk : hashAll([withNames(texts[at]!)]),
    ]),
  )
  const hashes = new Map(scripts.map(([key], at) => [key, hashAll([withNames(texts[at]!, own)])]))
  return (keys) => hashAll([...reached(keys, chunks)].flatMap((key) => hashes.get(key) ?? []).sort())
}

const withNames = (text: string, names?: ReadonlyMap<string, string>): string =>
  text.replace(/(["'`])\.{1,2}\/[^"'`\n]*?([^"'`/\n]+\.js)\1/g, (_, quote: string, file: string) =>
    [quote, names?.get(file) ?? (names ? file : ''), quote].join(''),
  )

function reached(keys: readonly string[], chunks: Readonly<Record<string, ServerChunk>>): ReadonlySet<string> {
  const found = new Set(keys)
  // The loop also visits keys that it adds.
  for (const key of found) {
    const { name, imports = [], dynamicImports = [] } = chunks[key] ?? { file: '' }
    if (name === listChunk) found.delete(key)
    else for (const imported of [...imports, ...dynamicImports]) found.add(imported)
  }
  return found
}
