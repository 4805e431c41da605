/**
 * `urls.lock`: every address the site has promised, by brand.
 *
 * ```
 * [acme]
 * /docs/intro/
 * gone /docs/old/
 * ```
 */
import { urlsLockInvalid } from './messages.ts'

export const urlsLockFile = 'urls.lock'

export type LockedUrl = {
  readonly path: string
  /** Given up on purpose. */
  readonly gone: boolean
  /** 1-based. */
  readonly line: number
}

/** By brand. A type of JSON, because a plugin's data is remembered. */
export type UrlsLock = Readonly<Record<string, readonly LockedUrl[]>>

/** Throws `SiteError` `urls-lock-invalid`. */
export function readUrlsLock(text: string): UrlsLock {
  const brands = new Map<string, LockedUrl[]>()
  let urls: LockedUrl[] | undefined
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const written = raw.trim()
    const brand = /^\[([\w-]+)\]$/.exec(written)?.[1]
    const [, gone, path] = /^(gone\s+)?(\/(?:.*\/)?)$/.exec(written) ?? []
    if (brand) brands.set(brand, (urls = brands.get(brand) ?? []))
    else if (path && urls) urls.push({ path, gone: gone !== undefined, line: index + 1 })
    else if (written && !written.startsWith('#'))
      throw urlsLockInvalid(written, { file: urlsLockFile, line: index + 1, column: 1 })
  }
  return Object.fromEntries(brands)
}

/** Sorted, so that two branches of work merge line by line. */
export function writeUrlsLock(lock: Readonly<Record<string, readonly Pick<LockedUrl, 'path' | 'gone'>[]>>): string {
  const sections = Object.entries(lock).map(([brand, urls]) => {
    const lines = urls
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, gone }) => (gone ? `gone ${path}` : path))
    return [`[${brand}]`, ...lines, ''].join('\n')
  })
  return `${head}\n${sections.join('\n')}`
}

const head = `# Every public address. A build that would lose one fails until a redirect leads on from it.
# "site urls" adds new ones; "site urls --gone /docs/old/" gives one up.
`
