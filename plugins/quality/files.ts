/** Sizes of pages, images and files, images that no page shows, and pages that nothing reads. */
import { posix } from 'node:path'
import type { CheckContext, Diagnostic, PageRecord } from '../../engine/types.ts'
import * as messages from './messages.ts'

/** Bytes by extension. */
export type Budgets = Readonly<Record<string, number>>

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i
/** Prose, and the order of pages as Nextra and Rspress have it. */
const readable = /(?:\.(?:[mM][dD][xX]?|markdown|mdown|mkd)|(?:^|\/)_meta\.(?:json|jsx?|tsx?))$/
/** Any but those that are read. */
const otherProse = /\.(?!mdx?$)(?:[mM][dD][xX]?|markdown|mdown|mkd)$/

/** Files of the set of a brand. */
export async function contentFiles({ site: { config, brand }, list }: CheckContext): Promise<readonly string[]> {
  const folder = posix.join(config.content, brand.content, '/')
  return (await list(['[content]/**/*'])).filter((file) => file.startsWith(folder))
}

export const largeImages = ({ assets, sizeOf }: CheckContext, limit: number): readonly Diagnostic[] =>
  Object.entries(assets).flatMap(([file, output]) => {
    const bytes = sizeOf(output) ?? 0
    return bytes > limit && imageFile.test(file) ? messages.imageTooLarge(file, bytes, limit) : []
  })

export function unusedImages(
  files: readonly string[],
  { pages, site: { brand, documents }, assets }: CheckContext,
): readonly Diagnostic[] {
  // With `--locale`, pages of other locales are not rendered, and their images are unknown.
  if (!brand.locales.every((id) => pages.some(({ locale }) => locale === id))) return []
  // The prose of drafts is not read, so their images are unknown, too.
  const drafts = documents
    .filter(({ data }) => (data as { draft?: boolean }).draft)
    .map(({ file }) => `${posix.dirname(file)}/`)
  return files
    .filter((file) => imageFile.test(file) && !(file in assets))
    .filter((file) => !drafts.some((draft) => file.startsWith(draft)))
    .map(messages.imageUnused)
}

/** Files that other tools read and no plugin does. Who comes from one of them has other errors, too. */
export function unreadFiles(files: readonly string[]): readonly Diagnostic[] {
  const there = new Set(files)
  return files.flatMap((file) => {
    if (!readable.test(file)) return []
    const hint = unreadHint(file, there)
    return hint === undefined ? [] : messages.pageNotRead(file, hint)
  })
}

/** What to do for it to be read; undefined for pages, and for parts, which pages include. */
function unreadHint(file: string, there: ReadonlySet<string>): string | undefined {
  const name = posix.basename(file)
  if (name.startsWith('_meta.')) return messages.orderElsewhere
  const index = /^_(index\.mdx?)$/.exec(name)?.[1]
  if (index && !there.has(posix.join(posix.dirname(file), index)))
    return `Rename it to "${index}"; a name with "_" in front is that of a part.`
  if (!otherProse.test(file) || /\/_/.test(file)) return undefined
  // The same for many, so that they are told together.
  return `Let its name end in "${/x$/i.test(file) ? '.mdx' : '.md'}".`
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
