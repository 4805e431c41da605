/** The words we add to prose. */

export type CalloutKind = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger'

/**
 * Code of one language to HTML that stands in its place: a drawing, a formula. Equal code gives equal HTML. What is
 * thrown is a problem of the page, at the fence.
 */
export type DrawFence = (code: string) => string | Promise<string>

export type Fences = Readonly<Record<string, DrawFence>>

export type MarkdownLabels = {
  readonly callouts: Readonly<Record<CalloutKind | 'important', string>>
  readonly anchor: (heading: string) => string
  readonly table: string
  readonly taskDone: string
  readonly taskOpen: string
  readonly footnotes: string
  readonly backToReference: (number: string) => string
}
