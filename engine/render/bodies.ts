/** The prose of documents, read when a page first needs it and remembered by everything it was made from. */
import { fileMissing, pluginFailed } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { hashAll, hashOf } from '../hash.ts'
import { getJson, type Store } from '../store/store.ts'
import { readSource } from '../source.ts'
import type { Body, Config, Disk } from '../types.ts'

/** Which plugin reads a file, and the hash of the text the site was routed from. */
export type BodySource = { readonly file: string; readonly plugin: string; readonly hash: string }

export type KnownBody = {
  readonly body: Body
  /** Other files the prose was made from, by name: hash of their bytes. */
  readonly files: Readonly<Record<string, string>>
}

export type Bodies = {
  /** Throws `SiteError`. */
  of(source: BodySource): Promise<KnownBody>
  /** How many were really read, not remembered. */
  readonly count: () => number
}

export function createBodies(config: Config, disk: Disk, store: Store, code: string): Bodies {
  // Brands that show the same set ask for a body one after the other.
  const recent = new Map<string, Promise<KnownBody>>()
  let count = 0

  async function remembered(key: string): Promise<KnownBody | undefined> {
    const known = getJson<KnownBody>(store, 'bodies', key)
    if (!known) return undefined
    for (const [file, hash] of Object.entries(known.files)) {
      const bytes = await disk.read(file).catch(() => undefined)
      if (!bytes || hashOf(bytes) !== hash) return undefined
    }
    return known
  }

  async function readBody(source: BodySource): Promise<KnownBody> {
    const key = hashAll(['body', code, source.plugin, source.file, source.hash])
    const known = await remembered(key)
    if (known) return known

    const files: Record<string, string> = {}
    const load = async (file: string) => {
      const bytes = await disk.read(file)
      files[file] = hashOf(bytes)
      return bytes
    }
    const plugin = config.plugins.find(({ name }) => name === source.plugin)!
    const text = await readSource(source.file, disk)
    if (!text) throw fileMissing(source.file)
    const reading = await plugin.read!(text, config)
    if (!reading.body) throw new Error(`${source.plugin} has no body for ${source.file}`)
    count += 1
    const result = { body: await reading.body({ load }), files }
    if (text.hash === source.hash) {
      store.put('bodies', key, JSON.stringify(result))
      return result
    }
    // It changed since it was routed. Nothing may be remembered under its old hash, neither the body nor its page.
    return { ...result, files: { ...files, [source.file]: text.hash } }
  }

  return {
    count: () => count,
    of(source) {
      const key = `${source.file} ${source.hash}`
      const running = recent.get(key)
      if (running) return running
      const started = readBody(source).catch((error) => {
        recent.delete(key)
        throw error instanceof SiteError ? error : pluginFailed(source.plugin, 'read', error, { file: source.file })
      })
      recent.set(key, started)
      if (recent.size > 64) recent.delete(recent.keys().next().value!)
      return started
    },
  }
}
