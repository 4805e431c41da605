/** The contract of a plugin: its fields, its hooks, their parameters and results; with it the configuration and the site, which name each other. */
import type { GenericSchema } from 'valibot'
import type { PluginOption as VitePlugin } from 'vite'
import type { Companion, LoadedSource, OutputFile, PolicySources, TaskResult } from './answers.ts'
import type {
  Body,
  Brand,
  Diagnostic,
  Document,
  HeadTag,
  Json,
  Locale,
  PageLink,
  PageRecord,
  Place,
  ReadResult,
  Remember,
  Route,
  Routing,
  Severity,
  SharedStoreConfig,
  Source,
} from './nouns.ts'

/** The checked and completed configuration. */
export type Config = {
  /** Absolute. The only absolute path in the engine. */
  readonly root: string
  /** File of the configuration, for messages. */
  readonly file: string
  /** The first one is the default and has no prefix in paths. */
  readonly locales: readonly Locale[]
  readonly brands: readonly Brand[]
  readonly plugins: readonly Plugin[]
  readonly content: string
  readonly brandsFolder: string
  /** Folder of the site's own components, with `layouts/`, `pages/` and `public/`. */
  readonly folder: string
  /** More folders of components, each with `layouts/` and `pages/`; a package's may lie in `node_modules`. */
  readonly components: readonly string[]
  /** Component module with `Document`, fragments and MDX components. */
  readonly app: string
  /** Browser entry of the site, loaded on each page. */
  readonly client: string | undefined
  readonly out: string
  /** Severity by diagnostic code, `off` included. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>
  /** Origins whose images pages may show, besides their own. */
  readonly images: { readonly hosts: readonly string[] }
  /** Whether markup and scripts may have styles of their own. */
  readonly inlineStyles: boolean
  /** Origins that frames of pages may show. */
  readonly frames: { readonly hosts: readonly string[] }
  /** How long a hook of a plugin may take, in seconds. */
  readonly hookTimeout: number
  /** A store that other machines use too; there is none by default. */
  readonly store?: SharedStoreConfig | undefined
  /** Leave drafts out, hash file names. False in the dev server. */
  readonly production: boolean
  /** Time of the build: pages scheduled for later are left out in production. Never part of a key. */
  readonly now: Date
}

/** What is not known because sources cannot be read. */
export type Gaps = {
  /** The sources. */
  readonly files: readonly string[]
  /** Beginnings of keys: pages may be missing below them. */
  readonly keys: readonly string[]
}

/** Of a plugin, some of whose sources cannot be read. */
export type Unread = {
  /** Beginnings of the keys of pages that may be missing: `/docs/`. Links there are not looked at. */
  readonly keys: readonly string[]
  /** Codes of problems of `route` that may follow from it: they are not told. */
  readonly codes: readonly string[]
}

/** One brand, routed. Never changed; a new one is made. */
export type Site = {
  readonly config: Config
  readonly brand: Brand
  /** The brand's documents: its content set and files outside of sets. */
  readonly documents: readonly Document[]
  readonly routes: readonly Route[]
  readonly shared: Readonly<Record<string, Json>>
  /** Undefined where every source could be read and has its path; with gaps a build fails, and looks at the rest. */
  readonly gaps?: Gaps | undefined
}

/** What `companion` is given. */
export type ConfigContext = { readonly config: Config }

/** What `vite` is given. */
export type ViteContext = {
  readonly config: Config
  /**
   * The configuration of now: in dev it is loaded again with each change, and plugins of the bundler stay. A module that is made of it is
   * made again where it watches its file: `this.addWatchFile(join(config.root, config.file))`.
   */
  current(): Config
  /** For what costs much to make of a module. In dev nothing is remembered. */
  readonly remember: Remember
  /**
   * A key that changes with a module of the project and with all it imports; undefined where that cannot be followed: an alias, a
   * virtual module. Of one moment: for builds.
   */
  version(file: string): string | undefined
}

/** What `load` is given. */
export type LoadContext = {
  readonly config: Config
  /** Aborted when the time of the hook is over, or the run is stopped: `fetch(url, { signal })`. */
  readonly signal: AbortSignal
}

/** What `read` is given. */
export type ReadContext = {
  readonly source: Source
  readonly config: Config
}

