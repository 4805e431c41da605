/** `content/data/openapi.yml`: an API, and the parts of pages that tell it. */
import type { Config, Plugin, Source } from '../../engine/types.ts'
import type { DataParts } from '../markdown/index.ts'
import { readReference } from './read.ts'
import type { OpenapiWords, Reference } from './types.ts'
import { writeParts } from './write.ts'

export type OpenapiOptions = {
  /** What stands around the data, in a locale. */
  readonly words: (locale: string) => OpenapiWords
}

/** Below `content`. */
const file = 'data/openapi.yml'

/** Checks the file. Makes no pages: those are Markdown that includes parts. */
export const openapi = (): Plugin => ({
  name: 'openapi',
  include: [`[content]/${file}`],
  read({ source }) {
    readReference(source)
    return { data: {} }
  },
  unread: () => ({ keys: [], codes: [] }),
})

/**
 * For plugins with prose: `<Include src="…/openapi.yml#worker" />` puts the operations of the group `worker` there, `#index` a
 * table of all operations, `#values` the constants.
 */
export function openapiParts({ words }: OpenapiOptions) {
  const read = createReader()
  return (locale: string, { content }: Pick<Config, 'content'>): DataParts => ({
    file: `${content}/${file}`,
    read: (source) => writeParts(read(source), words(locale), locale),
  })
}

/** Remembers the last text, because many pages include parts of one file. */
function createReader(): (source: Pick<Source, 'file' | 'text'>) => Reference {
  let last: { readonly text: string; readonly reference: Reference } | undefined
  return (source) => {
    if (last?.text !== source.text) last = { text: source.text, reference: readReference(source) }
    return last.reference
  }
}
