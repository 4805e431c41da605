/** Media types by extension. An unknown one is bytes: with `nosniff`, no browser runs or shows them. */
import { extname } from 'node:path'

export type ContentType = {
  readonly type: string
  /** True for text: pictures, fonts and archives are compressed already. */
  readonly compressible: boolean
}

export function contentTypeOf(file: string): ContentType {
  return contentTypes.get(extname(file).toLowerCase()) ?? unknown
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true })
const packed = (type: string): ContentType => ({ type, compressible: false })

const unknown = packed('application/octet-stream')

/** By extension, with its dot. */
export const contentTypes: ReadonlyMap<string, ContentType> = new Map([
  ['.aac', packed('audio/aac')],
  ['.apng', packed('image/apng')],
  ['.avif', packed('image/avif')],
  ['.bmp', { type: 'image/bmp', compressible: true }],
  ['.css', text('text/css')],
  ['.csv', text('text/csv')],
  ['.flac', packed('audio/flac')],
  ['.gif', packed('image/gif')],
  ['.gz', packed('application/gzip')],
  ['.html', text('text/html')],
  ['.ico', packed('image/x-icon')],
  ['.jpeg', packed('image/jpeg')],
  ['.jpg', packed('image/jpeg')],
  ['.js', text('text/javascript')],
  ['.json', text('application/json')],
  ['.jxl', packed('image/jxl')],
  ['.m4a', packed('audio/mp4')],
  ['.m4v', packed('video/mp4')],
  ['.map', text('application/json')],
  ['.md', text('text/markdown')],
  ['.mjs', text('text/javascript')],
  ['.mov', packed('video/quicktime')],
  ['.mp3', packed('audio/mpeg')],
  ['.mp4', packed('video/mp4')],
  ['.oga', packed('audio/ogg')],
  ['.ogg', packed('audio/ogg')],
  ['.ogv', packed('video/ogg')],
  ['.opus', packed('audio/ogg')],
  ['.pdf', packed('application/pdf')],
  ['.png', packed('image/png')],
  ['.svg', text('image/svg+xml')],
  ['.ttf', { type: 'font/ttf', compressible: true }],
  ['.txt', text('text/plain')],
  ['.vtt', text('text/vtt')],
  // The parser of `instantiateStreaming` accepts no parameter after this type.
  ['.wasm', { type: 'application/wasm', compressible: true }],
  ['.wav', packed('audio/wav')],
  ['.webm', packed('video/webm')],
  ['.webmanifest', text('application/manifest+json')],
  ['.webp', packed('image/webp')],
  ['.woff', packed('font/woff')],
  ['.woff2', packed('font/woff2')],
  ['.xml', text('application/xml')],
  ['.zip', packed('application/zip')],
])
