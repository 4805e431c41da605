/** Pages as Markdown, for programs that read: what the writer wrote, with addresses that mean something elsewhere. */
import { hashAll, hashJson } from '../../engine/hash.ts'
import { encodePath } from '../../engine/paths.ts'
import type { EmitContext, PageRecord, Site } from '../../engine/types.ts'
import { imageAddress, linkAddress } from './hast/addresses.ts'
import { withAddresses } from './twinAddresses.ts'
import { proseOf } from './twinProse.ts'

/** By path of the page. */
export type Twins = ReadonlyMap<string, string>

/** Below the page's own path, so that it is easily guessed. */
export const twinPath = (path: string): string => `${path}index.md`

/** Of the page itself, where the route says it: the title of the document has the name of the site behind it. */
export function titlesOf({ routes }: Site): (page: Pick<PageRecord, 'path' | 'title'>) => string {
  const titles = new Map(routes.map(({ path, props }) => [path, (props as { title?: string } | undefined)?.title]))
  return ({ path, title }) => (titles.get(path) ?? title).replace(/\s+/g, ' ').trim()
}

const known = new WeakMap<EmitContext, Promise<Twins>>()

/**
 * Of all pages made from one Markdown source, in the language they say, which search engines may know. Several plugins of a
 * run ask for them, and a run that changes no page reads no source.
 */
export function twinsOf(pages: readonly PageRecord[], site: Site, context: EmitContext): Promise<Twins> {
  const twins = known.get(context) ?? load(pagesWithTwins(pages, site), site, context)
  known.set(context, twins)
  return twins
}

function pagesWithTwins(pages: readonly PageRecord[], { routes }: Site): readonly PageRecord[] {
  const single = new Set(
    routes.filter((route) => route.documents?.length === 1 && route.canonical === undefined).map(({ path }) => path),
  )
  return pages.filter((page) => !page.noindex && single.has(page.path) && /\.mdx?$/.test(page.source ?? ''))
}

/** What twins refer to: known only when they are written, and to be looked up again before old ones are taken. */
type Needs = {
  readonly targets: readonly (readonly [target: string, locale: string])[]
  readonly parts: readonly string[]
}
type Written = { readonly needs: Needs; readonly texts: Readonly<Record<string, string>> }

async function load(pages: readonly PageRecord[], site: Site, context: EmitContext): Promise<Twins> {
  const hashes = new Map(site.documents.map(({ file, hash }) => [file, hash]))
  const title = titlesOf(site)
  const own = hashJson([
    site.brand.origin,
    pages.map((page) => [page.path, title(page), page.description, page.locale, hashes.get(page.source!)]),
  ])
  let written: Promise<Written> | undefined
  const write = () => (written ??= writeAll(pages, site, context))

  const needs = await context.remember(hashAll(['twins need', own]), async () => (await write()).needs)
  const hrefs = await Promise.all(needs.targets.map(([target, locale]) => context.href(target, locale)))
  const parts = await Promise.all(needs.parts.map((file) => context.source(file)))
  const texts = await context.remember(
    hashAll(['twins', own, hashJson([hrefs, parts])]),
    async () => (await write()).texts,
  )
  return new Map(Object.entries(texts))
}

async function writeAll(pages: readonly PageRecord[], site: Site, context: EmitContext): Promise<Written> {
  const targets = new Map<string, readonly [string, string]>()
  const parts = new Set<string>()
  const title = titlesOf(site)
  const texts: Record<string, string> = {}
  for (const page of pages) {
    const { path, source = '', locale } = page
    const href = (target: string) => {
      targets.set(`${locale} ${target}`, [target, locale])
      return context.href(target, locale)
    }
    const body = await proseOf(source, { context, parts, depth: 0 })
    const prose = await withAddresses(body, (target, isImage) =>
      addressOf(target, { isImage, from: source, origin: site.brand.origin, href }),
    )
    texts[path] = asTwin({ ...page, title: title(page) }, prose, site.brand.origin)
  }
  return { needs: { targets: [...targets.values()], parts: [...parts] }, texts }
}

/** Title, summary and address, then the prose without the heading that says the title again. */
function asTwin({ title, description, path }: PageRecord, prose: string, origin: string): string {
  const summary = description ? [`> ${description.replace(/\s+/g, ' ').trim()}`, ''] : []
  const [first = '', ...rest] = prose.trim().split('\n')
  const body =
    first.replace(/^#\s+/, '').trim() === title && first.startsWith('#') ? rest.join('\n').trim() : prose.trim()
  return `${[`# ${title}`, '', ...summary, `<${origin}${encodePath(path)}>`, '', body].join('\n')}\n`
}

type From = {
  readonly isImage: boolean
  readonly from: string
  readonly origin: string
  href(target: string): Promise<string | undefined>
}

/** Absolute; an address that leads nowhere stays, because the check of links has told about it. */
async function addressOf(target: string, { isImage, from, origin, href }: From): Promise<string> {
  const address = isImage ? imageAddress(target, from) : linkAddress(target, from)
  if (address.kind === 'file') {
    const found = await href(isImage ? `asset:${address.file}` : `doc:${address.file}${address.hash}`)
    return found ? origin + found : target
  }
  return address.kind === 'kept' && target.startsWith('/') ? origin + target : target
}
