/** All pages of a brand: those that are still as they were are kept, the others rendered. */
import { pageFile } from '../paths.ts'
import type { Bundle } from '../rendering.ts'
import type { Diagnostic, Disk, PageLink, PageRecord, Route, Site } from '../types.ts'
import type { Bodies } from './bodies.ts'
import { createChanges, rememberPage, type CommonInputs, type Memo, type RememberedPage } from './memo.ts'
import { createPageRenderer } from './page.ts'
import type { References } from './references.ts'
import { createResolver } from './resolver.ts'
import { pagesWorthThreads, type Threads } from './threads.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

export type RenderInput = {
  readonly site: Site
  readonly bundle: Bundle
  readonly disk: Disk
  readonly references: References
  readonly bodies: Bodies
  readonly memo: Memo
  readonly common: CommonInputs
  /** Locales to render; pages of others are left as the memo has them. */
  readonly locales: readonly string[]
  /** Started on first use. */
  readonly threads: () => Threads
  readonly signal: AbortSignal
  /** Whether the output still holds this very file. */
  isThere(page: RememberedPage): boolean
  /** Whether the output holds a file of this name. */
  stands(file: string): boolean
  keep(page: RememberedPage): Promise<void>
  write(page: RenderedPage): Promise<void>
  progress(done: number, total: number): void
}

export type RenderedSite = {
  readonly memo: Memo
  readonly rendered: number
  /** Records in the order of paths, with the links of fragments. */
  readonly records: readonly PageRecord[]
  readonly diagnostics: readonly Diagnostic[]
}

export async function render(input: RenderInput): Promise<RenderedSite> {
  const { site, memo, common } = input
  const resolver = createResolver(site.config, site.routes)
  const changes = createChanges(memo, common, site, resolver, input.references, input.disk)
  const pages: Record<string, RememberedPage> = {}
  const fragments: Record<string, readonly PageLink[]> = {}
  const diagnostics: Diagnostic[] = []
  const stale: RenderTask[] = []
  const reasons = new Map<string, string>()

  const documents = new Map(site.documents.map((document) => [document.file, document]))
  for (const route of site.routes) {
    const before = memo.pages[route.path]
    const task = taskOf(route, documents, resolver)
    // Left alone where it is known, or was never made; a page nobody remembers is needed by whoever looks at all of them.
    const narrowed =
      !input.locales.includes(route.locale) &&
      (before !== undefined || !input.stands(pageFile(route.path, route.status)))
    const change = narrowed ? undefined : await changes.of(task, before)
    if (before && !change && input.isThere(before)) {
      pages[route.path] = before
      for (const id of before.fragments) fragments[id] = memo.fragments[id] ?? []
      await input.keep(before)
    } else if (!narrowed) {
      stale.push(task)
      reasons.set(route.path, change ?? 'output')
    }
  }

  let done = 0
  await renderTasks(input, stale, async (page) => {
    input.progress(++done, stale.length)
    diagnostics.push(...(page.html ? [] : page.diagnostics))
    if (!page.html) return
    pages[page.record.path] = rememberPage(page, reasons.get(page.record.path)!)
    for (const { id, links } of page.fragments) fragments[id] = links
    await input.write(page)
  })

  const ordered = Object.values(pages).sort((a, b) => (a.record.path < b.record.path ? -1 : 1))
  return {
    memo: { common, pages: Object.fromEntries(ordered.map((page) => [page.record.path, page])), fragments },
    rendered: stale.length,
    records: withFragmentLinks(ordered, fragments),
    diagnostics: [...diagnostics, ...ordered.flatMap((page) => page.diagnostics)],
  }
}

export function taskOf(
  route: Route,
  documents: ReadonlyMap<string, { file: string; plugin: string; hash: string }>,
  resolver: ReturnType<typeof createResolver>,
): RenderTask {
  const wanted = (route.documents ?? []).map((file) => {
    const document = documents.get(file)
    if (!document) throw new Error(`${route.path} shows ${file}, which is not a document of the site`)
    return { file, plugin: document.plugin, hash: document.hash }
  })
  return { route, alternates: resolver.alternatesOf(route), documents: wanted }
}

export const renderSite = (site: Site): RenderSite => ({
  brand: site.brand.id,
  shared: site.shared,
  routes: site.routes.map(({ source, locale, path, key, canonical }) => ({ source, locale, path, key, canonical })),
})

async function renderTasks(
  input: RenderInput,
  tasks: readonly RenderTask[],
  done: (page: RenderedPage | RenderFailure) => Promise<void>,
): Promise<void> {
  if (!tasks.length) return
  if (tasks.length >= pagesWorthThreads)
    return input.threads().render(renderSite(input.site), tasks, done, input.signal)
  const { site, bundle, bodies, references } = input
  const page = await createPageRenderer({ config: site.config, site: renderSite(site), bundle, bodies, references })
  for (const task of tasks) {
    input.signal.throwIfAborted()
    await done(await page(task))
  }
}

/** A link in a navbar is checked once, on the first page that shows it, not once for each page. */
export function withFragmentLinks(
  pages: readonly Pick<RememberedPage, 'record' | 'fragments'>[],
  fragments: Memo['fragments'],
): readonly PageRecord[] {
  const reported = new Set<string>()
  return pages.map(({ record, fragments: used }) => {
    const fresh = used.filter((id) => !reported.has(id))
    for (const id of fresh) reported.add(id)
    return fresh.length
      ? { ...record, links: [...record.links, ...fresh.flatMap((id) => fragments[id] ?? [])] }
      : record
  })
}
