/** `authors.yml` and `tags.yml`: id -> author or tag. */
import * as v from 'valibot'
import type { Source } from '../../engine/types.ts'
import { checkFrontMatter, parseDataFile } from '../markdown/index.ts'
import { authorEntries, authorFrom } from './authors.ts'
import type { BlogData } from './data.ts'

const authorSchema = v.strictObject({ ...authorEntries, name: v.string('text') }, 'a name and a title')
const tagSchema = v.strictObject(
  {
    label: v.optional(v.string('text')),
    permalink: v.optional(v.string('text')),
    description: v.optional(v.string('text')),
  },
  'a label, a permalink and a description',
)

export const readAuthors = (source: Source): BlogData => ({
  kind: 'authors',
  authors: mapValues(readTable(source, authorSchema), authorFrom),
})

export const readTags = (source: Source): BlogData => ({
  kind: 'tags',
  tags: mapValues(readTable(source, tagSchema), ({ label, ...tag }, id) => ({ label: label ?? id, ...tag })),
})

const mapValues = <T, U>(table: Readonly<Record<string, T>>, to: (value: T, id: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, to(value, id)]))

function readTable<S extends v.GenericSchema>(source: Source, schema: S): Readonly<Record<string, v.InferOutput<S>>> {
  const file = parseDataFile(source)
  // Ids are arbitrary, so the schema is made of those in the file.
  const entries = Object.fromEntries(Object.keys(file.attributes).map((id) => [id, schema]))
  return checkFrontMatter(v.object(entries), file) as Record<string, v.InferOutput<S>>
}
