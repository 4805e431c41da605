/** What weighs too much, and pictures that weigh for nothing. */
import { posix } from 'node:path'
import type { CheckContext, Diagnostic, PageRecord, Site } from '../../engine/types.ts'
import { say } from './say.ts'

export type Budgets = Readonly<Record<string, number>>

const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`
const images = '[content]/**/*.{png,jpg,jpeg,gif,webp,avif,svg}'

export async function checkImages(
  pages: readonly PageRecord[],
  { brand, config, documents }: Site,
  { assets, sizeOf, list }: CheckContext,
  largest: number,
): Promise<readonly Diagnostic[]> {
  const large = Object.entries(assets).flatMap(([file, output]): Diagnostic | [] => {
    const bytes = sizeOf(output) ?? 0
    return bytes <= largest || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(file)
      ? []
      : {
          code: 'image-too-large',
          severity: 'warning',
          message: `The picture has ${kB(bytes)}, more than ${kB(largest)}`,
          place: { file },
          hint: 'Make it smaller, or save it as WebP.',
        }
  })
  const own = `${config.content}/${brand.content}/`
  // A draft is not read, so nobody knows what it shows.
  const drafts = documents
    .filter(({ data }) => (data as { draft?: boolean }).draft)
    .map(({ file }) => posix.dirname(file))
  const isOfDraft = (file: string) => drafts.some((folder) => file.startsWith(`${folder}/`))
  // What a run of one language did not look at may be shown there.
  const isWhole = brand.locales.every((id) => pages.some(({ locale }) => locale === id))
  const unused = (isWhole ? await list([images]) : [])
    .filter((file) => file.startsWith(own) && !(file in assets) && !isOfDraft(file))
    .map((file): Diagnostic => ({
      code: 'image-unused',
      severity: 'warning',
      message: 'No page shows this picture',
      place: { file },
      hint: 'Delete it, or show it.',
    }))
  return [...large, ...unused]
}

/** Of the whole: the HTML of dev is larger than what is published. */
export const checkSizes = (pages: readonly PageRecord[], largest: number): readonly Diagnostic[] =>
  pages
    .filter(({ bytes }) => bytes > largest)
    .map((page) =>
      say(page, 'page-too-large', 'warning', `${page.path} has ${kB(page.bytes)} of HTML, more than ${kB(largest)}`),
    )

export const checkFiles = (
  files: ReadonlySet<string>,
  { sizeOf }: CheckContext,
  budgets: Budgets,
): readonly Diagnostic[] =>
  [...files].flatMap((file): Diagnostic | [] => {
    const budget = budgets[posix.extname(file).slice(1)]
    const bytes = sizeOf(file) ?? 0
    return budget === undefined || bytes <= budget
      ? []
      : {
          code: 'file-too-large',
          severity: 'warning',
          message: `${file} has ${kB(bytes)}, more than ${kB(budget)}`,
        }
  })
