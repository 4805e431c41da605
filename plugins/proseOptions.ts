/** Options of the plugins whose documents have prose. */
import type { Config } from '../engine/types.ts'
import type { MarkdownOptions } from './markdown/index.ts'

export type ProseOptions = {
  /** By language of a code fence: how it is drawn instead of being shown as code. */
  readonly fences?: MarkdownOptions['fences']
  /** Figures that prose may name, in a locale. Default: none. */
  readonly figures?: (locale: string, config: Config) => MarkdownOptions['figures']
  /** Words to avoid in a locale, in small letters, and what to write: `{ licence: 'license' }`. Default: none. */
  readonly terms?: (locale: string) => MarkdownOptions['terms']
  /** A data file that prose includes, in a locale. Default: none. */
  readonly dataParts?: (locale: string, config: Config) => MarkdownOptions['dataParts']
  /** What one page may cost, where the defaults are too little: `{ cells: 100_000 }`. They are in `plugins/markdown/README.md`. */
  readonly limits?: MarkdownOptions['limits']
}
