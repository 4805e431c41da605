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

/** What may stand before the root element. */
const svgStart = /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!doctype(?:[^[>]|\[[^\]]*\])*>)*(?=<svg\s)/i
const svgRoot = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/iy
const attribute = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The root element with its size alone. The library takes one in a comment for it, and none that is longer than 1000 characters, as drawing
 * programs write it that keep their own file in there; and it reads no commas in a `viewBox`.
 */
function normalizeSvg(bytes: Uint8Array): Uint8Array {
  if (!/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)))) return bytes
  const text = new TextDecoder().decode(bytes)
  svgRoot.lastIndex = svgStart.exec(text)?.[0].length ?? text.length
  const [root = ''] = svgRoot.exec(text) ?? []
  const sizes = [...root.matchAll(attribute)]
    .map(([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? ''] as const)
    .filter(([name]) => ['width', 'height', 'viewbox'].includes(name))
    .map(
      ([name, value]) =>
        `${name}="${value
          .trim()
          .split(/[\s,]+/)
          .join(' ')}"`,
    )
  return new TextEncoder().encode(`<svg ${sizes.join(' ')}>`)
}
