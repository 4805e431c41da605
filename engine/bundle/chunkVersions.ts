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

/** Hash of these chunks and of all they import, at once or when it is needed, and of `beside` where one of them may read files. */
export type VersionOf = (keys: readonly string[]) => string

/** How code comes to the modules of Node that read files. A text that says the same costs time and no more. */
const reading = /(["'`])(?:node:)?(?:fs(?:\/promises)?|child_process)\1|\bgetBuiltinModule\b/

type Chunks = {
  /** That of the chunks. */
  readonly folder: string
  /** By keys, with names of files from there. */
  readonly chunks: Readonly<Record<string, ServerChunk>>
  /** Hash of the files that a component may read while it renders. */
  readonly beside: string
}

export async function chunkVersions({ folder, chunks, beside }: Chunks): Promise<VersionOf> {
  const scripts = Object.entries(chunks).filter(([, { file }]) => file.endsWith('.js'))
  const texts = await inBatches(scripts, async ([, { file }]) => readFile(join(folder, file), 'utf8'))
  const nameOf = ({ file }: ServerChunk) => posix.basename(file)
  // The names of files hold hashes of all that is imported from them, lists included. Two are told apart by what is in them.
  const nameless = new Map(scripts.map(([, chunk]) => [nameOf(chunk), '']))
  const own = new Map(
    scripts.map(([, chunk], at) => [
      nameOf(chunk),
      chunk.name === listChunk ? listChunk : hashAll([withNames(texts[at]!, nameless)]),
    ]),
  )
  const hashes = new Map(
    scripts.map(([key], at) => {
      const text = texts[at]!
      return [key, hashAll([withNames(text, own), ...(reading.test(text) ? [beside] : [])])]
    }),
  )
  return (keys) => hashAll([...reached(keys, chunks)].flatMap((key) => hashes.get(key) ?? []).sort())
}

/** What is called like no chunk is a text of a component. */
const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/(["'`])\.{1,2}\/[^"'`\n]*?([^"'`/\n]+\.js)\1/g, (written, quote: string, file: string) =>
    names.has(file) ? [quote, names.get(file), quote].join('') : written,
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
