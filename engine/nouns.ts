/**
 * The nouns of the engine. What is told in words of the contract, a configuration and a routed site, is in `contract.ts`.
 *
 * The words are explained in the glossary of ARCHITECTURE.md.
 *
 * Files are named from the project root with `/` between folders: `content/clouddm/zh/docs/intro.md`.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A spot in a file. `line` and `column` are 1-based; a column counts UTF-16 units. */
export type Place = {
  readonly file: string
  readonly line?: number | undefined
  readonly column?: number | undefined
}

export type Severity = 'error' | 'warning'

export type Diagnostic = {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly place?: Place | undefined
  readonly hint?: string | undefined
  /** Of what was thrown, where it is another's: printed with --debug. */
  readonly stack?: string | undefined
}

export type Locale = {
  /** Folder name and path prefix: `en`. */
  readonly id: string
  /** Its own name, for the language switch: `English`. */
  readonly name: string
  /** BCP 47, for `<html lang>` and `hreflang`: `zh-CN`. */
  readonly lang: string
  /**
   * Ids of locales whose text stands in for a page, or a word of the theme, that this one does not have; best first. Default: the
   * default locale of the brand. Without any, such pages are left out.
   */
  readonly fallback?: readonly string[] | undefined
  /** In which direction it is written, for `<html dir>`. Default `rtl` for Arabic, Hebrew, Persian and Urdu, else `ltr`. */
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/** The fields of a brand that the engine uses. A site adds its own, for components. */
export type Brand = {
  /** Its name: that of its folder. */
  readonly id: string
  /** Absolute address of the site without a trailing slash: `https://example.com`, `https://example.com/docs`. */
  readonly origin: string
  /** Locale ids, a subset of the site's. */
  readonly locales: readonly string[]
  /**
   * How addresses of pages end: `always` with a slash, `/docs/a/` and `docs/a/index.html`; `never`, `/docs/a` and `docs/a.html`. Default:
   * what the site says.
   */
  readonly trailingSlash?: 'always' | 'never' | undefined
  /** Name of the content set it shows: the folder below `content/`; `.` where there are no sets, but locales. */
  readonly content: string
  /** Origins its pages may send requests to, besides their own. */
  readonly connect?: readonly string[] | undefined
  /**
   * Where search engines should know the prose of its content set, by locale: the origin of a brand that shows the set.
   * Brands that name each other name the same. Default: here.
   */
  readonly proseHome?: Readonly<Record<string, string>> | undefined
  /** What prose of its content set calls `[[name]]`: by locale, text by name. */
  readonly words?: Readonly<Record<string, BrandWords>> | undefined
}

export type BrandWords = Readonly<Record<string, string>>

export type Source = {
  readonly file: string
  /** Where it lies, if it was found behind a link to a folder: `packages/stars/docs/intro.md`. */
  readonly realFile?: string | undefined
  readonly text: string
  /** SHA-256 of the bytes, hex. */
  readonly hash: string
}

/** Position of a source below the content folder: `content/<set>/<locale>/<rest>`, or without a set, which is `.` then. Other files have no address. */
export type Address = { readonly set: string; readonly locale: string; readonly rest: string }

export type Document<Data = unknown> = {
  readonly plugin: string
  readonly file: string
  /** Of its source. */
  readonly realFile?: string | undefined
  readonly hash: string
  readonly address: Address | undefined
  /** Time of the file's last commit, `2026-05-31T08:00:00Z`. Only in a build, for files in git. */
  readonly modified?: string | undefined
  /** What `read` returned: front matter and what follows from it. JSON. */
  readonly data: Data
  /** Modules that its prose imports, files and packages (`npm:stars`); they become part of the bundle. */
  readonly imports: readonly string[]
}

export type Heading = { readonly depth: number; readonly id: string; readonly text: string }

/**
 * A link in prose. `target` is an href as written, or `doc:<file>?<query>#<hash>` where it names another source:
 * the path of that file is known after `route`.
 */
export type Link = {
  readonly target: string
  readonly kind: 'link' | 'image'
  readonly line: number
  readonly column: number
}

/** The text below one heading, for search. The part before the first heading has an empty `id`. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The code of its blocks, in lines as written. Missing where there is none. */
  readonly code?: string | undefined
}

/**
 * The prose of one document.
 *
 * `html` refers to other files as `href="doc:<file>?<query>#<hash>"` and `src="asset:<file>"`; both are replaced
 * while rendering, because the same body is shown under several brands. So are the placeholders of the brand's words.
 */
