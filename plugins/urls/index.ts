/** Check: no address that was ever public is lost by accident. `urls.lock` lists them; `site urls` adds new ones. */
import { suggest } from '../../engine/errors/suggest.ts'
import { pageFile, toPath } from '../../engine/paths/paths.ts'
import type { Diagnostic, Document, Plugin, Site, TaskContext, TaskResult } from '../../engine/types.ts'
import { readUrlsLock, urlsLockFile, type UrlsLock, writeUrlsLock, type LockedUrl } from './lock.ts'
import { urlLost, urlUnlisted } from './messages.ts'

/** Without the file, or without a section for a brand, nothing is checked. Code: `url-lost`. */
export function urls(): Plugin {
  return {
    name: 'urls',
    include: [urlsLockFile],
    read: ({ source }) => ({ data: readUrlsLock(source.text) }),
    unread: () => ({ keys: [], codes: [] }),
    check({ site: { brand, documents, routes }, files, isComplete }): readonly Diagnostic[] {
      // What is missing may be what cannot be made.
      if (!isComplete) return []
      const lock = documents.find(({ plugin }) => plugin === 'urls') as Document<UrlsLock> | undefined
      const paths = new Set(routes.map(({ path }) => path))
      // A redirect is a file at the old address.
      const lost = (lock?.data[brand.id] ?? []).filter(
        ({ path, gone }) => !gone && !paths.has(path) && !files.has(pageFile(path, brand)),
      )
      return lost.map(({ path, line }) =>
        urlLost(path, brand.id, { file: urlsLockFile, line, column: 1 }, suggest(path, [...paths])),
      )
    },
    tasks: { 'update urls': updateUrls },
  }
}

/** The task behind `site urls`: brings `urls.lock` in line with the pages there are. An address is given up by name only. */
type Entries = readonly Pick<LockedUrl, 'path' | 'gone'>[]

/** `args` are paths to give up. Brands without a site keep their section. Throws `url-unlisted`, `urls-lock-invalid`. */
async function updateUrls({ sites, args, source }: TaskContext): Promise<TaskResult> {
  const before = readUrlsLock((await source(urlsLockFile)) ?? '')
  const leaving = new Set(args.map(toPath))
  const updates = sites.map((site) => updateBrand(site, before[site.brand.id] ?? [], leaving))
  const after: Record<string, Entries> = {
    ...before,
    ...Object.fromEntries(updates.map(({ brand, entries }) => [brand, entries])),
  }
  const added = updates.flatMap((update) => update.added)
  const gone = [...new Set(updates.flatMap((update) => update.gone))]

  const known = Object.values(after).flatMap((entries) => entries.map(({ path }) => path))
  const unknown = [...leaving].find((path) => !gone.includes(path))
  if (unknown) throw urlUnlisted(unknown, known.includes(unknown) ? undefined : suggest(unknown, known))
  return {
    files: [{ path: urlsLockFile, body: writeUrlsLock(after) }],
    notes: [`${urlsLockFile}: ${known.length} addresses, ${added.length} new, ${gone.length} given up`],
    data: { count: known.length, added, gone },
  }
}

function updateBrand({ brand, routes }: Site, before: Entries, leaving: ReadonlySet<string>) {
  const pages = new Set(routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path))
  const listed = new Map(before.map(({ path, gone }) => [path, gone]))
  const added = [...pages].filter((path) => !listed.has(path))
  // A page that came back is promised again.
  for (const path of pages) listed.set(path, false)
  const gone = [...listed.keys()].filter((path) => leaving.has(path) && !pages.has(path))
  for (const path of gone) listed.set(path, true)
  return { brand: brand.id, added, gone, entries: [...listed].map(([path, gone]) => ({ path, gone })) }
}
