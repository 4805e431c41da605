/** Which representation of a file answers a request, with which status and headers (RFC 9110). Decided before the file is opened. */
import { contentTypeOf } from './contentType.ts'
import { etagOf, matchesIfNoneMatch, matchesIfMatch, matchesIfRange } from './etag.ts'
import type { WireRequest } from './policy.ts'
import type { ManifestFile } from './manifest.ts'
import { negotiate, type Encoding } from './negotiate.ts'
import { readRange, type Range } from './range.ts'

export type Headers = Readonly<Record<string, string | number>>

export type Representation = {
  readonly status: 200 | 206 | 304 | 404 | 406 | 412 | 416
  readonly encoding: Encoding
  /** With status 206. */
  readonly range?: Range
  /** Without Content-Length, which a compressed body tells later. */
  readonly headers: Headers
}

type RequestedFile = ManifestFile & { readonly name: string; readonly status: 200 | 404 }

export function selectRepresentation(
  { method, headers: wire }: Pick<WireRequest, 'method' | 'headers'>,
  file: RequestedFile,
): Representation {
  // Node joins repeated lines of all headers read here into one string.
  const requested = wire as Readonly<Record<string, string | undefined>>
  const { type, compressible } = contentTypeOf(file.name)
  const varying = { 'Cache-Control': cacheControl(file), ...(compressible && { Vary: 'Accept-Encoding' }) }
  const typed = { 'Content-Type': type, ...varying }

  const encoding = chooseEncoding(requested['accept-encoding'], compressible, file.size)
  if (encoding === undefined) return { status: 406, encoding: 'identity', headers: varying }
  // Conditions and ranges are about successes only (RFC 9110 section 13.2.1).
  if (file.status === 404) return { status: 404, encoding, headers: { ...typed, ...contentEncoding(encoding) } }

  const range = method === 'GET' ? findRange(requested, file) : undefined
  const shown = range ? 'identity' : encoding
  const etag = etagOf(file.hash, shown)
  if (requested['if-match'] !== undefined && !matchesIfMatch(requested['if-match'], etag))
    return { status: 412, encoding: shown, headers: varying }
  if (matchesIfNoneMatch(requested['if-none-match'], etag))
    return { status: 304, encoding: shown, headers: { ...varying, ETag: etag } }

  const whole = { ...typed, ETag: etag, 'Accept-Ranges': 'bytes' }
  if (range === undefined) return { status: 200, encoding, headers: { ...whole, ...contentEncoding(encoding) } }
  if (range === 'unsatisfiable') {
    return { status: 416, encoding: 'identity', headers: { ...varying, 'Content-Range': `bytes */${file.size}` } }
  }
  const position = `bytes ${range.start}-${range.end}/${file.size}`
  return { status: 206, encoding: 'identity', range, headers: { ...whole, 'Content-Range': position } }
}

function chooseEncoding(header: string | undefined, compressible: boolean, size: number): Encoding | undefined {
  if (!compressible || size > maxCompressed) return negotiate(header, ['identity'])
  // A client that refuses identity gets even a small file compressed.
  const plain = size < minCompressed ? negotiate(header, ['identity']) : undefined
  return plain ?? negotiate(header, ['br', 'gzip', 'identity'])
}

/** Ranges are cut from the plain bytes: a part of a compressed body is of use only with the rest of that same body. */
function findRange(requested: Readonly<Record<string, string | undefined>>, { hash, size }: RequestedFile) {
  if (negotiate(requested['accept-encoding'], ['identity']) === undefined) return undefined
  return matchesIfRange(requested['if-range'], etagOf(hash, 'identity'))
    ? readRange(requested['range'], size)
    : undefined
}

function cacheControl({ immutable, status }: RequestedFile): string {
  return immutable && status === 200 ? 'public, max-age=31536000, immutable' : 'no-cache'
}

const contentEncoding = (encoding: Encoding): Headers =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding }

/** Bytes. Below, headers weigh more than what is saved; above, compressing would hold too much memory. */
const minCompressed = 1024
const maxCompressed = 16 * 1024 * 1024
