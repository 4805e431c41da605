/** Renders the pages of one brand, one at a time. Runs in render threads and, for small sites and in dev, in the main one. */
import type { SiteContext } from '../client/context.ts'
import { configOfBrand } from '../config/ofBrand.ts'
import { componentFailed } from '../errors/componentMessages.ts'
import { componentUnknown, idTwice, programFailed } from '../errors/messages.ts'
import { isOfPackage } from '../paths/packageOf.ts'
import { appFailed, islandOutside, pageFailed, pageWaits, viewMissing } from '../errors/pageMessages.ts'
import { applySeverities, isError } from '../errors/severities.ts'
import { SiteError } from '../errors/SiteError.ts'
import { pageWordsOf } from '../html/brandWords.ts'
import { rebaseHtml } from '../html/rebase.ts'
import { basePathOf } from '../paths/base.ts'
import { localizedPath, pageFile } from '../paths/paths.ts'
import { searchUrl } from '../paths/searchUrl.ts'
import type { Bundle, Patience, Renderer, ViewInput } from '../renderer.ts'
import { hashOf } from '../store/hash.ts'
import type { Alternate, Brand, Config, Diagnostic, Route } from '../types.ts'
import { assemblePage, islandsOf } from './assemblePage.ts'
import type { Bodies } from './bodies.ts'
import { createFragments, type Fragments } from './fragments.ts'
import { headOf, pageInputs } from './inputs.ts'
import type { WholeOutline } from './markup/outline.ts'
import { readMarkup } from './markup/readMarkup.ts'
import { outlineOf, pageRecord } from './pageRecord.ts'
import { loadContents, type Content, type ContentSources, type PageParts } from './parts.ts'
import { createPatience } from './patience.ts'
import type { ProgramError } from './programs.ts'
import type { References } from './references.ts'
import { createResolver } from './resolver.ts'
import { createValueHashes, noteReads } from './sharedValues.ts'
import { asInputs, foundAmong, withFiles, type WithFiles } from './shownFiles.ts'
import { createInlineStyles, type InlineStyles } from './inlineStyles.ts'
import type { WaitError } from './settled.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

export type PageRenderer = (task: RenderTask) => Promise<RenderedPage | RenderFailure>

export type PageRendererInput = {
  readonly config: Config
  readonly site: RenderSite
  readonly bundle: Bundle
  readonly bodies: Bodies
  readonly references: References
}

/** What all pages of the brand have in common. */
type BrandContext = ContentSources & {
  readonly config: Config
  readonly bundle: Bundle
  readonly renderer: Renderer
  readonly patience: Patience
  readonly fragments: Fragments
  readonly valueHash: (name: string) => string
  /** Files that a shared value names. */
  readonly filesOf: (name: string) => WithFiles<unknown>['outputs']
  readonly inlineStyles: InlineStyles
  /** Absolute address of a page in a locale, for search engines. */
  readonly url: (route: Route, alternate: Alternate) => string
  /** Path of the home page in a locale. */
  readonly home: (locale: string) => string
  readonly brand: Brand
  /** Below which the site lies on its host. */
  readonly base: string
  /** Names of shared values that are looked at are added to `reads`. */
  siteContext(localeId: string, reads: Set<string>): SiteContext
}

