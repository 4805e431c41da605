/** Renders one page for the dev server, and compares what a rendered page was made from with what is there now. */
import { join } from 'node:path'
import { versionOf } from '../disk/versionOf.ts'
import { createBodies } from '../render/bodies.ts'
import { createChangeFinder } from '../render/changedInput.ts'
import { siteHash } from '../render/inputs.ts'
import { createPageRenderer } from '../render/page.ts'
import type { CachedPage, CommonInputs } from '../render/pageCache.ts'
import { createReferences } from '../render/references.ts'
import { renderSite, taskOf } from '../render/render.ts'
import { createResolver } from '../render/resolver.ts'
import type { RenderedPage, RenderFailure, RenderTask } from '../render/types.ts'
import type { Bundle } from '../renderer.ts'
import { createEmitContext } from '../run/emitContext.ts'
import type { Session } from '../run/session.ts'
import type { Config, EmitContext, PageRecord, Route, Site } from '../types.ts'
import { inProject, problemsOf } from './problems.ts'

/** What a page is rendered from. */
type PageInput = { readonly site: Site; readonly route: Route; readonly bundle: Bundle }

export type DevRenderer = {
  render(input: PageInput): Promise<RenderedPage | RenderFailure>
  /** Whether a page would look different now. */
  hasChanged(page: CachedPage, now: PageInput): Promise<boolean>
  /** What all pages of a brand are made from. */
  commonInputs(site: Site, bundle: Bundle): CommonInputs
  /** For files that plugins write. */
  emitContext(site: Site, pages: readonly PageRecord[]): EmitContext
}

/** `reload` throws what is wrong with the configuration. */
export function createDevRenderer(config: Config, session: Session, reload: () => Promise<unknown>): DevRenderer {
  const { disk, store, code } = session
  // New for each page: the last ones it has read are remembered, and files that prose brings with it may change in between.
  const bodies = () => createBodies(config, disk, store, code)
  const commonInputs: DevRenderer['commonInputs'] = ({ brand }, bundle) => ({
    code,
    bundle: bundle.base,
    site: siteHash(config, brand),
  })

  /** The configuration names the app, without which there is no page. */
  const reasonOf = async (error: unknown): Promise<unknown> =>
    (await versionOf(join(config.root, config.app)))
      ? error
      : reload().then(
          () => error,
          (reason: unknown) => reason,
        )

  return {
    async render({ site, route, bundle }) {
      try {
        // Names of images hold their content's hash, so they are determined for each page.
        const references = createReferences(disk)
        const renderPage = await createPageRenderer({
          config,
          site: renderSite(site),
          bundle,
          bodies: bodies(),
          references,
        })
        const page = await renderPage(taskFor(config, site, route))
        if (page.html) return page
        return { ...page, diagnostics: page.diagnostics.map((problem) => inProject(problem, { root: config.root })) }
      } catch (error) {
        // A component that cannot even be loaded.
        return { diagnostics: problemsOf(await reasonOf(error), { root: config.root, file: route.view }) }
      }
    },

    commonInputs,

    async hasChanged(page, { site, route, bundle }) {
      const changedInput = createChangeFinder({
        common: commonInputs(site, bundle),
        bundle,
        site,
        resolver: createResolver(config, site.routes),
        references: createReferences(disk),
        disk,
      })
      return (await changedInput(taskFor(config, site, route), page)) !== undefined
    },

    // Dates of commits are for what is published.
    emitContext: (site, pages) =>
      createEmitContext({
        ...session,
        site,
        pages,
        bodies: bodies(),
        references: createReferences(disk),
        history: async () => undefined,
        scripts: [],
        inputs: [],
      }),
  }
}

function taskFor(config: Config, site: Site, route: Route): RenderTask {
  const documents = new Map(site.documents.map((document) => [document.file, document]))
  return taskOf(route, documents, createResolver(config, site.routes))
}
