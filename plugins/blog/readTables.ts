/** `authors.yml` and `tags.yml`: id -> author or tag. */
import * as v from 'valibot'
import type { Source } from '../../engine/types.ts'
import { checkFrontMatter, parseDataFile } from '../markdown/index.ts'
import type { BlogData } from './data.ts'

const text = v.optional(v.string('text'))
const address = v.optional(
  v.pipe(v.string('text'), v.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'an https address or a path')),
)
const authorSchema = v.strictObject(
  { name: v.string('text'), title: text, description: text, url: address, image: address },
  'a name and a title',
)
const tagSchema = v.strictObject(
  { label: v.string('text'), permalink: v.optional(v.string('text')), description: v.optional(v.string('text')) },
  'a label, a permalink and a description',
)

export const readAuthors = (source: Source): BlogData => ({
  kind: 'authors',
  authors: readTable(source, authorSchema),
})

export const readTags = (source: Source): BlogData => ({ kind: 'tags', tags: readTable(source, tagSchema) })

function readTable<S extends v.GenericSchema>(source: Source, schema: S): Readonly<Record<string, v.InferOutput<S>>> {
  const file = parseDataFile(source)
  // Ids are arbitrary, so the schema is made of those in the file.
  const entries = Object.fromEntries(Object.keys(file.attributes).map((id) => [id, schema]))
  return checkFrontMatter(v.object(entries), file) as Record<string, v.InferOutput<S>>
}