export async function createPageRenderer(input: PageRendererInput): Promise<PageRenderer> {
  const { site, bundle, references } = input
  const renderer = await loadRenderer(bundle, input.config)
  const brand = input.config.brands.find(({ id }) => id === site.brand)!
  const config = configOfBrand(input.config, brand)
  const locales = config.locales.filter(({ id }) => brand.locales.includes(id))
  const values = await Promise.all(
    Object.entries(site.shared).map(async ([name, value]) => [name, await withFiles(value, references)] as const),
  )
  const shared = Object.fromEntries(values.map(([name, { value }]) => [name, value]))
  const patience = createPatience(config, bundle.placeOf)
  const files = new Map(values.map(([name, { outputs }]) => [name, outputs]))
  const context: BrandContext = {
    ...input,
    config,
    renderer,
    words: (locale) => pageWordsOf(brand, locale, config.locales),
    resolver: createResolver(config, site.routes),
    patience,
    fragments: createFragments(renderer, patience),
    valueHash: createValueHashes(site.shared),
    filesOf: (name) => files.get(name) ?? {},
    inlineStyles: createInlineStyles(config),
    url: (route, alternate) => searchUrl(route, alternate, brand, config),
    home: (locale) => localizedPath('/', locale, config.locales),
    brand,
    base: basePathOf(brand, config),
    siteContext: (localeId, reads) => ({
      brand,
      locale: locales.find(({ id }) => id === localeId)!,
      locales,
      dev: !config.production,
      head: headOf(config),
      shared: noteReads(shared, reads),
    }),
  }
  return async (task) => {
    const reads = new Set<string>()
    // What it looks for is made of a source that cannot be read.
    const isPartial = () => site.hasGaps && [...reads].some((name) => !(name in site.shared))
    const withGaps = (page: RenderedPage) =>
      isPartial() ? { ...page, record: { ...page.record, isPartial: true } } : page
    try {
      const contents = await loadContents(task, context)
      const problems = contents.flatMap(({ body }) => body.diagnostics)
      const isRefused = applySeverities(problems, config).some(isError)
      const render = (shown: readonly Content[]) => renderPage(task, shown, context, reads).then(withGaps)
      let unknown: readonly Diagnostic[] = []
      const page = await render(contents).catch((error: unknown) => {
        unknown = unknownComponents(error)
        if (!unknown.length && !isRefused) throw error
        // For the checks: what stands beside the program.
        return render(contents.map(withoutProgram)).catch(() => undefined)
      })
      return isRefused || !page || unknown.length ? { diagnostics: [...problems, ...unknown], page } : page
    } catch (error) {
      if (isPartial() && !(error instanceof SiteError)) return { diagnostics: [] }
      return { diagnostics: failureOf(error, task, { bundle, config }).diagnostics }
    }
  }
}

const loadRenderer = (bundle: Bundle, config: Config): Promise<Renderer> =>
  bundle.renderer().catch((error: unknown) => {
    throw appFailed(error, bundle.placeOf(error), config)
  })

type Surroundings = { readonly bundle: Bundle; readonly config: Config }

function failureOf(error: unknown, { route }: RenderTask, { bundle, config }: Surroundings): SiteError {
  const { root, hookTimeout } = config
  if (error instanceof SiteError) return error
  if (isWaitError(error)) {
    const asked = bundle.placeOf(error.wait.asked)
    return pageWaits(
      { path: route.path, view: ownFileOf(route), asked, limit: error.isLate ? hookTimeout : undefined },
      root,
    )
  }
  if (!isProgramError(error)) {
    const thrown = bundle.placeOf(error)
    return thrown && !isOfPackage(thrown.file)
      ? componentFailed(thrown, route.path, error, root)
      : pageFailed({ path: route.path, view: ownFileOf(route), thrownIn: thrown?.file }, error, root)
  }
  return programFailed(error.place, error.cause, root)
}

const unknownComponents = (error: unknown): readonly Diagnostic[] =>
  isProgramError(error)
    ? error.missing.flatMap(({ name, place, hint }) => componentUnknown(name, error.offered, place, hint).diagnostics)
    : []

const withoutProgram = (content: Content): Content => ({ ...content, body: { ...content.body, code: undefined } })

/** What the project has of a page: prose with programs, else its view, but for that of a package. */
const ownFileOf = ({ source, view }: Route): string =>
  source !== undefined && (source.endsWith('.mdx') || view.includes('node_modules/')) ? source : view

const isProgramError = (error: unknown): error is ProgramError =>
  error instanceof Error && error.name === 'ProgramError' && 'place' in error

const isWaitError = (error: unknown): error is WaitError =>
  error instanceof Error && error.name === 'WaitError' && 'wait' in error

/** What lies elsewhere is bundled for no browser, and its markup would wait for a script for ever. */
function refuseStrayIslands(parts: PageParts, { folder, components, brandsFolder }: Config): void {
  const homes = [folder, ...components, brandsFolder]
  const stray = islandsOf(parts).find((id) => !homes.some((home) => id.startsWith(`${home}/`)))
  if (stray !== undefined) throw islandOutside(stray, folder, parts.task.route.path)
}

