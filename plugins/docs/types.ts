/** Props of the docs plugin's views. Paths include the locale prefix and are encoded, ready for `href`. */
import type { HeadTag } from '../../engine/types.ts'
import type { LinkListProps } from '../linkList.ts'
import type { ProseLabels, TocLevels, Unpublished } from '../markdown/index.ts'

export type DocsLabels = {
  /** Title of the list of tags. */
  readonly tags: string
  /** Labels in prose. Default: English. */
  readonly prose?: ProseLabels | undefined
}

export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLink

/** A word behind a label. `type`: the name of a callout, whose colour it has. */
export type SidebarBadge = { readonly text: string; readonly type?: string | undefined }

type Labelled = { readonly id: string; readonly label: string; readonly badge?: SidebarBadge | undefined }

export type SidebarDoc = Labelled & { readonly kind: 'doc'; readonly path: string }

type SidebarLink = Labelled & { readonly kind: 'link'; readonly href: string }

/** Its id begins with that of the category around it: `guide`, `guide/install`. */
export type SidebarCategory = Labelled & {
  readonly kind: 'category'
  readonly path?: string | undefined
  /** Id of the doc there, where no item is that doc. */
  readonly doc?: string | undefined
  readonly collapsed: boolean
  readonly items: readonly SidebarItem[]
  /** The sidebar is pruned here: all items are in its `full` file, under the same id. */
  readonly more?: boolean | undefined
}

/** What the sidebar shows: the value of the route's `sidebar`. */
export type SidebarValue = {
  readonly items: readonly SidebarItem[]
  /** Href of a JSON file with all items (`SidebarItem[]`), if the sidebar is pruned. */
  readonly full?: string | undefined
}

/** One text for all locales, or one for each. */
export type Label = string | Readonly<Record<string, string>>

/** Its text, or its text for all languages or each, and its colour. */
export type BadgeEntry = string | { readonly text: Label; readonly type?: string | undefined }

/** An item of a hand-written sidebar. */
export type SidebarEntry =
  /** The id of a doc: `guide/install`. */
  | string
  | { readonly doc: string; readonly label?: Label; readonly badge?: BadgeEntry }
  /** The items generated for a folder. */
  | { readonly folder: string }
  | { readonly label: Label; readonly href: string; readonly badge?: BadgeEntry }
  | {
      readonly label: Label
      readonly items: readonly SidebarEntry[]
      /** Id of the doc the label links to. */
      readonly doc?: string
      /** Makes a page with what is in it, which the label links to: at `/docs/` and its slug, by default that of the label. */
      readonly index?: CategoryIndex
      /** Default true. */
      readonly collapsed?: boolean
      readonly badge?: BadgeEntry
    }

export type CategoryIndex = {
  readonly slug?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** Hand-written sidebars by name. Where there is none called `main`, a page is shown in the first that lists it. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>

/** A version of the documentation; the current one has no name. */
export type VersionLink = { readonly name?: string | undefined; readonly path: string; readonly active: boolean }

type Neighbour = { readonly title: string; readonly path: string }

/** Where a page is in the documentation. */
export type DocsPlace = {
  /** Name of the shared value that holds the sidebar: a `SidebarValue`. */
  readonly sidebar: string
  /** Ids of the categories around the page, outermost first. */
  readonly trail: readonly string[]
  /** Name of a shared `VersionLink[]` with the first page of each version. */
  readonly versionHomes?: string | undefined
}

/** A generated list: a category, the tags, the docs with a tag. */
export type DocsIndexProps = LinkListProps & DocsPlace

export type DocProps = DocsPlace &
  Unpublished & {
    readonly title: string
    /** What stands above the page, where that is not the title. */
    readonly heading?: string | undefined
    readonly description: string
    /** Path or absolute address of a picture for link previews. */
    readonly image?: string | undefined
    readonly imageAlt?: string | undefined
    readonly breadcrumbs: readonly { readonly label: string; readonly path?: string | undefined }[]
    readonly previous?: Neighbour | undefined
    readonly next?: Neighbour | undefined
    readonly hideTitle?: boolean | undefined
    readonly hideToc?: boolean | undefined
    readonly hideSidebar?: boolean | undefined
    /** Further tags in the head of the page. */
    readonly head?: readonly HeadTag[] | undefined
    /** Levels of headings in the table of contents. Default 2 and 3. */
    readonly tocLevels?: TocLevels | undefined
    /** ISO date. */
    readonly lastUpdate?: string | undefined
    readonly lastAuthor?: string | undefined
    readonly tags?: readonly { readonly label: string; readonly path: string }[] | undefined
    readonly editUrl?: string | undefined
    readonly readingMinutes?: number | undefined
    readonly unlisted?: boolean | undefined
    /** It shows other pages as its sections. */
    readonly gathers?: boolean | undefined
    /** The same page in each version, or the first page of versions without it; undefined if there is only one version. */
    readonly versions?: readonly VersionLink[] | undefined
    /** Locale id of the text, when the page is shown untranslated. */
    readonly fallbackFrom?: string | undefined
  }
