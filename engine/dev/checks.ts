/** The rules of pages, in dev: what a build would say of the pages looked at lately, in the same words. */
import { matchesGlob, posix } from 'node:path'
import { checkPages, knownOf, settle } from '../check/check.ts'
import { publicFiles } from '../emit/emit.ts'
import { withFragmentLinks } from '../render/render.ts'
import type { Config, Diagnostic, Disk, Known, Site } from '../types.ts'
import type { Emitted } from './emitted.ts'
import type { Pages } from './pages.ts'

export type Checks = {
  /** Looks at what pages of these brands may lead to besides pages. */
  look(siteOf: (brand: string) => Site, brands: readonly string[]): Promise<void>
  problems(siteOf: (brand: string) => Site): readonly Diagnostic[]
  /** Names of the pages that had any when they were asked for last. */
  troubled(): ReadonlySet<string>
}

export type ChecksInput = {
  readonly config: Config
  readonly disk: Disk
  readonly pages: Pick<Pages, 'fresh' | 'asset'>
  readonly emitted: Emitted
}

/** Pages looked at before these are a matter for the build: each is rendered again with every change of it. */
const looked = 20

export function createChecks({ config, disk, pages, emitted }: ChecksInput): Checks {
  const filesOf = new Map<string, ReadonlySet<string>>()
  let troubled: ReadonlySet<string> = new Set()

  const addresses = [`${posix.dirname(config.app)}/`, `${config.brandsFolder}/`, 'node_modules/', '@']
  const globs = config.plugins.flatMap(({ emits = [] }) => emits).filter((glob) => !isOfPages(glob))

  const hasFileIn =
    (files: ReadonlySet<string>): Known['hasFile'] =>
    (name) =>
      files.has(name) ||
      pages.asset(name) !== undefined ||
      // The bundler's own; it says by itself what it cannot find.
      addresses.some((start) => name.startsWith(start)) ||
      // Made when it is asked for: that it has such a name must do.
      globs.some((glob) => matchesGlob(name, glob))

  return {
    troubled: () => troubled,

    async look(siteOf, brands) {
      for (const brand of brands) {
        let site: Site
        do {
          site = siteOf(brand)
          const files = await publicFiles(site, disk)
          // Pages that plugins write by themselves, such as old addresses: any name could be one of them.
          const written = await emitted.names(site, isOfPages)
          filesOf.set(brand, new Set([...files.keys(), ...written]))
          // It may have changed meanwhile.
        } while (siteOf(brand) !== site)
      }
    },

    problems(siteOf) {
      const shown = pages.fresh()
      const found = new Map<string, readonly Diagnostic[]>()
      for (const brand of new Set(shown.map((each) => each.brand))) {
        const [site, files] = [siteOf(brand), filesOf.get(brand)]
        if (!files) continue
        const own = shown.filter((each) => each.brand === brand)
        const records = own.map(({ page }) => page.record)
        const known = knownOf(site, records, hasFileIn(files))
        const lately = own.slice(-looked)
        const fragments = Object.assign({}, ...lately.map((each) => each.fragments))
        const whole = withFragmentLinks(
          lately.map(({ page }) => page),
          fragments,
        )
        for (const [index, { name, page }] of lately.entries())
          found.set(name, settle([...page.diagnostics, ...checkPages(site, [whole[index]!], known)], config))
      }
      troubled = new Set([...found].flatMap(([name, problems]) => (problems.length ? [name] : [])))
      return settle([...found.values()].flat(), config)
    },
  }
}

const isOfPages = (glob: string): boolean => glob.endsWith('.html')