export type Body = {
  readonly html: string
  /** The HTML before a truncation marker, where there is one. */
  readonly excerpt: string | undefined
  /** MDX with components: the compiled function body, run beside the bundle in place of `html`. */
  readonly code: string | undefined
  /** Id that links to the title of the page have, where it was written as a heading. Layouts give it to theirs. */
  readonly titleId?: string | undefined
  readonly headings: readonly Heading[]
  /** Every id in the body. */
  readonly anchors: readonly string[]
  /** A part of it is made of a file that cannot be read, which is told itself. */
  readonly isPartial?: boolean | undefined
  readonly links: readonly Link[]
  readonly sections: readonly Section[]
  /** What was found while reading; remembered with the body. Pages with an error are not published, but checked. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The value an earlier build stored under `key`, else the result of `make`. `key` has to name every input of the value; the code is added. */
export type Remember = <T extends Json>(key: string, make: () => T | Promise<T>) => Promise<T>

export type BodyContext = {
  /** Bytes of another project file; it becomes an input of the body. Throws `SiteError` `file-missing` or `file-outside`. */
  load(file: string): Promise<Uint8Array>
  /** For a part of the body that is costly to make and may be the same in the next version of the text: highlighted code. */
  readonly remember: Remember
}

export type ReadResult<Data = unknown> = {
  readonly data: Data
  /** Project files of component modules that `.mdx` prose imports. */
  readonly imports?: readonly string[] | undefined
  /** Errors in parts of the source that could be left out: the document is routed, so that nothing else seems wrong, and the build fails. */
  readonly diagnostics?: readonly Diagnostic[] | undefined
  /** Parses the prose. Called once per distinct text, often in a render thread; throws `SiteError`. */
  readonly body?: ((context: BodyContext) => Promise<Body>) | undefined
}

export type Alternate = { readonly locale: string; readonly path: string }

export type Route = {
  readonly brand: string
  readonly locale: string
  /** Unique within a brand. Includes the locale prefix. */
  readonly path: string
  /** The same page in every locale: its path in the default locale. */
  readonly key: string
  /** Component module: `site/layouts/Doc.tsx`. A plugin may name it absolutely. */
  readonly view: string
  /**
   * Where a text of it, or of a shared value, is `asset:<file>`, components get the address of that image of the project, which
   * becomes part of the output; without such a file they get no such field.
   */
  readonly props?: Json | undefined
  /** Files of the documents whose bodies the view shows. */
  readonly documents?: readonly string[] | undefined
  /** The file named in messages about this page. */
  readonly source?: string | undefined
  /** Out of sitemap and search; `<meta name=robots>` says so. */
  readonly noindex?: boolean | undefined
  /** The path search engines should know the page by, where that is another one: the source of an untranslated page. */
  readonly canonical?: string | undefined
  /** ISO day of its last change, where the page says so. Default: what git knows of `source`. */
  readonly modified?: string | undefined
  /** 404 for the not-found page; it is written as `404.html`. */
  readonly status?: number | undefined
  /** It is there only where no other plugin claims its path: a home page that nobody wrote. */
  readonly givesWay?: boolean | undefined
}

/** A value by its name, as a `SharedKey` makes it. */
export type SharedValue = {
  readonly name: string
  readonly value: Json
  /** A list, to which other plugins may add. */
  readonly isList?: boolean | undefined
}

/** Result of `route` for one brand: routes are joined, and so are shared values (a name twice is an error, but for lists). */
export type Routing = {
  readonly routes: readonly Route[]
  /** Values many routes read, sent to render threads once: `[terms.value(found)]`. */
  readonly shared?: readonly SharedValue[] | undefined
  readonly diagnostics?: readonly Diagnostic[] | undefined
  /** True where no page is left out in spite of errors: the build fails, but links and images are looked at. Default: no errors. */
  readonly isComplete?: boolean | undefined
  /** Pages left out because they are scheduled for later. */
  readonly scheduled?: readonly Scheduled[] | undefined
}

/** `at` is an instant, `2026-06-01T01:00:00.000Z`. */
export type Scheduled = { readonly file: string; readonly at: string }

export type PageLink = {
  readonly href: string
  readonly kind: 'link' | 'image'
  /** Of a link in prose. */
  readonly place?: Place | undefined
  /** Name of the fragment that shows it. */
  readonly fragment?: string | undefined
}

/** A tag in the head of every page: `{ tag: 'meta', attributes: { name: 'google-site-verification', content: '…' } }` */
export type HeadTag = {
  readonly tag: 'meta' | 'link'
  /** As HTML spells them. */
  readonly attributes: Readonly<Record<string, string>>
}

/** The facts about a page that are kept after its HTML is written. */
export type PageRecord = {
  readonly brand: string
  readonly locale: string
  readonly path: string
  /** Output file below the brand's folder: `docs/intro/index.html`. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly anchors: readonly string[]
  /** A part of it is made of a source that cannot be read: not all of its anchors are known, for example. */
  readonly isPartial?: boolean | undefined
  /** Links of the page itself; those of fragments are reported once, with the first page that shows them. */
  readonly links: readonly PageLink[]
  readonly islands: readonly string[]
  /** Levels of all headings, in order: `[1, 2, 3, 2]`. */
  readonly headings: readonly number[]
  /** Number of images without an `alt` attribute; an empty `alt` is valid. */
  readonly imagesWithoutAlt: number
  readonly noindex: boolean
  /** Address in `<link rel="canonical">`. */
  readonly canonical?: string | undefined
  /** `<link rel="alternate" hreflang>`, in order. */
  readonly alternates?: readonly { readonly lang: string; readonly href: string }[] | undefined
  /** Texts of JSON-LD elements. */
  readonly jsonLd?: readonly string[] | undefined
  readonly key: string
  /** Sections of its `main`, for pages without a document. Undefined in dev before the page is rendered. */
  readonly sections?: readonly Section[] | undefined
  /** The document it was written in, for messages. */
  readonly source?: string | undefined
  readonly bytes: number
}

/** The door to the project's files. Paths are project-relative; nothing outside the root is ever opened. */
export type Disk = {
  /** Sorted, so that no output depends on the order of the file system. */
  list(globs: readonly string[]): Promise<readonly string[]>
  /** Throws `SiteError` `file-hidden`, `file-missing`, `file-outside`, `link-dangling`, `link-loop`. */
  read(file: string): Promise<Uint8Array>
  /** Links to folders that it met when it listed files: where each leads to, from the root; undefined where it was not entered. */
  readonly folderLinks: ReadonlyMap<string, string | undefined>
  /** Where a file lies that is behind a link to a folder, now; undefined where it is not. */
  realFile(file: string): string | undefined
}

/** A cache on a server, for several machines. */
export type SharedStoreConfig = {
  /** Without a slash at the end, a name or a password. */
  readonly url: string
  /** Whether nothing is written there. */
  readonly readOnly: boolean
  /** For what is done there at the beginning of a run, and again for the end. In ms. */
  readonly timeout: number
}
