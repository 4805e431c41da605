/** Route x Bundle -> Page, one at a time. Runs in render threads and, for small sites and in dev, in the main one. */
import type { SiteContext } from '../client/context.ts'
import { SiteError } from '../errors/SiteError.ts'
import { inlineStyle, pageFailed, viewMissing } from '../errors/messages.ts'
import { hashAll, hashJson, hashOf } from '../hash.ts'
import { localizedPath, pageFile } from '../paths.ts'
import type { Bundle } from '../rendering.ts'
import type { Brand, Config, Diagnostic, Json } from '../types.ts'
import type { Bodies } from './bodies.ts'
import { createFragments } from './fragments.ts'
import {
  alternatesIn,
  canonicalIn,
  descriptionIn,
  inlineScriptsIn,
  sectionsIn,
  structuredIn,
  titleIn,
} from './gather.ts'
import { filledOutline, outlineOf } from './outline.ts'
import { resolveBody, type References } from './references.ts'
import { createResolver } from './resolver.ts'
import { activate, headOf, isEager, linkIslands, stitch } from './stitch.ts'
import type { RenderedPage, RenderFailure, RenderSite, RenderTask } from './types.ts'

export type PageRenderer = (task: RenderTask) => Promise<RenderedPage | RenderFailure>

export type PageRendererInput = {
  readonly config: Config
  readonly site: RenderSite
  readonly bundle: Bundle
  readonly bodies: Bodies
  readonly references: References
}

