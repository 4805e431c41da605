/** The contract of a plugin: what it is, what its hooks are given and what they give back. */
import type { PluginOption as VitePlugin } from 'vite'
import type {
  Body,
  Brand,
  Config,
  Diagnostic,
  Document,
  Json,
  PageRecord,
  Reading,
  Routing,
  Site,
  Source,
} from './types.ts'

/** Something to write below the brand's output folder. */
export type OutputFile = {
  readonly path: string
  readonly body: string | Uint8Array
  /** A page that has moved: the path, with or without a hash, that servers of ours send visitors to at once. */
  readonly redirect?: string | undefined
}

export type EmitContext = {
  /** The prose of a document; remembered, so cheap. With a locale, its references are hrefs as a page of it has them. */
  body(file: string, locale?: string): Promise<Body>
  /** Changes whenever the prose of a document may; known without reading it. */
  version(file: string): Promise<string>
  /** A source as it was written; undefined where it is gone. */
  source(file: string): Promise<string | undefined>
  /** Where `doc:<file>#<hash>` or `asset:<file>` leads, seen from a locale; undefined where it leads nowhere. */
  href(target: string, locale: string): Promise<string | undefined>
  /** Second of the last commit with the file, `2026-05-31T08:00:00Z`; undefined where there is no history. */
  modified(file: string): Promise<string | undefined>
  /** SHA-256 (base64) of the inline scripts of all pages, sorted. None in dev, which renders no page before it is asked for. */
  readonly scripts: readonly string[]
  /** What an earlier build made of the same key. The key holds everything the value follows from; the code is added. */
  remember<T extends Json>(key: string, make: () => T | Promise<T>): Promise<T>
}

/**
 * What a page may lead to. A build knows all of it; dev has rendered only the pages that were looked at, and makes most
 * files when they are asked for.
 */
export type Known = {
  /** Where a reader finds a page. The not-found page is shown where nothing is; no server has it at a path of its own. */
  readonly paths: ReadonlySet<string>
  /** Whether the brand has an output file of this name. */
  hasFile(name: string): boolean
  /** The ids on the page at this path; undefined where it is not rendered. */
  anchorsOf(path: string): ReadonlySet<string> | undefined
}

/** What a check may ask, besides the pages. */
export type CheckContext = {
  /** Bytes of an output file of the brand; undefined for one that is not written. */
  sizeOf(file: string): number | undefined
  /** Project files that pages of the brand refer to, and the output each became: `content/…/img/a.png` -> `assets/a.1a2b3c.png`. */
  readonly assets: Readonly<Record<string, string>>
  /** Project files by globs with `[content]`, `[brands]` and `[app]`, sorted. */
  list(globs: readonly string[]): Promise<readonly string[]>
}

/** Node-style handler of dev and preview for paths no page has. */
export type ServeHandler = {
  /** Path prefix it answers: `/__sandbox/`. */
  readonly prefix: string
  handle(request: Request): Promise<Response>
}

/** A program that runs beside dev and preview, such as a stand-in for a service the pages talk to. Never part of a build. */
export type Companion = {
  /** For messages: `Console sandbox`. */
  readonly name: string
  /** Where pages reach it: `http://localhost:8111`. */
  readonly origin: string
  /** Throws `SiteError` `port-in-use`. */
  start(
    log: (line: string) => void,
    options: CompanionOptions,
  ): Promise<{ readonly origin: string; close(): Promise<void> }>
}

export type CompanionOptions = {
  /** Nothing it remembers is written to the disk. */
  readonly memory: boolean
}

/** What a task may ask for. */
export type TaskContext = {
  /** What the person named, from the project root; empty for everything. */
  readonly files: readonly string[]
  /** A source as it was written; undefined where it is gone. */
  source(file: string): Promise<string | undefined>
  /** The prose of a document; undefined where it cannot be read, which a build tells. */
  body(document: Document): Promise<Body | undefined>
}

export type TaskResult = {
  readonly diagnostics?: readonly Diagnostic[] | undefined
  /** Project files to write, from the root. */
  readonly files?: readonly { readonly path: string; readonly body: string }[] | undefined
  /** Lines for the person. */
  readonly notes?: readonly string[] | undefined
}

/** Work no build does, because only people need it: it is done when the command line asks for it by name. */
export type Task = (sites: readonly Site[], context: TaskContext) => TaskResult | Promise<TaskResult>

/**
 * A plugin: a name and at most seven hooks, named after the stages. Hooks return; the engine merges.
 *
 * - `read`: the one plugin that claims a file answers; two claims are an error.
 * - `route`, `checkPage`, `check`, `emit`, `vite`: lists are joined in the order of `site.config.ts`.
 * - `serve`: the first prefix that matches answers.
 */
export type Plugin = {
  readonly name: string
  /** Changes whenever equal input may give other output; part of every cache key. */
  readonly version?: string
  /**
   * Version of the engine it was written for: `0.1`. Another one that it does not fit is told when the configuration is
   * loaded (`config-plugin-engine`), before anything else of the plugin is looked at.
   */
  readonly engine?: string
  /** Globs from the project root. `[content]`, `[brands]` and `[app]` stand for these folders. */
  readonly include?: readonly string[]
  /** Globs of the names `emit` writes. The dev server makes such a file when it is asked for; without globs it has none. */
  readonly emits?: readonly string[]
  /** One source, nothing else, so that it can be remembered. Cheap: front matter, not prose. */
  read?(source: Source, config: Config): Reading | Promise<Reading>
  /** `own` are the plugin's documents for this brand, `all` everyone's. Pure. */
  route?(own: readonly Document[], all: readonly Document[], brand: Brand, config: Config): Routing | Promise<Routing>
  /** What one page says of itself: told in dev, too, while the page is looked at. Pure, and at once. */
  checkPage?(page: PageRecord, site: Site, known: Known): readonly Diagnostic[]
  /** What only all pages together say. `files` are the names of all output files of the brand. */
  check?(
    pages: readonly PageRecord[],
    site: Site,
    files: ReadonlySet<string>,
    context: CheckContext,
  ): readonly Diagnostic[] | Promise<readonly Diagnostic[]>
  emit?(
    pages: readonly PageRecord[],
    site: Site,
    context: EmitContext,
  ): readonly OutputFile[] | Promise<readonly OutputFile[]>
  serve?(config: Config): ServeHandler | undefined
  /** Not a stage: started and stopped with a server, by the command line. */
  companion?(config: Config): Companion | undefined
  /** Not a stage either: work by name, for the command line. */
  readonly tasks?: Readonly<Record<string, Task>>
  vite?(config: Config): readonly VitePlugin[]
}
