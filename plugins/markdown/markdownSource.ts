/** The Markdown source of pages, for programs that read text: as it was written, but with absolute URLs. */
import { inBlocks } from '../../engine/store/blocks.ts'
import { hashAll, hashJson, hashOf } from '../../engine/store/hash.ts'
import { memoized } from '../../engine/store/memoized.ts'
import { addressOf, encodePath } from '../../engine/paths/paths.ts'
import { urlOf } from '../../engine/paths/written.ts'
import type { Brand, EmitContext, PageRecord, Site } from '../../engine/types.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { createLruCache } from './code/lruCache.ts'
import { expandSource } from './expandSource.ts'
import type { Format } from './format.ts'
import { rootsOf } from './hast/urls.ts'
import { namesInProse, type Names } from './namesInProse.ts'
import { leadOf } from './scan.ts'
import { rewriteUrls } from './rewriteUrls.ts'

/** The text is only loaded where somebody needs it; most builds do with the hash. */
export type MarkdownSource = {
  /** SHA-256, hex. */
  readonly hash: string
  text(): Promise<string>
}

/** By path of the page. */
export type MarkdownSources = ReadonlyMap<string, MarkdownSource>

/** Below the path of the page, so that readers can guess it. */
export const markdownSourcePath = (path: string): string => `${path}index.md`

/** The title that the route gives a page. The title of the HTML document also has the name of the site. */
export function titlesOf({ routes }: Site): (page: Pick<PageRecord, 'path' | 'title'>) => string {
  const titles = new Map(routes.map(({ path, props }) => [path, (props as { title?: string } | undefined)?.title]))
  return ({ path, title }) => (titles.get(path) ?? title).replace(/\s+/g, ' ').trim()
}

/**
 * The sources of all indexed pages that are made from one Markdown file in their own language. Several plugins ask for them
 * in one build, so they are rendered once; a build that changes no page reads no file.
 */
export const markdownSourcesOf: (context: EmitContext) => Promise<MarkdownSources> = memoized(load, new WeakMap())

function pagesWithSource({ pages, site: { routes } }: EmitContext): readonly PageRecord[] {
  const single = new Set(
    routes.filter((route) => route.documents?.length === 1 && route.canonical === undefined).map(({ path }) => path),
  )
  return pages.filter((page) => !page.noindex && single.has(page.path) && /\.mdx?$/.test(page.source ?? ''))
}

/** What the sources refer to. Known after they have been rendered, and checked before stored ones are used again. */
type Dependencies = {
  readonly links: readonly (readonly [target: string, locale: string])[]
  /** Included Markdown files and files of code. */
  readonly files: readonly string[]
}
type Texts = Readonly<Record<string, string>>
type Rendered = { readonly dependencies: Dependencies; readonly texts: Texts }

type Sources = {
  readonly context: EmitContext
  readonly title: ReturnType<typeof titlesOf>
  readonly formatOf: ReturnType<typeof createFormats>
  /** What prose of a locale may name. */
  readonly names: Readonly<Record<string, Names>>
  /** The texts of a block by its name. Files are written block by block, so only the last few are held. */
  recent(name: string, load: () => Promise<Texts>): Promise<Texts>
}

async function load(context: EmitContext): Promise<MarkdownSources> {
  const { site } = context
  const names = Object.fromEntries(
    await Promise.all(
      site.config.locales.map(async ({ id }): Promise<[string, Names]> => [id, await namesInProse(context, id)]),
    ),
  )
  const sources = { context, title: titlesOf(site), formatOf: createFormats(site), names, recent: createRecent() }
  const common = hashJson([site.brand.origin, site.brand.trailingSlash ?? null, names])
  const found = new Map<string, MarkdownSource>()
  // One after the other: memory holds the texts of one block.
  for (const block of inBlocks(pagesWithSource(context), ({ path }) => path))
    for (const [path, source] of await loadBlock(block, common, sources)) found.set(path, source)
  return found
}