export async function createPageRenderer({
  config,
  site,
  bundle,
  bodies,
  references,
}: PageRendererInput): Promise<PageRenderer> {
  const renderer = await bundle.renderer()
  const brand = config.brands.find(({ id }) => id === site.brand)!
  const resolver = createResolver(config, site.routes)
  const locales = config.locales.filter(({ id }) => brand.locales.includes(id))
  const fragments = createFragments(renderer)
  const hashOfShared = memo((name) => hashJson(site.shared[name]))

  /** The shared values, noting which ones are looked at: those are inputs of the page. */
  function siteContext(localeId: string, seen: Set<string>): SiteContext {
    const shared = new Proxy(site.shared as Record<string, Json>, {
      get: (values, name: string) => (seen.add(name), values[name]),
      has: (values, name: string) => (seen.add(name), name in values),
    })
    return { brand, locale: locales.find(({ id }) => id === localeId)!, locales, dev: !config.production, shared }
  }

  async function renderPage({ route, alternates, documents }: RenderTask): Promise<RenderedPage> {
    if (!renderer.views.includes(route.view)) throw viewMissing(route.view, route.path)
    const seen = new Set<string>()
    const context = siteContext(route.locale, seen)
    const known = await Promise.all(documents.map((document) => bodies.of(document)))
    const resolved = await Promise.all(
      known.map(({ body }, index) => resolveBody(body, documents[index]!.file, route.locale, resolver, references)),
    )

    const view = await renderer.renderView({
      view: route.view,
      props: (route.props ?? {}) as object,
      site: context,
      route: {
        path: route.path,
        key: route.key,
        view: route.view,
        noindex: route.noindex ?? false,
        status: route.status ?? 200,
        canonical: route.canonical ?? route.path,
        alternates,
        bodies: known.map(({ body }, index) => ({
          headings: body.headings,
          excerpt: body.excerpt,
          file: documents[index]!.file,
        })),
      },
      code: Object.fromEntries(
        known.flatMap(({ body }, index) => (body.code ? [[documents[index]!.file, body.code]] : [])),
      ),
    })
    const used = view.fragments.map(({ name, shared }) => fragments.of(name, shared, context, seen))

    const islands = [...new Set([...view.islands, ...used.flatMap((fragment) => fragment.islands)])]
    const eager = islands.filter((id) => [view, ...used].some(({ html }) => isEager(html, id)))
    const home = (locale: string) => localizedPath('/', locale, config.locales)
    const contentOf = (name: string) => {
      const [part, index] = name.split(':')
      const body = resolved[Number(index)]!
      return part === 'excerpt' ? (body.excerpt ?? body.html) : body.html
    }
    const filled = stitch(view.html, (kind, name) =>
      kind === 'fragment'
        ? activate(used[Number(name)]!.html, route.path, view.fragments[Number(name)]!.marks, alternates, home)
        : contentOf(name),
    )
      .replace(/(<div[^>]*? data-region="[^"]*")(>)(<!--v:(\w+)-->)/g, '$1 data-version="$4"$2')
      .replace(/<meta name="site:assets"\s*\/?>/, () =>
        headOf(bundle.assetsOf(route.view, eager), bundle.id.slice(0, 12)),
      )
    const applied = known.reduce((text, { body }, index) => (body.code ? resolved[index]!.apply(text) : text), filled)
    // An MDX program writes the links of its prose into the view; the body knows them with their places.
    const inProse = new Set(known.flatMap(({ body }) => body.links.map(({ target }) => target)))
    const outline = outlineOf(view.html)
    const { headings, altless } = filledOutline(outline, (kind, name) =>
      kind === 'fragment' ? used[Number(name)]!.outline : outlineOf(contentOf(name)),
    )
    const html = new Uint8Array(Buffer.from(`<!doctype html>${linkIslands(applied, (id) => bundle.islandHref(id))}`))

    return {
      html,
      hash: hashOf(html),
      record: {
        brand: brand.id,
        locale: route.locale,
        path: route.path,
        key: route.key,
        file: pageFile(route.path, route.status),
        title: titleIn(view.html),
        description: descriptionIn(view.html),
        anchors: [...outline.ids, ...known.flatMap(({ body }) => body.anchors)],
        links: [...outline.links.filter(({ href }) => !inProse.has(href)), ...resolved.flatMap(({ links }) => links)],
        islands,
        headings,
        altless,
        noindex: route.noindex ?? false,
        ...(!known.length && { sections: sectionsIn(view.html) }),
        canonical: canonicalIn(view.html),
        alternates: alternatesIn(view.html),
        structured: structuredIn(view.html),
        source: route.source,
        bytes: html.length,
      },
      inputs: {
        route: routeHash(route, alternates),
        ...Object.fromEntries(documents.map(({ file, hash }) => [`body:${file}`, hash])),
        ...Object.fromEntries(
          known.flatMap(({ files }) => Object.entries(files).map(([file, hash]) => [`file:${file}`, hash])),
        ),
        ...Object.assign({}, ...resolved.map(({ inputs }) => inputs)),
        ...Object.fromEntries([...seen].sort().map((name) => [`shared:${name}`, hashOfShared(name)])),
      },
      fragments: used.map(({ id, links }) => ({ id, links })),
      assets: Object.assign({}, ...resolved.map(({ assets }) => assets)),
      scripts: inlineScriptsIn(view.html),
      diagnostics: [
        ...known.flatMap(({ body }) => body.diagnostics),
        ...[view, ...used].flatMap(({ html }) => inlineStyles(html, route.view)),
      ],
    }
  }

  return async (task) => {
    try {
      return await renderPage(task)
    } catch (error) {
      const failure = error instanceof SiteError ? error : pageFailed(task.route.path, task.route.view, error)
      return { diagnostics: failure.diagnostics }
    }
  }
}

/** A strict content security policy refuses them: the page would look right in dev and wrong where it is served. */
function inlineStyles(html: string, view: string): readonly Diagnostic[] {
  const attribute = html.includes(' style="') ? /<[^>]*\s(style="[^"]*")/.exec(html)?.[1] : undefined
  return attribute ? inlineStyle(view, attribute).diagnostics : []
}

export const routeHash = (route: RenderTask['route'], alternates: RenderTask['alternates']): string =>
  hashAll([JSON.stringify(route), JSON.stringify(alternates)])

/** Everything about the site as a whole that any page may show. */
export const siteHash = (config: Config, brand: Brand): string => hashJson([brand, config.locales, config.production])

function memo(compute: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const value = known.get(name) ?? compute(name)
    known.set(name, value)
    return value
  }
}
