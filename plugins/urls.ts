/** Check: no address that was ever public is lost by accident. What was promised stands in `urls.lock`; `site urls` adds to it. */
import { pageFile } from '../engine/paths.ts'
import { suggest } from '../engine/errors/suggest.ts'
import type { Diagnostic, Document, Plugin } from '../engine/types.ts'
import { readUrlsLock, urlsLockFile, type UrlsLock } from '../engine/urlsLock.ts'

/** Without the file, or without a section for a brand, nothing was promised. Code: `url-lost`. */
export function urls(): Plugin {
  return {
    name: 'urls',
    include: [urlsLockFile],
    read: ({ text }) => ({ data: readUrlsLock(text) }),
    check(_pages, { brand, documents, routes }, files): readonly Diagnostic[] {
      const lock = documents.find(({ plugin }) => plugin === 'urls') as Document<UrlsLock> | undefined
      const there = new Set(routes.map(({ path }) => path))
      // A redirect is a file at the old address.
      const lost = (lock?.data[brand.id] ?? []).filter(
        ({ path, gone }) => !gone && !there.has(path) && !files.has(pageFile(path)),
      )
      return lost.map(({ path, line }) => {
        const near = suggest(path, [...there])
        return {
          code: 'url-lost',
          severity: 'error',
          message: `${path} was an address of ${brand.id} and would be lost`,
          place: { file: urlsLockFile, line, column: 1 },
          hint: `Write "redirect_from: [${path}]" in the page that replaces it${near ? ` (${near}?)` : ''}, or give it up: site urls --gone ${path}`,
        }
      })
    },
  }
}
