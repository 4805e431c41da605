/** A word behind a label of the sidebar: `New`, or `{ text: New, type: tip }`. */
import * as v from 'valibot'
import { isObject } from '../../engine/errors/isObject.ts'
import { calloutNames } from '../markdown/index.ts'
import type { SidebarBadge } from './types.ts'

const expected = 'a text, or a "text" and a "type"'
const word = v.pipe(v.string(expected), v.nonEmpty(expected))
const type = v.optional(v.picklist(calloutNames, `one of ${calloutNames.join(', ')}`))

/** `text`: the schema of the word where it has a type, too. */
export function badgeSchema<Text>(text: v.GenericSchema<Text>) {
  const typed = v.strictObject({ text, type }, expected)
  return v.lazy((given) => (isObject(given) ? typed : word))
}

export const pageBadge = v.optional(badgeSchema(word))

type Given = string | { readonly text: string; readonly type?: string | undefined }

/** Nothing where there is none, so that items stay small. */
export const withBadge = (given: Given | undefined): { readonly badge?: SidebarBadge } =>
  given === undefined ? {} : { badge: typeof given === 'string' ? { text: given } : given }