/** What `unread` is given. */
export type UnreadContext = {
  /** Files of the plugin that cannot be read, from the root of the project. */
  readonly files: readonly string[]
  readonly config: Config
}

/** What `route` is given. */
export type RoutingContext = {
  /** The plugin's own documents, of the content set and the locales of the brand, in the order of their files. */
  readonly documents: readonly Document[]
  /** Those of all plugins, in the same way. */
  readonly all: readonly Document[]
  readonly brand: Brand
  readonly config: Config
}

/**
 * What `emit` is given: a brand with its pages, and what files are made with. The same object for all plugins.
 *
 * A part of a build (`--shard`) asks with its own pages and routes for the sake of what is remembered, and drops the files.
 */
export type EmitContext = {
  /** Records of all pages. In dev those of routes, with what is known before a page is rendered. */
  readonly pages: readonly PageRecord[]
  readonly site: Site
  /** The prose of a document; remembered, so cheap. With a locale, its references are hrefs as a page of it has them. */
  body(file: string, locale?: string): Promise<Body>
  /** A key that changes whenever the body may change. Computed without reading the body. */
  version(file: string): Promise<string>
  /** Text of a source; undefined if the file no longer exists. */
  source(file: string): Promise<string | undefined>
  /** Bytes of a project file, an image of the prose say; undefined if it no longer exists. */
  bytes(file: string): Promise<Uint8Array | undefined>
  /** Where `doc:<file>?<query>#<hash>` or `asset:<file>` leads, seen from a locale; undefined where it leads nowhere. */
  href(target: string, locale: string): Promise<string | undefined>
  /** Time of the file's last commit, `2026-05-31T08:00:00Z`; undefined without history. */
  modified(file: string): Promise<string | undefined>
  /** SHA-256 (base64) of the inline scripts of all pages, sorted. Empty in dev, where pages are rendered on request. */
  readonly scripts: readonly string[]
  readonly remember: Remember
}

/**
 * What links of a page may lead to. A build knows all targets; dev knows the anchors of rendered pages only, and makes
 * most files on request.
 */
export type LinkTargets = {
  /** Paths of pages, without the not-found page, which has no path of its own. */
  readonly paths: ReadonlySet<string>
  /** Whether the brand has an output file of this name. */
  hasFile(name: string): boolean
  /** The ids on the page at this path; undefined if it is not rendered, or not as a whole. */
  anchorsOf(path: string): ReadonlySet<string> | undefined
  /** Of `paths` the one nearest to a wrong one, for hints. Looked for once, however many pages have the link. */
  nearestPath(path: string): string | undefined
  /** Of the files of documents the one nearest to a wrong one, in the same way. */
  nearestFile(file: string): string | undefined
  /** Where a link was written: its line, as far as it can be found, else the file of the component that shows it. For broken links. */
  placeOf(link: PageLink, page: PageRecord): Place
}

/** What `checkPage` is given. */
export type PageCheckContext = {
  readonly page: PageRecord
  readonly site: Site
  readonly targets: LinkTargets
}

/** What `check` is given: a brand with its pages and files. */
export type CheckContext = Pick<EmitContext, 'body' | 'source'> & {
  /** Records of all pages. */
  readonly pages: readonly PageRecord[]
  readonly site: Site
  /** Names of all output files of the brand: `docs/intro/index.html`. */
  readonly files: ReadonlySet<string>
  /** False where a page could not be rendered, or a source not be read: then what such a page may explain is no problem. */
  readonly isComplete: boolean
  /** SHA-256 (base64) of the inline scripts of all pages, sorted. */
  readonly scripts: readonly string[]
  /** Bytes of an output file of the brand; undefined for one that is not written. */
  sizeOf(file: string): number | undefined
  /** Project files that pages of the brand refer to, and the output each became: `content/…/img/a.png` -> `assets/a.1a2b3c.png`. */
  readonly assets: Readonly<Record<string, string>>
  /** Project files by globs with `[content]`, `[brands]` and `[app]`, sorted. */
  list(globs: readonly string[]): Promise<readonly string[]>
}

/** What a task is given. */
export type TaskContext = {
  /** The chosen brands, routed. */
  readonly sites: readonly Site[]
  /** Arguments of the command: file names from the project root, or paths. Empty means everything. */
  readonly args: readonly string[]
  /** Text of a source; undefined if the file no longer exists. */
  source(file: string): Promise<string | undefined>
  /** The body of a document; undefined if it cannot be parsed (a build reports that). */
  body(document: Document): Promise<Body | undefined>
}

