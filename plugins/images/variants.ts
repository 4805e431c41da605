/** Which smaller files an image of prose has, and how they are called: a matter of its bytes and the options alone. */
import { hashAll, hashOf, short } from '../../engine/store/hash.ts'
import type { ImageVariant, ImageVariants } from '../markdown/index.ts'
import { native, type Encoder, type ImageFormat, type Recipe } from './encoder.ts'

export type ImageVariantsOptions = {
  /** Widths in px that files are made in; none is wider than the image. Default 480, 800, 1200, 1600. */
  readonly widths?: readonly number[]
  /** Best first; a browser takes the first one it knows. Default `['avif', 'webp']`. */
  readonly formats?: readonly ImageFormat[]
  /** From 1 to 100. Default 55 for AVIF and 78 for WebP, which look alike. */
  readonly quality?: Partial<Readonly<Record<ImageFormat, number>>>
  /** Width of prose in px: wider images are shown in it. Default 736, the theme's. */
  readonly proseWidth?: number
  /** What makes the files. Default: the package `@napi-rs/image`, where it is installed. */
  readonly encoder?: Encoder
}

export type MadeVariants = ImageVariants & {
  readonly encoder: Encoder
  /** Of a path that `of` gave. */
  recipeOf(path: string): Recipe
}

/** Narrower ones are icons; what they would save is less than what their tags cost. */
const leastWidth = 200

/** For `images` of `docs()`, `blog()`, `prosePages()`, and for `images()`, which makes the files. */
export function imageVariants({
  widths = [480, 800, 1200, 1600],
  formats = ['avif', 'webp'],
  quality = {},
  proseWidth = 736,
  encoder = native,
}: ImageVariantsOptions = {}): MadeVariants {
  const qualities: Readonly<Record<ImageFormat, number>> = { avif: 55, webp: 78, ...quality }
  const largest = Math.max(...widths)

  return {
    encoder,
    async of(bytes, size) {
      const version = isPhotograph(bytes) && size.width >= leastWidth ? await encoder.version() : undefined
      if (version === undefined) return []
      const name = short(hashAll([hashOf(bytes), JSON.stringify(qualities), version]))
      const smaller = widths.filter((width) => width < size.width)
      const all = size.width <= largest ? [...smaller, size.width] : smaller
      return formats.flatMap((format) =>
        all
          .toSorted((a, b) => a - b)
          .map((width): ImageVariant => ({
            type: `image/${format}`,
            width,
            path: `assets/img-${name}-${width}.${format}`,
          })),
      )
    },
    sizes(width) {
      const shown = Math.min(width, proseWidth)
      return `(min-width: ${shown + 32}px) ${shown}px, 100vw`
    },
    recipeOf(path) {
      const [, width = '', format = ''] = /-(\d+)\.(\w+)$/.exec(path) ?? []
      return { width: Number(width), format: format as ImageFormat, quality: qualities[format as ImageFormat] }
    },
  }
}

/** PNG and JPEG. Other files are small already, move, or have no pixels. */
const isPhotograph = ([first, second]: Uint8Array): boolean =>
  (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8)
