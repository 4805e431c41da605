/** What hooks answer with, besides nouns: files, a program, the result of a task. */
import type { Diagnostic, Json } from './nouns.ts'

export type FileBody = string | Uint8Array

/** Something to write below the brand's output folder. */
export type OutputFile = {
  readonly path: string
  /** A function is called only where the file is not in the output already; that needs its `hash`. */
  readonly body: FileBody | (() => Promise<FileBody>)
  /**
   * SHA-256 of the body, hex. Wanted where the body is a function, which has to give just that body; but for names below
   * `assets/`, which have to tell the content: such a file is made once, and kept as long as it is named.
   */
  readonly hash?: string | undefined
  /** For a page that has moved: where it is now, as links write it (`/docs/c%23/#part`). Dev and preview redirect to it. */
  readonly redirect?: string | undefined
}

/** A source that is not on disk. */
export type LoadedSource = {
  /**
   * A name of its own: `en/news/a.md` becomes `load:<plugin>/en/news/a.md`, and belongs to the content set and the locale it would
   * belong to below the content folder.
   */
  readonly file: string
  readonly text: string
}

/** A program that runs beside dev and preview, such as a stand-in for a service that pages call. Never part of a build. */
export type Companion = {
  /** For messages: `Console sandbox`. */
  readonly name: string
  /** Its origin for pages: `http://localhost:8111`. */
  readonly origin: string
  /** Throws `SiteError` `port-in-use`. */
  start(context: CompanionContext): Promise<{ readonly origin: string; close(): Promise<void> }>
}

/** What a companion is started with. */
export type CompanionContext = {
  /** Prints a line. */
  log(line: string): void
  /** Keep data in memory only. */
  readonly memory: boolean
}

export type TaskResult = {
  readonly diagnostics?: readonly Diagnostic[] | undefined
  /** Project files to write, from the root. */
  readonly files?: readonly { readonly path: string; readonly body: string }[] | undefined
  /** Lines to print. */
  readonly notes?: readonly string[] | undefined
  /** What `--json` prints beside the names of the files. */
  readonly data?: { readonly [key: string]: Json } | undefined
}

/** Additions to the content security policy, as its directives take them. */
export type PolicySources = {
  readonly scripts?: readonly string[]
  readonly connect?: readonly string[]
  readonly images?: readonly string[]
}
