/** Props of generated pages of several plugins (tags, archive, authors): groups of links. Paths include the locale prefix and are encoded. */
export type LinkListProps = {
  readonly title: string
  readonly description: string
  readonly groups: readonly {
    readonly label: string
    readonly id?: string | undefined
    /** Target of the label. */
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
