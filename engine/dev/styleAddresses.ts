/** What the stylesheets of pages name and nothing serves, as the last look of a build finds it in its output. */
import { join, posix } from 'node:path'
import type { DevSheets } from '../bundle/dev/sheets.ts'
import { versionOf } from '../disk/versionOf.ts'
import { addressesIn } from '../emit/addresses.ts'
import { namedIn } from '../emit/namedIn.ts'
import { addressUnserved } from '../errors/outputMessages.ts'
import { absoluteName } from '../paths/absoluteName.ts'
import { basePathOf, withoutBase } from '../paths/base.ts'
import { decodeUrl } from '../paths/decodeUrl.ts'
import type { Config, Diagnostic, Site } from '../types.ts'

export type StyleAddresses = {
  /** Reads the stylesheets of these views. */
  load(views: readonly string[]): Promise<void>
  /** Of a view, if it was among those loaded last. `hasFile` is asked for names below the brand's folder. */
  findings(site: Site, view: string, hasFile: (name: string) => boolean): readonly Diagnostic[]
}

export function createStyleAddresses(config: Config, sheets: () => DevSheets): StyleAddresses {
  /** By stylesheet. Those of pages that are stale at the moment stay as they were found. */
  const wanted = new Map<string, readonly Wanted[]>()
  let sheetsOf: ReadonlyMap<string, readonly string[]> = new Map()

  /** What no source is behind. */
  async function addressesOf(sheet: string): Promise<readonly Wanted[]> {
    // A stylesheet that cannot be made is told by itself.
    const css = await sheets()
      .text(sheet)
      .catch(() => '')
    const own = addressesIn(built.pathname, css).filter((address) => pathOf(address))
    const sources = await Promise.all(own.map((address) => sourceOf(address, config.root)))
    return own.flatMap((address, index) => (sources[index] ? [] : [{ address, written: spellings(address, sheet) }]))
  }

  return {
    async load(views) {
      sheetsOf = new Map(views.map((view) => [view, sheets().of(view)]))
      const all = new Set([...sheetsOf.values()].flat())
      await Promise.all([...all].map(async (sheet) => wanted.set(sheet, await addressesOf(sheet))))
      sheets().expectFiles([...wanted].flatMap(([sheet, found]) => (found.length ? [sheet] : [])))
    },

    findings({ brand }, view, hasFile) {
      const base = basePathOf(brand, { production: true })
      const isServed = (address: string) => {
        const path = pathOf(address)!
        const own = address.startsWith('/') ? withoutBase(path, base) : path
        return own !== undefined && hasFile(own.slice(1))
      }
      return (sheetsOf.get(view) ?? [])
        .flatMap((sheet) => wanted.get(sheet) ?? [])
        .filter(({ address }) => !isServed(address))
        .flatMap(({ written }) => {
          // What no source has is of a package, or has been mended since.
          for (const each of written) {
            const place = namedIn(config, each)
            if (place) return addressUnserved(each, place).diagnostics
          }
          return []
        })
    },
  }
}

type Wanted = {
  readonly address: string
  /** How its author may have written it. */
  readonly written: readonly string[]
}

/** What the bundler has found, and is gone since, it still names from the root, with a version. */
function spellings(address: string, sheet: string): readonly string[] {
  if (!address.startsWith('/')) return [address]
  const found = address.replace(/\?t=\d+$/, '')
  const path = posix.relative(posix.dirname(sheet), found)
  return [found, `./${path}`, path]
}

/** A build has all stylesheets in one folder of the output, and leaves there as it is written what it does not find. */
const built = new URL('http://site/assets/a.css')

/** Undefined on other sites, and for what is in the stylesheet itself. */
function pathOf(address: string): string | undefined {
  const url = URL.canParse(address, built) ? new URL(address, built) : undefined
  return url?.origin === built.origin && url.pathname !== built.pathname ? decodeUrl(url.pathname) : undefined
}

/** Which version of a file the bundler has found behind an address; empty where there is none. */
async function sourceOf(address: string, root: string): Promise<string> {
  const path = address.startsWith('/') && pathOf(address)
  return path ? versionOf(absoluteName(path) ?? join(root, path)) : ''
}
