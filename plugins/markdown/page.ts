/** What the steps that read one page share: its options, the places of its nodes, and its problems. */
import type { ShikiTransformer } from 'shiki/types'
import type { PluggableList } from 'unified'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { BodyContext, Config, Diagnostic, Place } from '../../engine/types.ts'
import type { Roots } from './hast/urls.ts'
import { isMdx, type Format } from './format.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createMeter, type Meter } from './mdast/meter.ts'
import type { Terms } from './terms.ts'
import type { PartValues } from './mdast/nodes.ts'
import type { DataParts, Fences, Figures, ImageVariants, LoadedFigures, LoadedImage, MarkdownLabels } from './types.ts'

export type Positioned = {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined
}

export type PageOptions = {
  /** Texts that are added to prose. */
  readonly labels: MarkdownLabels
  /** By language: functions that draw its fences. Other fences are shown as code. */
  readonly fences: Fences
  /** Origins of other hosts whose images are shown; others are reported. */
  readonly imageHosts: readonly string[]
  /** Origins of other hosts that frames show; others are reported. */
  readonly frameHosts: readonly string[]
  /** Of the configuration: prose with a problem that is an error is not made. */
  readonly severities: Config['severities']
  /** What images are offered in besides their own file. */
  readonly images?: ImageVariants | undefined
  /** What one page may cost, where it is not as much as by default. */
  readonly limits?: Partial<Limits> | undefined
  /** Figures that prose may name. */
  readonly figures?: Figures | undefined
  /** Words that the site writes another way. */
  readonly terms?: Terms | undefined
  /** Words of the brand that prose may name: `[[brand]]`. */
  readonly words: readonly string[]
  /** A data file that prose includes. */
  readonly dataParts?: DataParts | undefined
  readonly format?: Format | undefined
  /** Plugins of remark, as they are published, with their options: `[remarkMath]`. */
  readonly remark: PluggableList
  /** Plugins of rehype: `[[rehypeKatex, { output: 'mathml' }]]`. */
  readonly rehype: PluggableList
  /** Transformers of Shiki, as they are published, for code: `[transformerTwoslash()]`. */
  readonly codeTransformers: readonly ShikiTransformer[]
  readonly roots?: Roots | undefined
  readonly context: BodyContext
}

export type Page = PageOptions & {
  /** Front matter of the page, JSON. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** The file being read: the page, or a part it includes. */
  readonly file: string
  readonly mdx: boolean
  /** What the file imports or declares: where it comes from, by its name there. Of `.mdx`. */
  readonly imported: ReadonlyMap<string, string>
  /** Prefix of the ids of footnotes, because each part has its own footnotes. Empty in the page itself. */
  readonly idPrefix: string
  /** What the page has cost so far, parts included. */
  readonly meter: Meter
  /** Images by file: one may be shown often. */
  readonly loadedImages: Map<string, Promise<LoadedImage>>
  /** Number of parts that this page and its parts have included so far, and whether one could not be made. */
  readonly parts: { count: number; isPartial: boolean }
  /** Number of drawings of this page and its parts so far. */
  readonly drawn: { count: number }
  /** The files from the page to this one, each included by the one before it. */
  readonly includeChain: readonly string[]
  /** Place of the outermost `<Include>` in the page; undefined in the page itself. */
  readonly includedAt: Place | undefined
  /** What a part that is imported is given. */
  readonly values: PartValues | undefined
  readonly problems: Diagnostic[]
  /** Loads the figures of the data files once for the page and its parts. */
  figureTexts(load: () => Promise<LoadedFigures>): Promise<LoadedFigures>
  /** Place of a node in the source file, front matter counted. */
  place(node: Positioned): Place
  /** Place by line and column of the parsed text. */
  placeAt(line: number, column: number): Place
}

type PageSource = PageOptions & Pick<Page, 'file' | 'attributes'> & { readonly linesBefore: number }

export function createPage({ file, linesBefore, ...options }: PageSource): Page {
  let texts: Promise<LoadedFigures> | undefined
  return {
    ...options,
    idPrefix: '',
    meter: createMeter({ ...defaultLimits, ...options.limits }),
    loadedImages: new Map(),
    imported: new Map(),
    parts: { count: 0, isPartial: false },
    drawn: { count: 0 },
    includeChain: [file],
    includedAt: undefined,
    values: undefined,
    problems: [],
    figureTexts: (load) => (texts ??= load()),
    mdx: isMdx(file, options.format),
    ...placesOf(file, linesBefore),
  }
}

/** The same page while it reads a part. */
export function createPartPage(
  page: Page,
  file: string,
  { linesBefore, at, values }: { linesBefore: number; at: Place; values?: PartValues | undefined },
): Page {
  return {
    ...page,
    values,
    idPrefix: `p${++page.parts.count}-`,
    includeChain: [...page.includeChain, file],
    includedAt: page.includedAt ?? at,
    mdx: isMdx(file, page.format),
    ...placesOf(file, linesBefore),
  }
}

/** The same page while it reads what was made from data: its places are that of the `<Include>`. */
export const createDataPartPage = (page: Page, at: Place): Page => ({
  ...page,
  mdx: false,
  idPrefix: `p${++page.parts.count}-`,
  includedAt: page.includedAt ?? at,
  placeAt: () => at,
  place: () => at,
})

/** Ends the reading of a page, with all that was told of it before. */
export const refusal = ({ problems }: Page, problem: Diagnostic): SiteError => SiteError.from([...problems, problem])

/** For what cannot be made of a page: the problem is told, and there is nothing in its place. */
export const missing = ({ problems }: Page, problem: Diagnostic): undefined => void problems.push(problem)

function placesOf(file: string, linesBefore: number) {
  const placeAt = (line: number, column: number): Place => ({ file, line: line + linesBefore, column })
  return {
    file,
    placeAt,
    place: ({ position }: Positioned): Place =>
      position ? placeAt(position.start.line, position.start.column) : { file, line: linesBefore + 1, column: 1 },
  }
}
