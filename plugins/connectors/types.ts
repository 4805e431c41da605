/** Props of the connectors plugin's views. Paths include the locale prefix. */

export type Category = 'database' | 'analytics' | 'lake' | 'ai' | 'streaming' | 'cache'

export const kinds = [
  'relational',
  'document',
  'search',
  'warehouse',
  'lake',
  'stream',
  'cache',
  'series',
  'file',
  'rag',
] as const
/** The kind of product at one end of a pipeline, which the texts of a pair depend on. */
export type Kind = (typeof kinds)[number]

export type Mark = {
  /** Name of its drawing; without one, that of its category is shown. */
  readonly mark?: string | undefined
  readonly category: Category
}

export type ConnectorCard = Mark & {
  readonly slug: string
  readonly name: string
  readonly source: boolean
  /** It is read by scheduled scans only. */
  readonly scan: boolean
  readonly target: boolean
  readonly commercial: boolean
  /** One or two sentences. */
  readonly text: string
}

export type ConnectorProps = {
  readonly connector: ConnectorCard
  /** Of the same category. */
  readonly related: readonly ConnectorCard[]
  /** Pages of its pairs, at most twelve. */
  readonly pipelines: readonly { readonly source: string; readonly target: string; readonly path: string }[]
  /** Where all of its pairs are listed, if there are more. */
  readonly allPipelines?: string | undefined
  /** Names at the other ends of all its pairs: of those that lead to it, and of those that begin with it. */
  readonly upstream: readonly string[]
  readonly downstream: readonly string[]
  /** What it offers as the source of its pairs. */
  readonly modes: readonly Mode[]
  /** Path of its first page in the documentation, if the brand has one. */
  readonly docs?: string | undefined
}

export type End = Mark & {
  readonly name: string
  readonly kind: Kind
  /** Path of its connector's page. */
  readonly path?: string | undefined
}

/** What a source offers: a copy of all there is, and what changes from then on. */
export type Mode = 'full' | 'incremental'

export const tasks = ['structure', 'full', 'incremental', 'scan', 'ddl', 'check', 'compare', 'twoWay'] as const
export type Task = (typeof tasks)[number]

export const statements = [
  'add',
  'drop',
  'modify',
  'change',
  'rename',
  'index',
  'dropIndex',
  'renameTable',
  'create',
  'dropTable',
  'truncate',
  'partition',
  'other',
] as const
/** A statement that changes the structure. */
export type Statement = (typeof statements)[number]

export type FactsList = {
  /** Said above it. */
  readonly label?: 'settings' | 'rights' | undefined
  readonly items: readonly string[]
}

/** Value of the fragment `facts`: a part of what is known about one end. Texts write code in backticks. */
export type FactsValue = {
  readonly texts: readonly string[]
  readonly lists: readonly FactsList[]
  readonly code: readonly { readonly title: string; readonly lang: string; readonly html: string }[]
}

/** Value of the fragment `types`. */
export type TypesValue = {
  readonly source: string
  readonly target: string
  /** Source types, and the type they become; undefined where there is none. */
  readonly rows: readonly { readonly from: readonly string[]; readonly to?: string | undefined }[]
  readonly note?: string | undefined
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
  /** For search: the list of all pairs, then the page itself. */
  readonly breadcrumbs: readonly { readonly label: string; readonly path?: string | undefined }[]
  /** Phrases: how the source is read, and as what the target is written. */
  readonly by: string
  readonly into: string
  /** Names of shared values: a `FactsValue` each, but for `types`. */
  readonly facts: {
    readonly reads: string
    readonly source: string
    readonly writes: string
    readonly target: string
    readonly types?: string | undefined
    readonly typeTexts: readonly string[]
    readonly ddlTexts: readonly string[]
    readonly limits: readonly string[]
  }
  readonly tasks: readonly Task[]
  readonly ddl: {
    readonly does: readonly Statement[]
    /** Those of `does` that only tasks for whole databases repeat. */
    readonly whole: readonly Statement[]
    /** DDL is carried over, also where no statements are listed. */
    readonly isSynced: boolean
  }
  /** What keeps changes from coming back, where both directions may run together. */
  readonly twoWay: readonly string[]
  /** What holds for this pair alone. */
  readonly notes: readonly string[]
  /** Pages of the documentation. */
  readonly docs: readonly Choice[]
}

type Choice = { readonly name: string; readonly path: string }

/** Links to other pairs: each source with its default target, and each target of this source. */
export type Choices = {
  readonly source: string
  readonly sources: readonly Choice[]
  readonly targets: readonly Choice[]
}
