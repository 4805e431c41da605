/** Sizes of pages, images and files, and images that no page shows. */
import { posix } from 'node:path'
import type { CheckContext, Diagnostic, PageRecord } from '../../engine/types.ts'
import * as messages from './messages.ts'

/** Bytes by extension. */
export type Budgets = Readonly<Record<string, number>>

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
const imageGlob = '[content]/**/*.{png,jpg,jpeg,gif,webp,avif,svg}'

export const largeImages = ({ assets, sizeOf }: CheckContext, limit: number): readonly Diagnostic[] =>
  Object.entries(assets).flatMap(([file, output]) => {
    const bytes = sizeOf(output) ?? 0
    return bytes > limit && imageFile.test(file) ? messages.imageTooLarge(file, bytes, limit) : []
  })

export async function unusedImages({ pages, site, assets, list }: CheckContext): Promise<readonly Diagnostic[]> {
  const { brand, config, documents } = site
  // With `--locale`, pages of other locales are not rendered, and their images are unknown.
  if (!brand.locales.every((id) => pages.some(({ locale }) => locale === id))) return []
  // The prose of drafts is not read, so their images are unknown, too.
  const drafts = documents
    .filter(({ data }) => (data as { draft?: boolean }).draft)
    .map(({ file }) => `${posix.dirname(file)}/`)
  const folder = posix.join(config.content, brand.content, '/')
  return (await list([imageGlob]))
    .filter((file) => file.startsWith(folder) && !(file in assets))
    .filter((file) => !drafts.some((draft) => file.startsWith(draft)))
    .map(messages.imageUnused)
}

/** For builds only: pages of the dev server are larger than what is published. */
export const largePages = (pages: readonly PageRecord[], limit: number): readonly Diagnostic[] =>
  pages.filter(({ bytes }) => bytes > limit).map((page) => messages.pageTooLarge(page, page.bytes, limit))

export const largeFiles = ({ files, sizeOf }: CheckContext, budgets: Budgets): readonly Diagnostic[] =>
  [...files].flatMap((file) => {
    const budget = budgets[posix.extname(file).slice(1)]
    const bytes = sizeOf(file) ?? 0
    return budget === undefined || bytes <= budget ? [] : messages.fileTooLarge(file, bytes, budget)
  })
