/** Groups of links: what generated pages of several plugins show (tags, archive, authors). Paths include the locale prefix and are encoded. */
export type LinkListProps = {
  readonly title: string
  readonly description: string
  readonly groups: readonly {
    readonly label: string
    readonly id?: string | undefined
    /** Where the label leads. */
    readonly path?: string | undefined
    readonly note?: string | undefined
    readonly items: readonly {
      readonly label: string
      readonly path: string
      readonly note?: string | undefined
      /** ISO. */
      readonly date?: string | undefined
      readonly count?: number | undefined
    }[]
  }[]
}
