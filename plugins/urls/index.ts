/** Check: no address that was ever public is lost by accident. `urls.lock` lists them; `site urls` adds new ones. */
import { suggest } from '../../engine/errors/suggest.ts'
import { pageFile } from '../../engine/paths/paths.ts'
import type { Diagnostic, Document, Plugin } from '../../engine/types.ts'
import { readUrlsLock, urlsLockFile, type UrlsLock } from './lock.ts'
import { urlLost } from './messages.ts'
import { updateUrls } from './update.ts'

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
