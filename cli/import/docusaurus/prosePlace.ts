/** What content is imported with, and where a text of its prose stands. */
import type { Fields } from '../fields.ts'
import type { Draft } from '../project.ts'
import type { Components } from './components.ts'
import type { Docusaurus, Source } from './config.ts'

export type Context = {
  readonly site: Docusaurus
  readonly draft: Draft
  readonly components: Components
}

/** Of one instance of a plugin. */
export type SourceContext = Context & { readonly source: Source }

export type ProsePlace = {
  /** Of the file, from the root of the old project. */
  readonly file: string
  /** The same in the new one. */
  readonly target: string
  /** The folder that is copied as a whole, in the same way. */
  readonly folder: string
  /** Before addresses of other locales than the default: `/zh`. */
  readonly prefix: string
  readonly components: Components
  readonly draft: Draft
  /** Of the plugin that reads the file. */
  readonly options: Fields
  /** Names such as `:tada:` are pictures, unless the site says otherwise. */
  readonly hasEmoji?: boolean
  /** It is in a sidebar, whose cards it may show. */
  readonly isDoc?: boolean
}
