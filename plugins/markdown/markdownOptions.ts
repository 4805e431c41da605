/** Options of the plugins whose documents have prose, and what they hand on of them, by content set and locale. */
import { wordNames } from '../../engine/html/brandWords.ts'
import type { Address, Config } from '../../engine/types.ts'
import type { MarkdownOptions } from './read.ts'

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

type Given = ProseOptions & { readonly labels: (locale: string) => { readonly prose?: MarkdownOptions['labels'] } }

export const markdownOptions =
  (options: Given, config: Config) =>
  ({ set, locale, rest }: Address): MarkdownOptions => ({
    labels: options.labels(locale).prose,
    fences: options.fences,
    images: options.images,
    limits: options.limits,
    format: options.format,
    remark: options.remark,
    rehype: options.rehype,
    codeTransformers: options.codeTransformers,
    rest,
    figures: options.figures?.(locale, config),
    terms: options.terms?.(locale),
    words: wordNames(config, set, locale),
    dataParts: options.dataParts?.(locale, config),
    imageHosts: config.images.hosts,
    frameHosts: config.frames.hosts,
    severities: config.severities,
  })
