/** Which form of a file answers a request, and with which status and headers. Decided before the file is opened. */
import { contentTypeOf } from './contentType.ts'
import { etagOf, isKnown, isMatch, isUnchanged } from './etag.ts'
import type { WireRequest } from './guard.ts'
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

type Asked = ManifestFile & { readonly name: string; readonly status: 200 | 404 }

export function represent(
  { method, headers: wire }: Pick<WireRequest, 'method' | 'headers'>,
  file: Asked,
): Representation {
  // Node joins repeated lines of all headers read here into one string.
  const asked = wire as Readonly<Record<string, string | undefined>>
  const { type, compressible } = contentTypeOf(file.name)
  const varying = { 'Cache-Control': cacheControl(file), ...(compressible && { Vary: 'Accept-Encoding' }) }
  const typed = { 'Content-Type': type, ...varying }

  const encoding = choose(asked['accept-encoding'], compressible, file.size)
  if (encoding === undefined) return { status: 406, encoding: 'identity', headers: varying }
  // Conditions and ranges are about successes only (RFC 9110 section 13.2.1).
  if (file.status === 404) return { status: 404, encoding, headers: { ...typed, ...coded(encoding) } }

  const range = method === 'GET' ? findRange(asked, file) : undefined
  const shown = range ? 'identity' : encoding
  const etag = etagOf(file.hash, shown)
  if (asked['if-match'] !== undefined && !isMatch(asked['if-match'], etag))
    return { status: 412, encoding: shown, headers: varying }
  if (isKnown(asked['if-none-match'], etag))
    return { status: 304, encoding: shown, headers: { ...varying, ETag: etag } }

  const whole = { ...typed, ETag: etag, 'Accept-Ranges': 'bytes' }
  if (range === undefined) return { status: 200, encoding, headers: { ...whole, ...coded(encoding) } }
  if (range === 'unsatisfiable') {
    return { status: 416, encoding: 'identity', headers: { ...varying, 'Content-Range': `bytes */${file.size}` } }
  }
  const position = `bytes ${range.start}-${range.end}/${file.size}`
  return { status: 206, encoding: 'identity', range, headers: { ...whole, 'Content-Range': position } }
}

function choose(header: string | undefined, compressible: boolean, size: number): Encoding | undefined {
  if (!compressible || size > largest) return negotiate(header, ['identity'])
  // A client that refuses identity gets even a small file compressed.
  const plain = size < smallest ? negotiate(header, ['identity']) : undefined
  return plain ?? negotiate(header, ['br', 'gzip', 'identity'])
}

/** Ranges are cut from the plain bytes: a piece of a compressed body helps only who has the rest of that very body. */
function findRange(asked: Readonly<Record<string, string | undefined>>, { hash, size }: Asked) {
  if (negotiate(asked['accept-encoding'], ['identity']) === undefined) return undefined
  return isUnchanged(asked['if-range'], etagOf(hash, 'identity')) ? readRange(asked['range'], size) : undefined
}

function cacheControl({ immutable, status }: Asked): string {
  return immutable && status === 200 ? 'public, max-age=31536000, immutable' : 'no-cache'
}

const coded = (encoding: Encoding): Headers => (encoding === 'identity' ? {} : { 'Content-Encoding': encoding })

/** Bytes. Below, headers weigh more than what is saved; above, compressing would hold too much memory. */
const smallest = 1024
const largest = 16 * 1024 * 1024
