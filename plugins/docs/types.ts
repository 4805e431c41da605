/** What the docs plugin hands to its views. Paths include the locale prefix and are encoded, ready for `href`. */

export type SidebarItem =
  | { readonly kind: 'doc'; readonly id: string; readonly label: string; readonly path: string }
  | {
      readonly kind: 'category'
      readonly id: string
      readonly label: string
      readonly path?: string | undefined
      readonly collapsed: boolean
      readonly items: readonly SidebarItem[]
      /** There are more items than these; they are in the sidebar's `full` file, under the same id. */
      readonly more?: boolean | undefined
    }
  | { readonly kind: 'link'; readonly id: string; readonly label: string; readonly href: string }

/** What the sidebar shows: the value of the route's `sidebar`. */
export type SidebarValue = {
  readonly items: readonly SidebarItem[]
  /** Href of a JSON file with all items (`SidebarItem[]`), where branches are cut. */
  readonly full?: string | undefined
}

export type Neighbour = { readonly title: string; readonly path: string }

export type DocProps = {
  readonly title: string
  readonly description: string
  /** Name of the shared value that holds the sidebar: a `SidebarValue`. */
  readonly sidebar: string
  /** Ids of the categories around the page, outermost first. */
  readonly trail: readonly string[]
  readonly breadcrumbs: readonly { readonly label: string; readonly path?: string | undefined }[]
  readonly previous?: Neighbour | undefined
  readonly next?: Neighbour | undefined
  readonly hideTitle?: boolean | undefined
  readonly hideToc?: boolean | undefined
  /** ISO date. */
  readonly lastUpdate?: string | undefined
  readonly tags?: readonly { readonly label: string; readonly path: string }[] | undefined
  readonly editUrl?: string | undefined
  readonly readingMinutes?: number | undefined
  readonly unlisted?: boolean | undefined
  /** Locale id of the text, when the page is shown untranslated. */
  readonly fallbackFrom?: string | undefined
}
