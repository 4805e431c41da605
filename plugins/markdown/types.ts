/** Types of the options and props that plugins pass on. */
import type { Diagnostic, Place, Source } from '../../engine/types.ts'
import type { Size } from './imageSize.ts'

/** A file that a page offers in place of an image. */
export type ImageVariant = {
  /** `image/avif` */
  readonly type: string
  /** In px. */
  readonly width: number
  /** Below the output of the brand: `assets/img-1a2b3c-640.avif`. */
  readonly path: string
}

/** What images of prose are offered in, besides the file that was written. Who makes the files is a plugin of its own. */
export type ImageVariants = {
  /** Best format first, by width within it; none where the file does as it is. Equal input gives equal variants. */
  of(bytes: Uint8Array, size: { readonly width: number; readonly height: number }): Promise<readonly ImageVariant[]>
  /** The attribute `sizes` of an image with this `width`, in px. */
  sizes(width: number): string
}

/** What is known of a file that a page shows. */
export type LoadedImage = { readonly size: Size | undefined; readonly variants: readonly ImageVariant[] }

export type CalloutKind = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger'

/**
 * Renders the code of a fence to HTML: a drawing, a formula. Equal code must give equal HTML. An error that it throws is
 * reported at the fence. `prefix` is for ids in the HTML: no other fence of any page has it.
 */
export type DrawFence = (code: string, prefix: string) => string | Promise<string>

export type Fences = Readonly<Record<string, DrawFence>>

/** Text by name: `price:usd.link` -> `$0.20`. */
export type FigureTexts = Readonly<Record<string, string>>

export type LoadedFigures = {
  readonly texts: FigureTexts
  /** False where a data file is broken, which is told itself: any name may be one of its figures. */
  readonly isWhole: boolean
}

/** Figures that prose names, `{price:usd.link}`, and data files hold. */
export type Figures = {
  /** What stands before the colon. Other braces are text. */
  readonly names: readonly string[]
  /** Data files from the project root: inputs of pages that name a figure. */
  readonly files: readonly string[]
  /** The figures of one data file. */
  read(source: Pick<Source, 'file' | 'text'>): FigureTexts
  /** What should have been named in a piece of prose, and was typed. */
  typedIn(text: string): readonly { readonly index: number; readonly problem: (place: Place) => Diagnostic }[]
}

/** A data file that prose includes: `<Include src="../data/api.yml#workers" />`. */
export type DataParts = {
  /** From the project root: an input of pages that include it. */
  readonly file: string
  /** Markdown by name, which stands behind the `#`. Its links are seen from the page. */
  read(source: Pick<Source, 'file' | 'text'>): DataPartTexts
}

export type DataPartTexts = Readonly<Record<string, string>>

/** From and to a level of headings, both included. */
export type TocLevels = { readonly from: number; readonly to: number }

/** Why no build has a page that dev shows. Both undefined in a build. */
export type Unpublished = {
  readonly draft?: true | undefined
  /** The instant before which no build publishes it. */
  readonly scheduled?: string | undefined
}

/** Texts that are added to prose. */
/** Some of them; the others are said in English. */
export type ProseLabels = Partial<Omit<MarkdownLabels, 'callouts'>> & {
  readonly callouts?: Partial<MarkdownLabels['callouts']> | undefined
}

export type MarkdownLabels = {
  readonly callouts: Readonly<Record<CalloutKind | 'important', string>>
  /** Of `:::details` without a title. Default `Details`. */
  readonly details?: string | undefined
  readonly anchor: (heading: string) => string
  readonly table: string
  readonly taskDone: string
  readonly taskOpen: string
  readonly footnotes: string
  readonly backToReference: (number: string) => string
  /** By tag: the kind of change it stands for, which readers choose sections by. Default: none. */
  readonly kinds?: Readonly<Record<string, string>> | undefined
}