/** Work that no build needs. The command line runs it by name. */
export type Task = (context: TaskContext) => TaskResult | Promise<TaskResult>

/**
 * A plugin: a name, eight hooks that the stages call, a companion and tasks; all but the name may be left out. A hook is given
 * one object and returns; the engine merges.
 *
 * - `read`: the one plugin that claims a file answers; two claims are an error.
 * - `load`, `route`, `checkPage`, `check`, `emit`, `vite`: lists are joined in the order of `site.config.ts`.
 */
export type Plugin = {
  readonly name: string
  /**
   * Version of the engine it was written for: `0.1`. An engine that does not fit is an error when the configuration is
   * loaded (`config-plugin-engine`), before other fields of the plugin are checked.
   */
  readonly engine?: string
  /**
   * What the plugin was configured with, and a valibot schema of it. Checked when the configuration is loaded; what is wrong is
   * told with the option and its line (`config-invalid`, `config-field-missing`, `config-key-unknown`).
   */
  readonly options?: { readonly schema: GenericSchema; readonly given: unknown }
  /** Globs from the project root. `[content]`, `[brands]` and `[app]` stand for these folders. */
  readonly include?: readonly string[]
  /**
   * Folders with components of its own: views in `layouts/` and `pages/`, islands, styles. Absolute, as `import.meta.dirname`
   * gives them, or from the project root; in the project or its packages (`config-invalid`).
   */
  readonly components?: readonly string[]
  /**
   * Globs, from the project root, of files that its plugins of the bundler read by themselves: texts whose classes become a stylesheet,
   * say. A change of one makes another bundle. Those that they name with `addWatchFile` count anyway.
   */
  readonly scans?: readonly string[]
  /** Tags in the head of every page: `[{ tag: 'meta', attributes: { name: 'generator', content: 'acme' } }]`. */
  readonly head?: readonly HeadTag[]
  /**
   * Browser module that every page loads, before the site's own. Absolute, or from the project root; in the project or its packages
   * (`config-invalid`).
   */
  readonly client?: string
  /**
   * Components that `.mdx` may use without importing them: names, and the modules whose default exports they are, named as `client`
   * is. Those of the app win; a name of two plugins is an error (`config-invalid`).
   */
  readonly mdx?: Readonly<Record<string, string>>
  /** Globs of the names `emit` writes. The dev server makes matching files on request, and no others. */
  readonly emits?: readonly string[]
  /** What its part of pages loads from other origins; preview and `hosts()` allow just that. Origins, `https://*.example.com` too. */
  readonly policy?: PolicySources
  /**
   * Sources from elsewhere, a service or a database, which the plugin reads as if they were files. Asked once for a run, and in dev at
   * the start and with each change of the configuration. Where it fails, what it loaded last with the same options is used
   * (`load-stale`); without that the run ends (`load-failed`).
   */
  load?(context: LoadContext): readonly LoadedSource[] | Promise<readonly LoadedSource[]>
  /** Reads one source and nothing else, so that the result can be cached. Cheap: front matter, not the body. */
  read?(context: ReadContext): ReadResult | Promise<ReadResult>
  /**
   * What is not known where these of its files cannot be read: `route` is asked without them, and the rest of the site is
   * looked at. Without this hook nothing is routed then. Pure and synchronous.
   */
  unread?(context: UnreadContext): Unread
  /** Pure. */
  route?(context: RoutingContext): Routing | Promise<Routing>
  /** Problems of one page by itself: what the prose of others says does not count. In dev, of open pages. Pure and synchronous. */
  checkPage?(context: PageCheckContext): readonly Diagnostic[]
  /** Problems that need all pages. */
  check?(context: CheckContext): readonly Diagnostic[] | Promise<readonly Diagnostic[]>
  emit?(context: EmitContext): readonly OutputFile[] | Promise<readonly OutputFile[]>
  /** Not a stage: the command line starts and stops it with a server. */
  companion?(context: ConfigContext): Companion | undefined
  /** Not a stage either: work by name, for the command line. */
  readonly tasks?: Readonly<Record<string, Task>>
  vite?(context: ViteContext): readonly VitePlugin[]
}
