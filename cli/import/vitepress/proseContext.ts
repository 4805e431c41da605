/** What the prose of a page is written anew with. */
import type { Draft } from '../project.ts'
import type { Page, Pages } from './pages.ts'
import type { Uses } from './uses.ts'

export type ProseContext = {
  readonly source: string
  readonly pages: Pages
  readonly draft: Draft
  readonly uses: Uses
  /** Name of the sidebar a page chooses, where it is not the one that lists it. */
  sidebarOf(page: Page): string | undefined
  /** Id of the page at an address, seen from a page. */
  idAt(address: string, page: Page): string | undefined
}
