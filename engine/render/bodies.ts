/** The prose of documents, read when a page first needs it and cached by everything it was made from. */
import { fileMissing } from '../errors/fileMessages.ts'
import { loadOutside, loadProgram } from '../errors/loadMessages.ts'
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import type { SiteError } from '../errors/SiteError.ts'
import { bodyProblem } from '../hooks/answers.ts'
import { hashAll, hashOf } from '../store/hash.ts'
import { getJson, rememberFor, type Store } from '../store/store.ts'
import { hashOfFile, noFile } from '../disk/hashOfFile.ts'
import { readSource } from '../disk/source.ts'
import { loadedName } from '../paths/loadedFiles.ts'
import { addressOf } from '../paths/paths.ts'
import type { Body, Config, Diagnostic, Disk } from '../types.ts'
import { wordNames } from '../html/brandWords.ts'

/** Which plugin reads a file, and the hash of the text the site was routed from. */
export type BodySource = { readonly file: string; readonly plugin: string; readonly hash: string }

export type CachedBody = {
  readonly body: Body
  /** Other files that the prose names: hashes of what they hold. */
  readonly files: Readonly<Record<string, string>>
}

export type Bodies = {
  /** Throws `SiteError`. */
  of(source: BodySource): Promise<CachedBody>
  /** What is wrong with the prose of a document; nothing where it has none. */
  problemsOf(source: BodySource): Promise<readonly Diagnostic[]>
  /** Whether the cache has it. */
  isKnown(source: BodySource): boolean
  /** Those that the cache has. */
  copyTo(store: Store, sources: readonly BodySource[]): void
  /** How many were read, not taken from the cache. */
  readonly count: () => number
}

export function createBodies(config: Config, disk: Disk, store: Store, code: string): Bodies {
  // Brands that show the same set ask for a body one after the other.
  const recent = new Map<string, Promise<CachedBody>>()
  let count = 0
  const keyOf = createKeyOf(config, code)
  const readBody = createBodyReader({ config, disk, store, code, keyOf, onRead: () => void count++ })

  const failureOf = ({ plugin, file }: BodySource, error: unknown): SiteError =>
    pluginFailed(plugin, 'read', error, { file, root: config.root })

  return {
    count: () => count,
    isKnown: (source) => store.has('bodies', keyOf(source)),
    copyTo(other, sources) {
      for (const key of sources.map(keyOf)) {
        const body = store.get('bodies', key)
        if (body) other.put('bodies', key, body)
      }
    },
    of(source) {
      const key = `${source.file} ${source.hash}`
      const running = recent.get(key)
      if (running) return running
      const started = readBody(source).then(
        (body) => {
          if (!body) throw new Error(`${source.plugin} has no body for ${source.file}`)
          return body
        },
        (error: unknown) => {
          recent.delete(key)
          throw failureOf(source, error)
        },
      )
      recent.set(key, started)
      if (recent.size > 64) recent.delete(recent.keys().next().value!)
      return started
    },
    problemsOf: (source) =>
      readBody(source).then(
        (found) => found?.body.diagnostics ?? [],
        (error: unknown) => failureOf(source, error).diagnostics,
      ),
  }
}

type BodyReaderInput = {
  readonly config: Config
  readonly disk: Disk
  readonly store: Store
  readonly code: string
  readonly keyOf: (source: BodySource) => string
  onRead(): void
}

/** Everything a body is made of, but for files that its prose names. */
function createKeyOf(config: Config, code: string) {
  const hasWords = config.brands.some(({ words }) => words)
  return ({ plugin, file, hash }: BodySource): string => {
    const address = hasWords ? addressOf(file, config.content, config.locales) : undefined
    const words = address ? wordNames(config, address.set, address.locale) : []
    return hashAll(['body', code, plugin, file, hash, ...words])
  }
}

function createBodyReader({ config, disk, store, code, keyOf, onRead }: BodyReaderInput) {
  async function cachedBody(key: string): Promise<CachedBody | undefined> {
    const cached = getJson<CachedBody>(store, 'bodies', key)
    if (!cached) return undefined
    for (const [file, hash] of Object.entries(cached.files)) {
      if ((await hashOfFile(file, disk)) !== hash) return undefined
    }
    return cached
  }

  /** Undefined where the plugin reads no body from the file. */
  return async function readBody(source: BodySource): Promise<CachedBody | undefined> {
    const key = keyOf(source)
    const cached = await cachedBody(key)
    if (cached) return cached

    const files: Record<string, string> = {}
    const load = async (file: string) => {
      if (!mayShow(source.file, file, config)) throw loadOutside(file, source.file)
      // What is not there is an input, too: it may come.
      files[file] = noFile
      const bytes = await disk.read(file)
      files[file] = hashOf(bytes)
      return bytes
    }
    const remember = rememberFor(store, 'parts', ['part', code, source.plugin])
    const plugin = config.plugins.find(({ name }) => name === source.plugin)!
    const text = await readSource(source.file, disk)
    if (!text) throw fileMissing(source.file)
    const reading = await plugin.read!({ source: text, config })
    if (!reading.body) return undefined
    onRead()
    const result = { body: await reading.body({ load, remember }), files }
    const problem = bodyProblem(result.body)
    if (problem) throw pluginShape(source.plugin, 'read', problem, source.file)
    if (result.body.code !== undefined && loadedName(source.file)) throw loadProgram(source.file)
    if (text.hash === source.hash) {
      store.put('bodies', key, JSON.stringify(result))
      return result
    }
    // The file has changed since it was routed. Neither the body nor its page may be cached under the old hash.
    return { ...result, files: { ...files, [source.file]: text.hash } }
  }
}

/** Who writes what is loaded may not write in the project, and could show any of its files otherwise. */
function mayShow(source: string, file: string, { content }: Config): boolean {
  const own = loadedName(source)
  return !own || loadedName(file)?.plugin === own.plugin || file.startsWith(`${content}/`)
}
