/** What the connectors plugin hands to its views. Paths include the locale prefix. */

export type Category = 'database' | 'analytics' | 'lake' | 'ai' | 'streaming' | 'cache'

/** What a product at one end of a pipeline is; decides what the page of a pair says. */
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
  /** Pages of pairs it is in. */
  readonly pipelines: readonly { readonly source: string; readonly target: string; readonly path: string }[]
  /** Where the documentation of it begins, if the brand has any. */
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
  /** Name of the shared value with the ways to other pairs: a `Choices`. */
  readonly choices: string
  /** Path of the opposite pair. */
  readonly reverse?: string | undefined
  /** Path of the list of all pairs. */
  readonly index: string
}

type Choice = { readonly name: string; readonly path: string }

/** Ways to other pairs: each source with its default target, each target of this source. */
export type Choices = {
  readonly source: string
  readonly sources: readonly Choice[]
  readonly targets: readonly Choice[]
}
