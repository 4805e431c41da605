/** All pages of a brand: those whose inputs have not changed are kept, the others rendered. */
import { settledFailure } from '../errors/severities.ts'
import { frozen } from '../hooks/frozen.ts'
import { pageFile } from '../paths/paths.ts'
import type { Bundle } from '../renderer.ts'
import type { Diagnostic, PageLink, PageRecord, Place, Route, Site } from '../types.ts'
import type { Bodies } from './bodies.ts'
import { createChangeFinder, type ChangeFinderInput } from './changedInput.ts'
import { toCachedPage, type CachedPage, type PageCache } from './pageCache.ts'
import { createResolver } from './resolver.ts'
import { pagesWorthThreads, type Threads } from './threads.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

export type RenderInput = Omit<ChangeFinderInput, 'resolver' | 'bundle'> & {
  readonly bundle: Bundle
  readonly bodies: Bodies
  readonly cache: PageCache
  /** Pages to render; the others stay as the cache has them. */
  isWanted(route: Route): boolean
  /** Started on first use. */
  readonly threads: () => Threads
  readonly signal: AbortSignal
  /** Whether the output still holds this very file. */
  isThere(page: CachedPage): boolean
  /** Whether the output held a file of this name when it was made. */
  hadOutput(file: string): boolean
  keep(page: CachedPage): void
  write(page: RenderedPage): Promise<void>
  progress(done: number, total: number): void
}

export type RenderedSite = {
  readonly cache: PageCache
  /** Whether the cache differs from the one it was given. */
  readonly isChanged: boolean
  /** Pages that were made by this run, by path: the input that had changed, `page` for a new one, `output` for one that was lost. */
  readonly reasons: ReadonlyMap<string, string>
  /** Project files that wanted pages show: file -> name in the output. The other pages may know older names. */
  readonly assets: Readonly<Record<string, string>>
  /** Whether every page could be rendered, and every source be read. */
  readonly isComplete: boolean
  /** Records in the order of paths, with the links of fragments. Pages that are refused for their prose are among them. */
  readonly records: readonly PageRecord[]
  readonly diagnostics: readonly Diagnostic[]
  /** Why pages could not be rendered, with final severities: each of them has an error, whatever the configuration says of its code. */
  readonly failures: readonly Diagnostic[]
}

export async function render(input: RenderInput): Promise<RenderedSite> {
  const { site, cache, common } = input
  const resolver = createResolver(site.config, site.routes)
  const changedInput = createChangeFinder({ ...input, resolver })
  const pages: Record<string, CachedPage> = {}
  const fragments: Record<string, readonly PageLink[]> = {}
  const failures: Diagnostic[] = []
  const stale: RenderTask[] = []
  const assets: Record<string, string> = {}
  const reasons = new Map<string, string>()

  const documents = new Map(site.documents.map((document) => [document.file, document]))
  for (const route of site.routes) {
    const cached = cache.pages[route.path]
    const task = taskOf(route, documents, resolver)
    const isWanted = input.isWanted(route)
    const found = isWanted ? changedInput(task, cached) : undefined
    const change = typeof found === 'object' ? await found : found
    if (cached && !change && input.isThere(cached)) {
      pages[route.path] = cached
      for (const id of cached.fragments) fragments[id] = cache.fragments[id] ?? []
      if (isWanted) Object.assign(assets, cached.assets)
      input.keep(cached)
    } else if (isWanted || input.hadOutput(pageFile(route.path, site.brand, route.status))) {
      // A page of another locale that cannot stay as it was is made again: no run leaves fewer pages than there were.
      stale.push(task)
      reasons.set(route.path, change ?? 'output')
    }
  }

  function note(page: Pick<RenderedPage, 'record' | 'fragments' | 'assets'>): Shown {
    Object.assign(assets, page.assets)
    for (const { id, links } of page.fragments) fragments[id] = links
    return { record: page.record, fragments: page.fragments.map(({ id }) => id) }
  }

  const unpublished: Shown[] = []
  let done = 0
  let failed = 0
  await renderTasks(input, stale, async (page) => {
    input.progress(++done, stale.length)
    if (!page.html) {
      if (page.diagnostics.length) failures.push(...settledFailure(page.diagnostics, site.config).diagnostics)
      if (page.page) unpublished.push(note(page.page))
      return void failed++
    }
    pages[page.record.path] = toCachedPage(page, reasons.get(page.record.path)!, common)
    note(page)
    await input.write(page)
  })

  const ordered = Object.values(pages).sort(byPath)
  return {
    cache: { pages: Object.fromEntries(ordered.map((page) => [page.record.path, page])), fragments },
    isChanged: stale.length > 0 || ordered.length !== Object.keys(cache.pages).length,
    reasons,
    assets,
    isComplete: !failed && !site.gaps,
    records: withFragmentLinks(unpublished.length ? [...ordered, ...unpublished].sort(byPath) : ordered, fragments),
    failures: failures.sort(byPlace),
    diagnostics: ordered.flatMap((page) => page.diagnostics),
  }
}

type Shown = Pick<CachedPage, 'record' | 'fragments'>

const byPath = ({ record: a }: Shown, { record: b }: Shown): number => (a.path < b.path ? -1 : 1)

/** Threads end with their pages in any order. */
function byPlace(a: Diagnostic, b: Diagnostic): number {
  const [of, than] = [a, b].map(({ place }) => place ?? { file: '' }) as [Place, Place]
  if (of.file !== than.file) return of.file < than.file ? -1 : 1
  const lines = (of.line ?? 0) - (than.line ?? 0)
  return lines || (of.column ?? 0) - (than.column ?? 0) || (wordsOf(a) < wordsOf(b) ? -1 : 1)
}

const wordsOf = ({ message, hint = '' }: Diagnostic): string => `${message} ${hint}`

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
  return { route, ...resolver.alternatesOf(route), documents: wanted }
}

export const renderSite = (site: Site): RenderSite => ({
  brand: site.brand.id,
  shared: site.shared,
  hasGaps: site.gaps !== undefined,
  routes: site.routes.map(({ source, locale, path, key, canonical }) => ({ source, locale, path, key, canonical })),
})

async function renderTasks(
  input: RenderInput,
  tasks: readonly RenderTask[],
  done: (page: RenderedPage | RenderFailure) => Promise<void>,
): Promise<void> {
  if (!tasks.length) return
  const { site, bundle, bodies, references } = input
  if (tasks.length >= pagesWorthThreads)
    return input.threads().render({
      site: renderSite(site),
      bundle: { id: bundle.id, folder: bundle.folder! },
      tasks,
      done,
      signal: input.signal,
    })
  // Most builds have nothing to render, and need none of it.
  const { createPageRenderer } = await import('./page.ts')
  const page = await createPageRenderer({ config: site.config, site: renderSite(site), bundle, bodies, references })
  for (const task of tasks) {
    input.signal.throwIfAborted()
    await done(await page(task))
  }
}

/** A link in a navbar is checked once, on the first page that shows it, not once for each page. */
export function withFragmentLinks(pages: readonly Shown[], fragments: PageCache['fragments']): readonly PageRecord[] {
  const reported = new Set<string>()
  const records = pages.map(({ record, fragments: used }) => {
    const fresh = used.filter((id) => !reported.has(id))
    for (const id of fresh) reported.add(id)
    return frozen(
      fresh.length ? { ...record, links: [...record.links, ...fresh.flatMap((id) => fragments[id] ?? [])] } : record,
    )
  })
  return Object.freeze(records)
}
