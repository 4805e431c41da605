/** What plugins with prose hand on of their options, by content set and locale. */
import { wordNames } from '../../engine/html/brandWords.ts'
import type { Address, Config } from '../../engine/types.ts'
import type { MarkdownOptions } from './read.ts'
import type { Terms } from './terms.ts'
import type { DataParts, Figures } from './types.ts'

type ProseOptions = Pick<
  MarkdownOptions,
  'fences' | 'images' | 'limits' | 'format' | 'remark' | 'rehype' | 'codeTransformers'
> & {
  readonly labels: (locale: string) => { readonly prose?: MarkdownOptions['labels'] }
  readonly figures?: ((locale: string, config: Config) => Figures | undefined) | undefined
  readonly terms?: ((locale: string) => Terms | undefined) | undefined
  readonly dataParts?: ((locale: string, config: Config) => DataParts | undefined) | undefined
}

export const markdownOptions =
  (options: ProseOptions, config: Config) =>
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
