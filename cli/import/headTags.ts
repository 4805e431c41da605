/** Tags of the head that a project adds to its pages, and which of them a site here takes. */
import * as v from 'valibot'
import { headTag } from '../../engine/html/headTag.ts'
import type { Fields } from './fields.ts'

export type Tag = { readonly tag: string; readonly attributes: Fields; readonly text: string | undefined }

export const isWritable = (tag: Tag): tag is Tag & v.InferOutput<typeof headTag> =>
  tag.text === undefined && v.is(headTag, { tag: tag.tag, attributes: tag.attributes })

export const tagText = ({ tag, attributes }: Tag): string => {
  const [first] = Object.entries(attributes)
  return first ? `<${tag} ${first[0]}="${String(first[1])}">` : `<${tag}>`
}
