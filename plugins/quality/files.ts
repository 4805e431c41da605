/** Sizes of pages, images and files, images that no page shows, and pages that nothing reads. */
import { posix } from 'node:path'
import type { CheckContext, Diagnostic, PageRecord } from '../../engine/types.ts'
import * as messages from './messages.ts'

/** Bytes by extension. */
export type Budgets = Readonly<Record<string, number>>

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
const proseGlob = '[content]/**/*.{[mM][dD],[mM][dD][xX],markdown,mdown,mkd}'
/** Any but those that are read. */
const otherProse = /\.(?!mdx?$)(?:[mM][dD][xX]?|markdown|mdown|mkd)$/
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

/** Files that look like pages and that no plugin reads, because other tools call Markdown so. */
export async function unreadPages({ site, list }: CheckContext): Promise<readonly Diagnostic[]> {
  const folder = posix.join(site.config.content, site.brand.content, '/')
  return (await list([proseGlob]))
    .filter((file) => file.startsWith(folder) && otherProse.test(file) && !/\/_/.test(file))
    .map((file) =>
      messages.pageNotRead(file, posix.basename(file).replace(/\.\w+$/, /x$/i.test(file) ? '.mdx' : '.md')),
    )
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
