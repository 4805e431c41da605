/** Width and height of an image in px, read from the bytes of its file. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
let loaded: typeof import('image-size') | undefined

/** Loaded when the first image is measured. */
const library = (): typeof import('image-size') => (loaded ??= require('image-size') as typeof import('image-size'))

export type Size = { readonly width: number; readonly height: number }

/** Undefined for unknown formats, broken files, and SVG without a size. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height } = library().imageSize(normalizeSvg(ownBuffer(bytes)))
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    // The library throws for every file it cannot measure.
    return undefined
  }
}

/** The library reads past the end of a view into a larger buffer, so such a view is copied. */
const ownBuffer = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)

const svgHeadSize = 4096

/** The library takes an `<svg` in a comment for the root element, and reads no commas in a `viewBox`. */
function normalizeSvg(bytes: Uint8Array): Uint8Array {
  const head = new TextDecoder().decode(bytes.subarray(0, svgHeadSize))
  if (!/^\s*</.test(head)) return bytes
  const normalized = head
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(\sviewBox\s*=\s*["'])([^"']*)/i, (_, start: string, box: string) =>
      [
        start,
        box
          .trim()
          .split(/[\s,]+/)
          .join(' '),
      ].join(''),
    )
  return new TextEncoder().encode(normalized)
}
