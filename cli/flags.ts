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

export type BuildFlags = Flags & OutputFlags & { readonly cache: boolean; readonly report: boolean }

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
}
