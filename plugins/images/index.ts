/** Images of prose in smaller sizes and better formats: a browser takes the file that suits its screen. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import { hashAll } from '../../engine/store/hash.ts'
import type { EmitContext, OutputFile, Plugin } from '../../engine/types.ts'
import { imageSize } from '../markdown/index.ts'
import { imageUnreadable, imagesUnavailable } from './messages.ts'
import type { MadeVariants } from './variants.ts'

export { imageVariants, type ImageVariantsOptions } from './variants.ts'

/** What one image of the prose becomes. */
type Shown = { readonly file: string; readonly paths: readonly string[] }

/**
 * Makes the files that prose names where it has the same `images`: each once, remembered by the content of its image.
 *
 * Codes: `images-unavailable`, `image-unreadable`.
 */
export function images(variants: MadeVariants): Plugin {
  return {
    name: 'images',
    emits: ['assets/img-*.avif', 'assets/img-*.webp'],
    async emit(context) {
      if ((await variants.encoder.version()) === undefined) return []
      const found = new Map<string, string>()
      for (const { file } of context.site.documents.filter((document) => /\.mdx?$/.test(document.file)))
        for (const image of await imagesOf(file, variants, context))
          for (const path of image.paths) found.set(path, image.file)
      return [...found].map(([path, file]): OutputFile => ({ path, body: () => made(path, file, variants, context) }))
    },
    check: async () => ((await variants.encoder.version()) === undefined ? [imagesUnavailable()] : []),
  }
}

/** None where the prose is broken, which is told. */
async function imagesOf(file: string, variants: MadeVariants, context: EmitContext): Promise<readonly Shown[]> {
  try {
    const key = hashAll(['images of', file, await context.version(file)])
    return await context.remember(key, async () => {
      const { links } = await context.body(file)
      const targets = links.flatMap(({ target, kind }) => (kind === 'image' ? [target] : []))
      const files = targets.flatMap((target) => (target.startsWith('asset:') ? [target.slice('asset:'.length)] : []))
      return Promise.all([...new Set(files)].map((image) => shownAs(image, variants, context)))
    })
  } catch (error) {
    if (error instanceof SiteError) return []
    throw error
  }
}

async function shownAs(file: string, variants: MadeVariants, context: EmitContext): Promise<Shown> {
  const bytes = await context.bytes(file)
  const size = bytes && imageSize(bytes)
  return { file, paths: size ? (await variants.of(bytes, size)).map(({ path }) => path) : [] }
}

/** Asked for where the file is written, so that the time of the hook is not that of all images. */
async function made(path: string, file: string, variants: MadeVariants, context: EmitContext): Promise<Uint8Array> {
  const encoded = await context.remember(hashAll(['image', path]), async () => {
    const bytes = await context.bytes(file)
    if (!bytes) throw SiteError.from([imageUnreadable(file, 'it is not there any more')])
    try {
      return Buffer.from(await variants.encoder.encode(bytes, variants.recipeOf(path))).toString('base64')
    } catch (error) {
      throw SiteError.from([imageUnreadable(file, error instanceof Error ? error.message : String(error))])
    }
  })
  return Buffer.from(encoded, 'base64')
}
