/** The words we add to prose. */

export type CalloutKind = 'note' | 'tip' | 'info' | 'warning' | 'caution' | 'danger'

export type MarkdownLabels = {
  readonly callouts: Readonly<Record<CalloutKind | 'important', string>>
  readonly anchor: (heading: string) => string
  readonly table: string
  readonly taskDone: string
  readonly taskOpen: string
  readonly footnotes: string
  readonly backToReference: (number: string) => string
}
