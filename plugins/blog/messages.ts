import { SiteError } from '../../engine/errors/SiteError.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

export const authorUnknown = (id: string, known: readonly string[], place: Place): SiteError =>
  new SiteError(`Unknown author "${id}"`, {
    code: 'author-unknown',
    place,
    hint: didYouMean(id, known) ?? 'Add the author to authors.yml.',
  })

export const postDateInvalid = (day: string, file: string): SiteError =>
  new SiteError(`"${day}" is not a date`, {
    code: 'post-date-invalid',
    place: { file, line: 1, column: 1 },
    hint: 'Rename the file, or write a date such as "date: 2025-01-31" in the front matter.',
  })

export const postDateMissing = (file: string): SiteError =>
  new SiteError('The post has no date', {
    code: 'post-date-missing',
    place: { file, line: 1, column: 1 },
    hint: 'Write a date such as "date: 2025-01-31" in the front matter, or begin the file name with it.',
  })

export const postSlugTwice = (slug: string, first: string, second: string): SiteError =>
  new SiteError(`Two posts have the slug "${slug}": ${first} and ${second}`, {
    code: 'post-slug-twice',
    place: { file: second },
    hint: 'Give one of them another "slug".',
  })

export const slugOutside = (slug: string, place: Place): SiteError =>
  new SiteError(`The slug "${slug}" leads out of the blog`, {
    code: 'slug-outside',
    place,
    hint: 'Write a slug relative to the blog, such as "guides/install".',
  })

export const tagUnknown = (id: string, known: readonly string[], place: Place): SiteError =>
  new SiteError(`Unknown tag "${id}"`, {
    code: 'tag-unknown',
    place,
    hint: didYouMean(id, known) ?? 'Add the tag to tags.yml.',
  })
