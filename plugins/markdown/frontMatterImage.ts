/** The image of a page that front matter names, beside the page or at an address. */
import { posix } from 'node:path'
import type { CheckContext, Diagnostic, Document, Place } from '../../engine/types.ts'
import type { FrontMatter } from './frontMatter.ts'
import { isRefused, refusals } from './hast/refusedUrls.ts'
import { publicUrl, resolveImage } from './hast/urls.ts'
import * as imageMessages from './imageMessages.ts'
import { isPublished, type Publishing } from './schedule.ts'

/** In the data of a page. */
export type PageImage = {
  /** `asset:<file>` for a file of the project. */
  readonly image: string | undefined
  /** Alternative text of the image, if it says more than the title. */
  readonly imageAlt: string | undefined
  /** Where it is named. */
  readonly imagePlace: Place | undefined
}

type Written = { readonly image?: string | undefined; readonly image_alt?: string | undefined }

/** `from`: the page. Whether the file is there is not looked at. */
export function frontMatterImage(
  { image, image_alt: imageAlt }: Written,
  from: string,
  { place: placeOf }: FrontMatter,
): PageImage & { readonly problems: readonly Diagnostic[] } {
  if (image === undefined) return { image, imageAlt, imagePlace: undefined, problems: [] }
  const place = placeOf(['image'])
  const found = (src: string | undefined, ...problems: readonly Diagnostic[]) => ({
    ...{ image: src, imageAlt, imagePlace: place, problems },
  })
  const src = publicUrl(image.trim())
  const url = resolveImage(src, from)
  if (url.kind === 'file') return found(`asset:${url.file}`)
  return isRefused(url) ? found(undefined, refusals[url.kind](place, image)) : found(src)
}

/** `image-missing`, once for each published page of a plugin that names one, however many others show its image. */
export async function missingImages(
  plugin: string,
  { site, assets, list }: Pick<CheckContext, 'site' | 'assets' | 'list'>,
): Promise<readonly Diagnostic[]> {
  const own = site.documents.filter((document) => document.plugin === plugin) as readonly Document<Partial<PageImage>>[]
  const named = own.flatMap(({ file: page, data }) => {
    const file = data.image?.startsWith('asset:') ? data.image.slice('asset:'.length) : undefined
    const place = file && !assets[file] && isPublished(data as PageImage & Publishing, site.config) && data.imagePlace
    return file && place ? [{ page, file, place }] : []
  })
  if (!named.length) return []
  const there = new Set(await list(['[content]/**/*.*']))
  return named
    .filter(({ file }) => !there.has(file))
    .map(({ page, file, place }) => imageMessages.imageMissing(place, posix.relative(posix.dirname(page), file), file))
}
