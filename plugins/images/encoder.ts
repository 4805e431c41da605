/** The only door to `@napi-rs/image`, which a project installs where it wants it: its programs are made for some systems only. */
import { createRequire } from 'node:module'

export type ImageFormat = 'avif' | 'webp'

/** How an image becomes one of its variants. `width` in px, `quality` from 1 to 100. */
export type Recipe = { readonly width: number; readonly format: ImageFormat; readonly quality: number }

export type Encoder = {
  /** Another one may make other bytes. Undefined where nothing can be made. */
  version(): Promise<string | undefined>
  /** Equal input gives equal bytes. Throws for a file that cannot be read. */
  encode(bytes: Uint8Array, recipe: Recipe): Promise<Uint8Array>
}

type Loaded = { readonly image: typeof import('@napi-rs/image'); readonly version: string }

let loading: Promise<Loaded | undefined> | undefined

/** Undefined where it is not installed, or has no program for this system. Loaded when the first image is read. */
const load = (): Promise<Loaded | undefined> =>
  (loading ??= import('@napi-rs/image').then(
    (image) => ({ image, version: String(createRequire(import.meta.url)('@napi-rs/image/package.json').version) }),
    () => undefined,
  ))

export const native: Encoder = {
  version: async () => (await load())?.version,
  async encode(bytes, { width, format, quality }) {
    const { image } = (await load())!
    // Turned as its camera says, as browsers do.
    const picture = new image.Transformer(bytes).rotate().resize(width)
    // In one thread, because AVIF is cut into as many parts as there are threads, and so into other bytes.
    return format === 'webp' ? picture.webp(quality) : picture.avif({ quality, threads: 1, speed: 6 })
  },
}