function createRecent(): Sources['recent'] {
  const held = createLruCache<Promise<Texts>>(4)
  return (name, load) => {
    const texts = held.get(name) ?? load()
    held.set(name, texts)
    return texts
  }
}

/** `common` is the hash of what all pages may show. */
async function loadBlock(
  pages: readonly PageRecord[],
  common: string,
  sources: Sources,
): Promise<readonly (readonly [path: string, source: MarkdownSource])[]> {
  const { context, title, recent } = sources
  // Of included files, too: they name further links and files.
  const versions = await Promise.all(pages.map(({ source }) => context.version(source!)))
  const facts = pages.map((page, index) => [page.path, title(page), page.description, page.locale, versions[index]!])
  const key = hashJson([common, facts])
  let rendered: Promise<Rendered> | undefined
  const render = () => (rendered ??= renderAll(pages, sources))

  const dependencies = await context.remember(
    hashAll(['markdown source dependencies', key]),
    async () => (await render()).dependencies,
  )
  const hrefs = await Promise.all(dependencies.links.map(([target, locale]) => context.href(target, locale)))
  const files = await Promise.all(dependencies.files.map((file) => context.source(file)))
  const name = hashAll(['markdown sources', key, hashJson([hrefs, files])])
  const texts = () => recent(name, () => context.remember(name, async () => (await render()).texts))
  const hashes = await context.remember(hashAll(['hashes', name]), async () =>
    Object.entries(await texts()).map(([path, text]): [string, string] => [path, hashOf(text)]),
  )
  return hashes.map(([path, hash]) => [path, { hash, text: async () => (await texts())[path]! }])
}

async function renderAll(
  pages: readonly PageRecord[],
  { context, title, formatOf, names }: Sources,
): Promise<Rendered> {
  const { site } = context
  const links = new Map<string, readonly [string, string]>()
  const files = new Set<string>()
  const texts: Record<string, string> = {}
  for (const page of pages) {
    const { path, source = '', locale } = page
    const href = (target: string) => {
      links.set(`${locale} ${target}`, [target, locale])
      return context.href(target, locale)
    }
    const rewrite = (text: string, file: string, isMdx: boolean) => {
      const address = addressOf(file, site.config.content, site.config.locales)
      const base = { file, roots: address && rootsOf(file, address.rest) }
      return rewriteUrls(text, isMdx, (target, isImage) =>
        absoluteUrl(target, { isImage, base, path, brand: site.brand, href }),
      )
    }
    const format = formatOf(source)
    const prose = await expandSource(source, { context, files, names: names[locale]!, rewrite, format })
    texts[path] = renderPage({ ...page, title: title(page) }, prose, site.brand)
  }
  return { dependencies: { links: [...links.values()], files: [...files] }, texts }
}

/** The option of the plugin that read a page. */
function createFormats({ config, documents }: Site): (file: string) => Format | undefined {
  const options = new Map(config.plugins.map((plugin) => [plugin.name, plugin.options?.given]))
  const readers = new Map(documents.map(({ file, plugin }) => [file, plugin]))
  return (file) => (options.get(readers.get(file) ?? '') as { readonly format?: Format } | undefined)?.format
}

/** Title, summary and URL, then the prose without a first heading that repeats the title. */
function renderPage({ title, description, path }: PageRecord, prose: string, brand: Brand): string {
  // The first paragraph is there anyway.
  const summary =
    description && description !== leadOf(prose) ? [`> ${description.replace(/\s+/g, ' ').trim()}`, ''] : []
  const [first = '', ...rest] = prose.trim().split('\n')
  const body =
    first.replace(/^#\s+/, '').trim() === title && first.startsWith('#') ? rest.join('\n').trim() : prose.trim()
  return `${[`# ${title}`, '', ...summary, `<${urlOf(encodePath(path), brand)}>`, '', body].join('\n')}\n`
}
