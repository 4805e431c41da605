/** Options of the plugins whose documents have prose. */
import * as v from 'valibot'
import { defaultLimits } from './markdown/limits.ts'

export type { ProseOptions } from './markdown/index.ts'

const limit = v.optional(v.pipe(v.number(), v.gtValue(0, 'a number above 0')))

/** As `unified` takes them: a plugin, with options, or a preset of several. */
const isPluggable = (value: unknown): boolean =>
  Array.isArray(value)
    ? typeof value[0] === 'function'
    : ['function', 'object'].includes(typeof value) && value !== null

export const pluggables = v.array(
  v.pipe(v.any(), v.check(isPluggable, 'a plugin, or a list of a plugin and its options')),
)

export const codeTransformers = v.array(v.looseObject({}, 'a transformer of Shiki: an object with hooks'))

/** Their part of a plugin's schema. */
export const proseOptions = {
  fences: v.optional(v.record(v.string(), v.function())),
  images: v.optional(v.looseObject({ of: v.function(), sizes: v.function() }, 'what imageVariants() gives')),
  figures: v.optional(v.function()),
  terms: v.optional(v.function()),
  dataParts: v.optional(v.function()),
  format: v.optional(v.picklist(['mdx', 'detect'])),
  remark: v.optional(pluggables),
  rehype: v.optional(pluggables),
  codeTransformers: v.optional(codeTransformers),
  limits: v.optional(v.strictObject(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, limit])))),
}
