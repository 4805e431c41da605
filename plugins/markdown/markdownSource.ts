/** The Markdown source of pages, for programs that read text: as it was written, but with absolute URLs. */
import { hashAll, hashJson } from '../../engine/store/hash.ts'
import { encodePath } from '../../engine/paths/paths.ts'
import { wordsOf } from '../../engine/html/brandWords.ts'
import type { EmitContext, PageRecord, Site } from '../../engine/types.ts'
import { expandSource } from './expandSource.ts'
import { dataPartsIn } from './dataParts.ts'
import { figuresIn } from './figures.ts'
import { resolveImage, resolveLink } from './hast/urls.ts'
import { rewriteUrls } from './rewriteUrls.ts'

/** Markdown by path of the page. */
export type MarkdownSources = ReadonlyMap<string, string>

/** Below the path of the page, so that readers can guess it. */
export const markdownSourcePath = (path: string): string => `${path}index.md`

/** The title that the route gives a page. The title of the HTML document also has the name of the site. */
export function titlesOf({ routes }: Site): (page: Pick<PageRecord, 'path' | 'title'>) => string {
  const titles = new Map(routes.map(({ path, props }) => [path, (props as { title?: string } | undefined)?.title]))
  return ({ path, title }) => (titles.get(path) ?? title).replace(/\s+/g, ' ').trim()
}

const cache = new WeakMap<EmitContext, Promise<MarkdownSources>>()

/**
 * The sources of all indexed pages that are made from one Markdown file in their own language. Several plugins ask for them
 * in one build, so they are rendered once; a build that changes no page reads no file.
 */
export function markdownSourcesOf(
  pages: readonly PageRecord[],
  site: Site,
  context: EmitContext,
): Promise<MarkdownSources> {
  const sources = cache.get(context) ?? load(pagesWithSource(pages, site), site, context)
  cache.set(context, sources)
  return sources
}

function pagesWithSource(pages: readonly PageRecord[], { routes }: Site): readonly PageRecord[] {
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
type Rendered = { readonly dependencies: Dependencies; readonly texts: Readonly<Record<string, string>> }

async function load(pages: readonly PageRecord[], site: Site, context: EmitContext): Promise<MarkdownSources> {
  const title = titlesOf(site)
  // Of included files, too: they name further links and files.
  const versions = await Promise.all(pages.map(({ source }) => context.version(source!)))
  const key = hashJson([
    site.brand.origin,
    site.brand.words ?? {},
    site.brand.locales.map((locale) => [figuresIn(site.documents, locale), dataPartsIn(site.documents, locale)]),
    pages.map((page, index) => [page.path, title(page), page.description, page.locale, versions[index]!]),
  ])
  let rendered: Promise<Rendered> | undefined
  const render = () => (rendered ??= renderAll(pages, site, context))

  const dependencies = await context.remember(
    hashAll(['markdown source dependencies', key]),
    async () => (await render()).dependencies,
  )
  const hrefs = await Promise.all(dependencies.links.map(([target, locale]) => context.href(target, locale)))
  const files = await Promise.all(dependencies.files.map((file) => context.source(file)))
  const texts = await context.remember(
    hashAll(['markdown sources', key, hashJson([hrefs, files])]),
    async () => (await render()).texts,
  )
  return new Map(Object.entries(texts))
}

async function renderAll(pages: readonly PageRecord[], site: Site, context: EmitContext): Promise<Rendered> {
  const links = new Map<string, readonly [string, string]>()
  const files = new Set<string>()
  const title = titlesOf(site)
  const texts: Record<string, string> = {}
  for (const page of pages) {
    const { path, source = '', locale } = page
    const href = (target: string) => {
      links.set(`${locale} ${target}`, [target, locale])
      return context.href(target, locale)
    }
    const body = await expandSource(source, {
      context,
      files,
      texts: figuresIn(site.documents, locale),
      words: wordsOf(site.brand, locale),
      parts: dataPartsIn(site.documents, locale),
      depth: 0,
    })
    const prose = await rewriteUrls(body, (target, isImage) =>
      absoluteUrl(target, { isImage, from: source, origin: site.brand.origin, href }),
    )
    texts[path] = renderPage({ ...page, title: title(page) }, prose, site.brand.origin)
  }
  return { dependencies: { links: [...links.values()], files: [...files] }, texts }
}

/** Title, summary and URL, then the prose without a first heading that repeats the title. */
function renderPage({ title, description, path }: PageRecord, prose: string, origin: string): string {
  const summary = description ? [`> ${description.replace(/\s+/g, ' ').trim()}`, ''] : []
  const [first = '', ...rest] = prose.trim().split('\n')
  const body =
    first.replace(/^#\s+/, '').trim() === title && first.startsWith('#') ? rest.join('\n').trim() : prose.trim()
  return `${[`# ${title}`, '', ...summary, `<${origin}${encodePath(path)}>`, '', body].join('\n')}\n`
}

type UrlContext = {
  readonly isImage: boolean
  readonly from: string
  readonly origin: string
  href(target: string): Promise<string | undefined>
}

/** A broken link stays as it is written: the check of links reports it. */
async function absoluteUrl(target: string, { isImage, from, origin, href }: UrlContext): Promise<string> {
  const url = isImage ? resolveImage(target, from) : resolveLink(target, from)
  if (url.kind === 'file') {
    const found = await href(isImage ? `asset:${url.file}` : `doc:${url.file}${url.hash}`)
    return found ? origin + found : target
  }
  return url.kind === 'unchanged' && target.startsWith('/') ? origin + target : target
}
