/** Markup many pages share, rendered once per locale and value (decision D5). */
import type { SiteContext } from '../client/context.ts'
import { hashOf, short } from '../hash.ts'
import type { Renderer } from '../rendering.ts'
import type { PageLink } from '../types.ts'
import { outlineOf, type Outline } from './outline.ts'

export type RenderedFragment = {
  /** Tells two fragments apart: name, and the hash of its markup. */
  readonly id: string
  /** Starts with a comment that holds the version; it becomes an attribute of the region. */
  readonly html: string
  readonly islands: readonly string[]
  readonly outline: Outline
  /** Links of the page itself, not those to its alternates. */
  readonly links: readonly PageLink[]
  /** Names of shared values it looked at. */
  readonly reads: readonly string[]
}

export type Fragments = {
  of(name: string, shared: string | undefined, site: SiteContext, seen: Set<string>): RenderedFragment
}

/** For one brand. */
export function createFragments(renderer: Renderer): Fragments {
  const known = new Map<string, RenderedFragment>()

  return {
    of(name, shared, site, seen) {
      const key = `${site.locale.id} ${name} ${shared ?? ''}`
      let fragment = known.get(key)
      if (!fragment) {
        const reads = new Set<string>()
        const values = new Proxy(site.shared, { get: (target, field: string) => (reads.add(field), target[field]) })
        const value = shared === undefined ? undefined : values[shared]
        const { html, islands } = renderer.renderFragment(name, value, { ...site, shared: values })
        const version = short(hashOf(html))
        const outline = outlineOf(html)
        fragment = {
          id: `${name}-${version}`,
          html: `<!--v:${version}-->${html}`,
          islands,
          outline,
          links: outline.links.filter(({ href }) => !href.startsWith('alternate:')),
          reads: [...reads],
        }
        known.set(key, fragment)
      }
      for (const field of fragment.reads) seen.add(field)
      return fragment
    },
  }
}
