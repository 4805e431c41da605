import { SiteError } from '../../engine/errors/SiteError.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

export const authorUnknown = (id: string, known: readonly string[], file: string): SiteError =>
  new SiteError(`Unknown author "${id}"`, {
    code: 'author-unknown',
    place: { file },
    hint: didYouMean(id, known) ?? 'Add the author to authors.yml.',
  })

export const postDateInvalid = (day: string, file: string): SiteError =>
  new SiteError(`There is no day "${day}"`, {
    code: 'post-date-invalid',
    place: { file, line: 1, column: 1 },
    hint: 'Rename the file, or write "date: 2025-01-31" in the front matter.',
  })

export const postDateMissing = (file: string): SiteError =>
  new SiteError('A post needs a date', {
    code: 'post-date-missing',
    place: { file, line: 1, column: 1 },
    hint: 'Write "date: 2025-01-31" in the front matter, or put the date before the file name.',
  })

export const postSlugTwice = (slug: string, first: string, second: string): SiteError =>
  new SiteError(`Two posts have the slug "${slug}": ${first} and ${second}`, {
    code: 'post-slug-twice',
    place: { file: second },
    hint: 'Give one of them another "slug".',
  })

export const slugOutside = (slug: string, place: Place): SiteError =>
  new SiteError(`"${slug}" leads out of the blog`, {
    code: 'slug-outside',
    place,
    hint: 'A slug is the address below the blog, such as "guides/install".',
  })

export const tagUnknown = (id: string, known: readonly string[], file: string): SiteError =>
  new SiteError(`Unknown tag "${id}"`, {
    code: 'tag-unknown',
    place: { file },
    hint: didYouMean(id, known) ?? 'Add the tag to tags.yml.',
  })
