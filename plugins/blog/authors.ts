/** Authors as front matter names them: by their key in `authors.yml`, or in full. */
import * as v from 'valibot'
import { isObject } from '../../engine/errors/isObject.ts'
import { text } from '../markdown/index.ts'
import type { Author } from './data.ts'

const word = v.optional(text)
const address = v.optional(
  v.pipe(v.string('text'), v.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'an https address or a path')),
)

/** What both spellings of an author have. `image_url` and what follows are of Docusaurus, which shows accounts. */
export const authorEntries = {
  name: word,
  title: word,
  description: word,
  kind: v.optional(v.picklist(['person', 'team'], '"person" or "team"')),
  url: address,
  image: address,
  image_url: address,
  imageURL: address,
  email: word,
  socials: v.optional(v.unknown()),
  page: v.optional(v.unknown()),
  permalink: word,
}

const inline = v.strictObject({ key: word, ...authorEntries }, 'a name and a title')
/** What is wrong with an author is told of its own field. */
const one = v.lazy((given) => (isObject(given) ? inline : v.string('a name, or an author')))

export const authorFields = {
  authors: v.optional(
    v.lazy((given) => {
      if (isObject(given)) return inline
      return Array.isArray(given) ? v.array(one) : v.string('a name or a list of names')
    }),
  ),
  // The first spelling of Docusaurus.
  author: word,
  author_title: word,
  author_url: address,
  author_image_url: address,
  author_imageURL: address,
}

type Written = string | v.InferOutput<typeof inline>
type Fields = {
  readonly authors?: Written | readonly Written[] | undefined
  readonly author?: string | undefined
  readonly author_title?: string | undefined
  readonly author_url?: string | undefined
  readonly author_image_url?: string | undefined
  readonly author_imageURL?: string | undefined
}

/** Keys and authors, in their order. */
export function authorsIn({ authors = [], author: name, ...legacy }: Fields): readonly (string | Author)[] {
  const { author_title: title, author_url: url, author_image_url, author_imageURL } = legacy
  if (name !== undefined) return [authorFrom({ name, title, url, image: author_image_url ?? author_imageURL })]
  const list = Array.isArray(authors) ? (authors as readonly Written[]) : [authors as Written]
  return list.map((each) => (typeof each === 'string' ? each : (each.key ?? authorFrom(each))))
}

export function authorFrom({ name = '', ...given }: Omit<v.InferOutput<typeof inline>, 'key'>): Author {
  const { title, description, kind, url, image, image_url, imageURL } = given
  return { name, title, description, kind, url, image: image ?? image_url ?? imageURL }
}
