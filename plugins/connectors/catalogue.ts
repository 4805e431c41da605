/** `connectors.yml`: the products that can be the source or target of a pipeline. */
import * as v from 'valibot'
import type { Source } from '../../engine/types.ts'
import { readData } from './data.ts'
import type { Category, ConnectorCard } from './types.ts'

/** An entry of the file. */
export type Connector = Omit<ConnectorCard, 'text'> & {
  /** By locale. */
  readonly text: Readonly<Record<string, string>>
}

export type Catalogue = { readonly kind: 'catalogue'; readonly connectors: readonly Connector[] }

const categories = ['database', 'analytics', 'lake', 'ai', 'streaming', 'cache'] satisfies Category[]

export const text = v.pipe(v.string('text'), v.trim(), v.nonEmpty('text'))
const flag = v.optional(v.boolean('true or false'), false)
export const slug = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'a slug such as "sql-server"'))

const entry = v.strictObject({
  name: text,
  mark: v.exactOptional(slug),
  category: v.picklist(categories, `one of ${categories.join(', ')}`),
  source: flag,
  scan: flag,
  target: flag,
  commercial: flag,
  text: v.record(v.string(), text),
})

export function readCatalogue(source: Source): Catalogue {
  const { value } = readData(source, v.record(slug, entry), Object.keys(entry.entries))
  return { kind: 'catalogue', connectors: Object.entries(value).map(([slug, connector]) => ({ slug, ...connector })) }
}
