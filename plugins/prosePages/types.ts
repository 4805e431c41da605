import type { HeadTag } from '../../engine/types.ts'
import type { Unpublished } from '../markdown/types.ts'

/** Props of the view of such a page. */
export type ProsePageProps = Unpublished & {
  readonly title: string
  readonly description: string
  /** Path or absolute address of a picture for link previews. */
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly hideTitle?: boolean | undefined
  /** Further tags in the head of the page. */
  readonly head?: readonly HeadTag[] | undefined
  /** Locale id of the text, when the page is shown untranslated. */
  readonly fallbackFrom?: string | undefined
}
