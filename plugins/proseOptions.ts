/** Options of the plugins whose documents have prose. */
import * as v from 'valibot'
import type { Config } from '../engine/types.ts'
import { defaultLimits } from './markdown/limits.ts'
import type { MarkdownOptions } from './markdown/index.ts'

export type ProseOptions = {
  /** By language of a code fence: how it is drawn instead of being shown as code. */
  readonly fences?: MarkdownOptions['fences']
  /** What images are offered in besides their own file: `imageVariants()` of `plugins/images`, which makes them. Default: nothing. */
  readonly images?: MarkdownOptions['images']
  /** Figures that prose may name, in a locale. Default: none. */
  readonly figures?: (locale: string, config: Config) => MarkdownOptions['figures']
  /** Words to avoid in a locale, in small letters, and what to write: `{ licence: 'license' }`. Default: none. */
  readonly terms?: (locale: string) => MarkdownOptions['terms']
  /** A data file that prose includes, in a locale. Default: none. */
  readonly dataParts?: (locale: string, config: Config) => MarkdownOptions['dataParts']
  /**
   * Whether files named `.md` may be MDX, which is code: `mdx` all that do not say `format: md`, as in Docusaurus; `detect`
   * those that say `format: mdx`. Default: none.
   */
  readonly format?: MarkdownOptions['format']
  /** Plugins of remark, as they are published: `[remarkMath]`. They are code of the project and trusted. Default: none. */
  readonly remark?: MarkdownOptions['remark']
  /** Plugins of rehype: `[[rehypeKatex, { output: 'mathml' }]]`. Default: none. */
  readonly rehype?: MarkdownOptions['rehype']
  /** Transformers of Shiki for code, as they are published: `[transformerTwoslash()]`. Default: none. */
  readonly codeTransformers?: MarkdownOptions['codeTransformers']
  /** What one page may cost, where the defaults are too little: `{ cells: 100_000 }`. They are in `plugins/markdown/README.md`. */
  readonly limits?: MarkdownOptions['limits']
}

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
