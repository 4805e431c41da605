/**
 * Every message about the quality of pages and files, sorted by code. What is counted stands in the hint: a problem that is
 * recorded in the baseline is the same one when a page grows by a word.
 */
import { posix } from 'node:path'
import { say } from '../../engine/errors/say.ts'
import type { PageRecord } from '../../engine/types.ts'

type PagePlace = Pick<PageRecord, 'source' | 'path'>

const error = say('error')
const warning = say('warning')

/** A page is reported at the document it is made from. */
const at = ({ source, path }: PagePlace) => ({ file: source ?? path })
/** What is made of a component or of data has no front matter. */
const isComponent = ({ source = '' }: PagePlace) => !/\.mdx?$/.test(source)
/** The file says which, and the same words of many pages are said once. */
const named = (page: PagePlace) => (isComponent(page) ? page.path : 'The page')
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`

export const canonicalForeign = (page: PagePlace, canonical: string) =>
  error('canonical-foreign', at(page), `${page.path} has the canonical URL ${canonical}, which is no page of this site`)

export const descriptionMissing = (page: PagePlace) =>
  warning(
    'description-missing',
    at(page),
    `${named(page)} has no description`,
    isComponent(page)
      ? 'Render <meta name="description" content="…" /> anywhere in the component: React puts it into the head.'
      : 'Write one in the front matter, or begin with a paragraph: search results show it.',
  )

export const fileTooLarge = (file: string, bytes: number, budget: number) => ({
  code: 'file-too-large',
  severity: 'warning' as const,
  // The name of the file has a hash, which is another one with every change.
  message: `A ${posix.extname(file)} file has more than ${kB(budget)}`,
  hint: `${file} has ${kB(bytes)}.`,
})

export const headingH1 = (page: PagePlace, count: number) =>
  warning(
    'heading-h1',
    at(page),
    `${page.path} has ${count === 0 ? 'no h1 heading' : 'several h1 headings'}`,
    `A page needs exactly one; the layout writes it from the title.${count ? ` This one has ${count}.` : ''}`,
  )

export const headingOrder = (page: PagePlace, from: number, to: number) =>
  warning('heading-order', at(page), `${named(page)} goes from h${from} to h${to}`, 'Use the level in between.')

export const hreflangDefault = (page: PagePlace) =>
  warning('hreflang-default', at(page), `${page.path} has no alternate for other languages (x-default)`)

export const hreflangOneSided = (
  page: PagePlace,
  { lang, href, exists }: { lang: string; href: string; exists: boolean },
) =>
  error(
    'hreflang-one-sided',
    at(page),
    `${page.path} names ${href} as its ${lang} version, which ${exists ? 'does not name it' : 'is no page of this site'}`,
    'Search engines ignore alternates that only one of the two pages names.',
  )

export const hreflangSelf = (page: PagePlace) =>
  error('hreflang-self', at(page), `${page.path} does not name itself among its alternates`)

export const imageAltMissing = (page: PagePlace, count: number) =>
  error(
    'image-alt-missing',
    at(page),
    `${page.path} has images without alt text`,
    `There ${count > 1 ? `are ${count}` : 'is one'}: describe each image, or write an empty alt for decoration.`,
  )

export const imageTooLarge = (file: string, bytes: number, limit: number) =>
  warning(
    'image-too-large',
    { file },
    `The image has more than ${kB(limit)}`,
    `It has ${kB(bytes)}: make it smaller, or save it as WebP.`,
  )

export const imageUnused = (file: string) =>
  warning('image-unused', { file }, 'No page shows this image', 'Delete it, or show it.')

export const jsonLdInvalid = (page: PagePlace, problem: string) =>
  error('structured-data-invalid', at(page), `JSON-LD of ${page.path}: ${problem}`)

export const orderElsewhere =
  'Order and names in the sidebar are "sidebar_position" and "sidebar_label" of pages, and those of folders _category_.yml.'

export const pageNotRead = (file: string, hint: string) =>
  warning('page-not-read', { file }, 'Other tools read a file of this name; here it is not read', hint)

export const pageOrphan = (page: PagePlace) =>
  warning(
    'page-orphan',
    at(page),
    `No page links to ${page.path}`,
    isComponent(page)
      ? 'Link to it, or take it out of search engines: "noindex" is an option of "pages", and a field of what a plugin routes.'
      : 'Link to it, or take it out of search engines with "unlisted".',
  )

export const pageTooLarge = (page: PagePlace, bytes: number, limit: number) =>
  warning('page-too-large', at(page), `${page.path} has more than ${kB(limit)} of HTML`, `It has ${kB(bytes)}.`)

export const titleMissing = (page: PagePlace) =>
  error(
    'title-missing',
    at(page),
    `${page.path} has no title`,
    isComponent(page)
      ? 'Render <title> anywhere in the component, with one text in it: React puts it into the head.'
      : 'Write "title" in the front matter.',
  )

export const titleTwice = (page: PagePlace, other: string, title: string) =>
  warning('title-twice', at(page), `${page.path} and ${other} have the title "${title}"`)
