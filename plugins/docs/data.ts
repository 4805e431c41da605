/** What is read from the files of the docs folder: pages, categories, hand-written sidebars. */
import type { Place } from '../../engine/types.ts'
import type { PageFields } from '../markdown/index.ts'
import type { CategoryIndex, SidebarBadge } from './types.ts'

export type DocData = PageFields & {
  readonly kind: 'doc'
  /** `2.7` below `docs@2.7`, '' for the current version. */
  readonly version: string
  /** Folder and name below the docs folder: `approval/approval_about`. Unique in a locale and version. */
  readonly id: string
  /** Path below the docs base, without slashes at the ends; the folder itself for an index page. */
  readonly slug: string
  /** `approval`, '' at the top. */
  readonly folder: string
  /** Called as its folder, or as an index is. */
  readonly isIndex: boolean
  /** Numbers before the names of the folder and those around it, outermost first. */
  readonly folderNumbers?: readonly (number | undefined)[]
  /** A heading the prose begins with, which takes the place of the title above the page. */
  readonly heading: string | undefined
  readonly label: string
  readonly description: string
  readonly position: number | undefined
  readonly badge?: SidebarBadge
  readonly hideTitle: boolean
  readonly hideSidebar: boolean
  /** The sidebar it chooses. */
  readonly sidebar: { readonly name: string; readonly place: Place } | undefined
  /** Ids of the neighbours it chooses, null for none, and how it is called as one. */
  readonly pagination: Pagination
  /** Null: no edit link. */
  readonly editUrl: string | null | undefined
  readonly lastAuthor: string | undefined
  /** Ids of pages that it shows whole, as its sections. */
  readonly gathers: readonly string[]
}

type Pagination = {
  readonly next?: string | null | undefined
  readonly previous?: string | null | undefined
  readonly label?: string | undefined
  /** Where ids are written, if any is. */
  readonly places?: readonly { readonly key: string; readonly id: string; readonly place: Place }[]
}

export type CategoryData = Pick<DocData, 'version' | 'folder' | 'position' | 'badge'> & {
  readonly kind: 'category'
  /** Undefined: the name of the folder, in words. */
  readonly label: string | undefined
  readonly collapsed: boolean
  /** Name of the sidebar that shows the folder and everything below it. */
  readonly sidebar: string | undefined
  /** The page the label links to: a generated list of the docs in the folder, or one of the docs. */
  readonly link: CategoryLink | undefined
}

type CategoryLink =
  | (CategoryIndex & { readonly type: 'generated-index' })
  | { readonly type: 'doc'; readonly id: string; readonly place: Place }

/** Source of the hand-written sidebars, for the places of messages. The sidebars themselves come with the brand. */
type SidebarsData = { readonly kind: 'sidebars'; readonly text: string }

export type DocsData = DocData | CategoryData | SidebarsData