/** Names of shared values that are looked at are added to `reads`. */
async function renderPage(
  task: RenderTask,
  contents: readonly Content[],
  context: BrandContext,
  reads: Set<string>,
): Promise<RenderedPage> {
  const { renderer, patience } = context
  const { route } = task
  if (!renderer.views.includes(route.view)) throw viewMissing(route.view, route.path, renderer.views, context.config)
  const site = context.siteContext(route.locale, reads)
  const props = await withFiles(route.props ?? {}, context.references)
  const input = viewInput(task, contents, site, { ...context, props: props.value as object })
  const view = await renderer.renderView(input, patience)
  const fragments = await Promise.all(
    view.fragments.map(({ name, shared }) => context.fragments.of(name, shared, site, reads)),
  )
  const parts: PageParts = { task, view, fragments, contents }
  refuseStrayIslands(parts, context.config)

  const { base, brand } = context
  const style = { base, trailingSlash: brand.trailingSlash, path: route.path }
  const whole = rebaseHtml(assemblePage(parts, context.bundle, context.home), style)
  // A buffer of its own, because it is handed to another thread.
  const html = new TextEncoder().encode(whole)
  const markup = readMarkup(view.html, renderer.excludeText)
  const outline = outlineOf(parts, markup)
  const pieces = [markup, ...fragments.map((fragment) => fragment.markup)]
  const files = Object.assign({}, props.outputs, ...[...reads].map(context.filesOf)) as typeof props.outputs
  const sharedHashes = Object.fromEntries([...reads].sort().map((name) => [name, context.valueHash(name)]))
  return {
    html,
    hash: hashOf(html),
    record: pageRecord(parts, markup, {
      outline,
      bytes: html.length,
      file: pageFile(route.path, brand, route.status),
    }),
    inputs: { ...pageInputs(parts, sharedHashes, context.bundle), ...asInputs(files) },
    fragments: fragments.map(({ id, links }) => ({ id, links })),
    assets: Object.assign(foundAmong(files), ...contents.map(({ resolved }) => resolved.assets)),
    scripts: pieces.flatMap(({ inlineScripts }) => inlineScripts),
    diagnostics: [
      ...contents.flatMap(({ body }) => body.diagnostics),
      ...context.inlineStyles({
        markup: pieces,
        file: ownFileOf(route),
        contents: contents.map(({ file, body }) => ({ file, html: body.html })),
      }),
      ...idsTwice(outline, route),
    ],
  }
}

const viewInput = (
  { route, alternates }: RenderTask,
  contents: readonly Content[],
  site: SiteContext,
  { url, props }: Pick<BrandContext, 'url'> & { readonly props: object },
): ViewInput => ({
  view: route.view,
  props,
  site,
  route: {
    path: route.path,
    key: route.key,
    view: route.view,
    noindex: route.noindex ?? false,
    status: route.status ?? 200,
    canonical: route.canonical ?? route.path,
    url: url(route, canonicalOf(route, alternates)),
    alternates: alternates.map((alternate) => ({ ...alternate, url: url(route, alternate) })),
    bodies: contents.map(({ file, body: { titleId, headings, excerpt } }) => ({ titleId, headings, excerpt, file })),
  },
  code: Object.fromEntries(contents.flatMap(({ file, body }) => (body.code ? [[file, body.code]] : []))),
})

/** A page in place of a translation is known as its original, in the locale of that. */
const canonicalOf = ({ canonical, locale, path }: Route, alternates: readonly Alternate[]): Alternate =>
  alternates.find((alternate) => alternate.path === canonical) ?? { locale, path: canonical ?? path }

/** Links lead to the first of them, and scripts and screen readers find the wrong one: a heading may be called as a part of the layout is. */
function idsTwice({ ids }: WholeOutline, { path, source, view }: RenderTask['route']): readonly Diagnostic[] {
  const seen = new Set<string>()
  const twice = new Set(ids.filter((id) => seen.size === seen.add(id).size))
  return [...twice].flatMap((id) => idTwice(id, path, source ?? view).diagnostics)
}
