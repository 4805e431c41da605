import { didYouMean } from '../../engine/errors/suggest.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Place } from '../../engine/types.ts'

export const docIdTwice = (id: string, first: string, second: string): SiteError =>
  new SiteError(`Two docs have the id "${id}": ${first} and ${second}`, {
    code: 'doc-id-twice',
    place: { file: second },
    hint: 'Rename one of the files, or give it another "id".',
  })

export const docUnknown = (id: string, folder: string, known: readonly string[]): SiteError =>
  new SiteError(`The category "${folder}" links to the doc "${id}", which does not exist`, {
    code: 'doc-unknown',
    hint: didYouMean(id, known),
  })

export const slugOutside = (slug: string, place: Place): SiteError =>
  new SiteError(`"${slug}" leads out of the docs`, {
    code: 'slug-outside',
    place,
    hint: 'A slug is relative to the folder of the page, or starts with a slash and is relative to the docs.',
  })
