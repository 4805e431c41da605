/** Props of the connectors plugin's views. Paths include the locale prefix. */

export type Category = 'database' | 'analytics' | 'lake' | 'ai' | 'streaming' | 'cache'

/** The kind of product at one end of a pipeline, which the texts of a pair depend on. */
export type Kind =
  | 'relational'
  | 'document'
  | 'search'
  | 'warehouse'
  | 'lake'
  | 'stream'
  | 'cache'
  | 'series'
  | 'file'
  | 'rag'

export type Mark = {
  /** Up to three letters. */
  readonly mark: string
  readonly category: Category
}

export type ConnectorCard = Mark & {
  readonly slug: string
  readonly name: string
  readonly source: boolean
  readonly target: boolean
  readonly commercial: boolean
  /** One or two sentences. */
  readonly text: string
}

export type ConnectorProps = {
  readonly connector: ConnectorCard
  /** Of the same category. */
  readonly related: readonly ConnectorCard[]
  /** Pages of its pairs. */
  readonly pipelines: readonly { readonly source: string; readonly target: string; readonly path: string }[]
  /** Path of its first page in the documentation, if the brand has one. */
  readonly docs?: string | undefined
}

export type End = Mark & {
  readonly name: string
  readonly kind: Kind
  /** Path of its connector's page. */
  readonly path?: string | undefined
}

export type ConnectionProps = {
  readonly source: End
  readonly target: End
  /** Name of the shared value with links to other pairs: a `Choices`. */
  readonly choices: string
  /** Path of the opposite pair. */
  readonly reverse?: string | undefined
  /** Path of the list of all pairs. */
  readonly index: string
}

type Choice = { readonly name: string; readonly path: string }

/** Links to other pairs: each source with its default target, and each target of this source. */
export type Choices = {
  readonly source: string
  readonly sources: readonly Choice[]
  readonly targets: readonly Choice[]
}
