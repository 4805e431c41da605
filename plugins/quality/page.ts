/** What a page lacks, and what pages are to each other: titles, links. */
import type { Diagnostic, PageRecord, Severity, Site } from '../../engine/types.ts'
import { say } from './say.ts'

export function checkTogether(pages: readonly PageRecord[], { config }: Site): readonly Diagnostic[] {
  const indexed = pages.filter(({ noindex }) => !noindex)
  // Search engines stop following the links of a page they were told to forget.
  const linked = new Set(
    indexed.flatMap((page) =>
      page.links.filter(({ href }) => pathOf(href) !== page.path).map(({ href }) => pathOf(href)),
    ),
  )
  const homes = new Set(config.locales.map(({ id }, index) => (index === 0 ? '/' : `/${id}/`)))
  const orphans = indexed.filter(({ path }) => !homes.has(path) && !linked.has(path))
  return [
    ...sameTitles(indexed),
    ...orphans.map((page) =>
      say(
        page,
        'page-orphan',
        'warning',
        `No page links to ${page.path}`,
        'Link to it, or take it out of search engines with "unlisted".',
      ),
    ),
  ]
}

export function checkOne(page: PageRecord): readonly Diagnostic[] {
  const { path, title, description, headings, altless, noindex } = page
  const found: Diagnostic[] = []
  const report = (...rest: [string, Severity, string, string?]) => void found.push(say(page, ...rest))

  if (!title.trim()) report('title-missing', 'error', `${path} has no title`)
  if (!description.trim() && !noindex)
    report(
      'description-missing',
      'warning',
      `${path} has no description`,
      'Write one in the front matter: search results show it.',
    )
  const top = headings.filter((level) => level === 1).length
  if (top !== 1)
    report(
      'heading-h1',
      'warning',
      `${path} has ${top === 0 ? 'no' : top} h1 headings`,
      'A page has one; the layout writes it from the title.',
    )
  const jump = headings.findIndex((level, index) => index > 0 && level - headings[index - 1]! > 1)
  if (jump > 0)
    report(
      'heading-order',
      'warning',
      `${path} goes from h${headings[jump - 1]} to h${headings[jump]}`,
      'Use the level in between.',
    )
  if (altless)
    report(
      'image-alt-missing',
      'error',
      `${path} has ${altless} image${altless > 1 ? 's' : ''} without alt text`,
      'Describe the image, or write an empty alt for decoration.',
    )
  return found
}

/** Two pages of one language with one title cannot be told apart in a list of results. */
function sameTitles(pages: readonly PageRecord[]): readonly Diagnostic[] {
  const first = new Map<string, PageRecord>()
  return pages.flatMap((page) => {
    const key = `${page.locale} ${page.title}`
    const twin = first.get(key)
    if (!twin) first.set(key, page)
    return twin
      ? say(page, 'title-twice', 'warning', `${page.path} and ${twin.path} have the title "${page.title}"`)
      : []
  })
}

function pathOf(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
