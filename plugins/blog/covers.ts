/** Covers that are files beside the posts. */
import type { CheckContext, Diagnostic, Document } from '../../engine/types.ts'
import { fileOfImage, imageNotThere, isPublished } from '../markdown/index.ts'
import type { BlogData } from './data.ts'

/** Told once, however many pages show the cover: `image-missing`. */
export async function missingCovers(
  plugin: string,
  { site, assets, list }: Pick<CheckContext, 'site' | 'assets' | 'list'>,
): Promise<readonly Diagnostic[]> {
  const own = site.documents.filter((document) => document.plugin === plugin) as readonly Document<BlogData>[]
  const named = own.flatMap(({ file, data }) => {
    const cover = data.kind === 'post' && isPublished(data, site.config) ? fileOfImage(data.image) : undefined
    return data.kind === 'post' && cover && !assets[cover] ? [{ file, cover, place: data.places.image }] : []
  })
  if (!named.length) return []
  const there = new Set(await list(['[content]/**/*.*']))
  return named.flatMap(({ file, cover, place }) => (there.has(cover) ? [] : [imageNotThere(cover, file, place)]))
}
