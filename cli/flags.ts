/** The flags of the command line. */

export type Flags = {
  readonly root: string
  readonly config?: string | undefined
  readonly brand: readonly string[]
  readonly locale: readonly string[]
  readonly json: boolean
  readonly verbose: boolean
  readonly debug: boolean
}

export type OutputFlags = { readonly out?: string | undefined }

export const formatNames = ['text', 'json', 'sarif', 'junit', 'github', 'markdown'] as const

export type FormatFlags = {
  readonly format?: (typeof formatNames)[number] | undefined
  /** A file for it, from the current folder. Default: stdout. */
  readonly output?: string | undefined
}

/** `2/8` */
export type ShardFlag = { readonly index: number; readonly count: number }

export type BuildFlags = Flags &
  OutputFlags &
  FormatFlags & { readonly cache: boolean; readonly report: boolean; readonly shard?: ShardFlag | undefined }

export type CheckFlags = BuildFlags & {
  /** Also report missing and stale translations. */
  readonly translations: boolean
  /** Write the baseline: `reset` records all problems, `shrink` only removes entries that no longer occur. */
  readonly baseline: false | 'shrink' | 'reset'
}

export type ServeFlags = Flags &
  OutputFlags & {
    readonly port: number
    readonly host: string
    readonly allowedHost: readonly string[]
    readonly strictPort: boolean
    readonly open: boolean
    /** Start the companions of plugins. */
    readonly sandbox: boolean
  }

export type SandboxFlags = Flags & {
  /** Keep nothing after the end. */
  readonly memory: boolean
}

export type NewFlags = Flags & {
  readonly set?: string | undefined
  readonly from?: string | undefined
  readonly origin?: string | undefined
  /** Tarball of the engine, for a new site. */
  readonly engine?: string | undefined
}

export type EjectFlags = Flags & { readonly list: boolean; readonly print: boolean }
