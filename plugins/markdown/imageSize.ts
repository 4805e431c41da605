/** Width and height of an image in px, read from the first bytes of the file. */

export type Size = { readonly width: number; readonly height: number }

/** Undefined for formats we do not know, broken files, and drawings without a size. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = ofPng(view) ?? ofGif(view) ?? ofWebp(view) ?? ofJpeg(view) ?? ofSvg(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // A file that ends too early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function ofPng(view: DataView): Size | undefined {
  if (!startsWith(view, 0, '\x89PNG')) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function ofGif(view: DataView): Size | undefined {
  if (!startsWith(view, 0, 'GIF8')) return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function ofWebp(view: DataView): Size | undefined {
  if (!startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return undefined
  if (startsWith(view, 12, 'VP8X')) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (startsWith(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The size stands in the start-of-frame segment; the others are skipped by their length. */
function ofJpeg(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function ofSvg(bytes: Uint8Array): Size | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/<!--[\s\S]*?-->/g, '')
  const tag = /<svg\b[^>]*>/.exec(head)?.[0]
  if (!tag) return undefined
  const length = (name: string): number | undefined => {
    const value = new RegExp(String.raw`\s${name}\s*=\s*["']\s*([\d.]+)(?:px)?\s*["']`).exec(tag)?.[1]
    return value === undefined ? undefined : Math.round(Number(value))
  }
  const [, , boxWidth = 0, boxHeight = 0] = (/\sviewBox\s*=\s*["']([^"']+)["']/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length('width'), length('height')]
  if (width && height) return { width, height }
  if (!boxWidth || !boxHeight) return undefined
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

function startsWith(view: DataView, at: number, text: string): boolean {
  return (
    view.byteLength >= at + text.length &&
    [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))
  )
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
