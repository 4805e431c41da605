/** Brings `urls.lock` in line with the pages there are. Nothing is ever taken off it but by name. */
import { urlUnlisted } from './errors/messages.ts'
import { suggest } from './errors/suggest.ts'
import { toPath } from './paths.ts'
import { read } from './read/read.ts'
import { route } from './route/route.ts'
import { scan } from './scan/scan.ts'
import { openSession } from './session.ts'
import { readSource } from './source.ts'
import type { Config } from './types.ts'
import { readUrlsLock, urlsLockFile, writeUrlsLock, type LockedUrl } from './urlsLock.ts'

export type UrlsChange = {
  /** The new text of the file. */
  readonly text: string
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly count: number
}

/** `gone` are paths to give up; brands that are not named stay as they are. Throws `url-unlisted`, `urls-lock-invalid`. */
export async function updateUrls(
  config: Config,
  { gone, brands }: { readonly gone: readonly string[]; readonly brands?: readonly string[] | undefined },
): Promise<UrlsChange> {
  const session = await openSession(config, { remember: true })
  const before = readUrlsLock((await readSource(urlsLockFile, session.disk))?.text ?? '')
  const documents = await read(await scan(config, session.disk), { ...session, config })
  const leaving = new Set(gone.map(toPath))
  const met = new Set<string>()
  const added: string[] = []
  const after: Record<string, readonly Pick<LockedUrl, 'path' | 'gone'>[]> = { ...before }

  for (const brand of config.brands.filter(({ id }) => brands?.includes(id) ?? true)) {
    const { site } = await route(config, documents, brand)
    const there = new Set(site.routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path))
    const promised = new Map((before[brand.id] ?? []).map(({ path, gone }) => [path, gone]))
    for (const path of there) {
      if (!promised.has(path)) added.push(path)
      // A page that came back is promised again.
      promised.set(path, false)
    }
    for (const path of promised.keys()) {
      if (!leaving.has(path) || there.has(path)) continue
      met.add(path)
      promised.set(path, true)
    }
    after[brand.id] = [...promised].map(([path, gone]) => ({ path, gone }))
  }
  session.close()

  const known = Object.values(after).flatMap((urls) => urls.map(({ path }) => path))
  const unknown = [...leaving].find((path) => !met.has(path))
  if (unknown) throw urlUnlisted(unknown, suggest(unknown, known))
  return { text: writeUrlsLock(after), added, gone: [...met], count: known.length }
}
