/** Entity tags and the conditions made of them, RFC 9110 sections 8.8.3 and 13. */
import type { Encoding } from './negotiate.ts'

/** Strong, and different for every encoding, because their bytes differ. */
export function etagOf(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

/** If-None-Match: any tag of the list, weak ones too, or `*`. */
export function matchesIfNoneMatch(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || tagsOf(header).some((tag) => tag.replace('W/', '') === etag))
}

/** If-Match: strong tags only, or `*`. */
export function matchesIfMatch(header: string, etag: string): boolean {
  return header.trim() === '*' || tagsOf(header).includes(etag)
}

/** If-Range: one strong tag. A date never holds: files have no date here. */
export function matchesIfRange(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag
}

const tagsOf = (header: string): readonly string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? []
