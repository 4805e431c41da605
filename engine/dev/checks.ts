/** Page checks in dev: what a build would report of the pages that were shown last. */
import { matchesGlob } from 'node:path'
import type { DevSheets } from '../bundle/dev/sheets.ts'
import { checkPages, linkTargetsOf } from '../check/check.ts'
import { applySeverities, distinctProblems } from '../errors/severities.ts'
import { publicFiles } from '../emit/emit.ts'
import { withFragmentLinks } from '../render/render.ts'
import type { Config, Diagnostic, Disk, LinkTargets, Site } from '../types.ts'
import type { PluginFiles } from './pluginFiles.ts'
import { createStyleAddresses } from './styleAddresses.ts'
import type { DevPages } from './pages.ts'

export type Checks = {
  /** Loads the names of files that pages of these brands may link to, and the stylesheets of those shown. */
  loadFiles(siteOf: (brand: string) => Site, brands: readonly string[]): Promise<void>
  findings(siteOf: (brand: string) => Site): readonly Diagnostic[]
  /** Names of the pages that had any when they were asked for last. */
  pagesWithFindings(): ReadonlySet<string>
  /** Those of the configuration before. */
  adopt(before: Pick<Checks, 'pagesWithFindings'>): void
}

export type ChecksInput = {
  readonly config: Config
  readonly disk: Disk
  readonly pages: Pick<DevPages, 'freshPages' | 'assetFile'>
  readonly pluginFiles: PluginFiles
  readonly sheets: () => DevSheets
}

/** Pages shown before these are checked by the build only, because each is rendered again with every change of it. */
const checkedPages = 20

export function createChecks({ config, disk, pages, pluginFiles, sheets }: ChecksInput): Checks {
  const filesOf = new Map<string, ReadonlySet<string>>()
  let withFindings: ReadonlySet<string> = new Set()
  const styleAddresses = createStyleAddresses(config, sheets)

  const folders = [config.folder, ...config.components, config.brandsFolder, 'node_modules']
  const addresses = [...folders.map((folder) => `${folder}/`), '@']
  const globs = config.plugins.flatMap(({ emits = [] }) => emits).filter((glob) => !isOfPages(glob))

  const isServedIn = (files: ReadonlySet<string>) => (name: string) =>
    files.has(name) ||
    pages.assetFile(name) !== undefined ||
    // Written on request: only its name can be checked.
    globs.some((glob) => matchesGlob(name, glob))

  const hasFileIn =
    (files: ReadonlySet<string>): LinkTargets['hasFile'] =>
    (name) =>
      // Modules of the bundler, which reports by itself what it cannot find.
      addresses.some((start) => name.startsWith(start)) || isServedIn(files)(name)

  return {
    pagesWithFindings: () => withFindings,
    adopt: (before) => void (withFindings = before.pagesWithFindings()),

    async loadFiles(siteOf, brands) {
      await styleAddresses.load([...new Set(pages.freshPages().map(({ view }) => view))])
      for (const brand of brands) {
        let site: Site
        do {
          site = siteOf(brand)
          const files = await publicFiles(site, disk)
          // Pages that plugins write by themselves, such as old addresses: any name could be one of them.
          const written = await pluginFiles.names(site, isOfPages)
          filesOf.set(brand, new Set([...files.keys(), ...written]))
          // The site may have changed meanwhile.
        } while (siteOf(brand) !== site)
      }
    },

    findings(siteOf) {
      const shown = pages.freshPages()
      const found = new Map<string, readonly Diagnostic[]>()
      for (const brand of new Set(shown.map((each) => each.brand))) {
        const [site, files] = [siteOf(brand), filesOf.get(brand)]
        if (!files) continue
        const own = shown.filter((each) => each.brand === brand)
        const records = own.map(({ page }) => page.record)
        const known = linkTargetsOf(site, records, hasFileIn(files))
        const lately = own.slice(-checkedPages)
        const fragments = Object.assign({}, ...lately.map((each) => each.fragments))
        const whole = withFragmentLinks(
          lately.map(({ page }) => page),
          fragments,
        )
        for (const [index, { name, view, page }] of lately.entries()) {
          const problems = [...page.diagnostics, ...checkPages(site, [whole[index]!], known)]
          // No setting turns these off: a build has looked at its whole output then.
          const unserved = styleAddresses.findings(site, view, isServedIn(files))
          found.set(name, [...applySeverities(problems, config), ...unserved])
        }
      }
      withFindings = new Set([...found].flatMap(([name, problems]) => (problems.length ? [name] : [])))
      return distinctProblems([...found.values()].flat())
    },
  }
}

const isOfPages = (glob: string): boolean => glob.endsWith('.html')
