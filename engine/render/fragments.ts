/** Markup many pages share, rendered once per locale and value (docs/decisions/04-slots-and-stitching.md). */
import type { SiteContext } from '../client/context.ts'
import { hashOf, short } from '../store/hash.ts'
import type { Patience, Renderer } from '../renderer.ts'
import type { PageLink } from '../types.ts'
import { readMarkup, type Markup } from './markup/readMarkup.ts'
import { noteReads } from './sharedValues.ts'

export type RenderedFragment = {
  /** Tells two fragments apart: name, and the hash of its markup. */
  readonly id: string
  /** Starts with a comment that holds the version; it becomes an attribute of the region. */
  readonly html: string
  readonly islands: readonly string[]
  readonly markup: Markup
  /** Links of the page itself, not those to its alternates. */
  readonly links: readonly PageLink[]
  /** Names of the shared values it looked at. */
  readonly reads: readonly string[]
}

export type Fragments = {
  /** `shared` names the value it is given. Names of shared values it looks at are added to `reads`. */
  of(name: string, shared: string | undefined, site: SiteContext, reads: Set<string>): Promise<RenderedFragment>
}

/** For one brand. */
export function createFragments(renderer: Renderer, patience: Patience): Fragments {
  const rendered = new Map<string, Promise<RenderedFragment>>()

  return {
    async of(name, shared, site, reads) {
      const key = `${site.locale.id} ${name} ${shared ?? ''}`
      const rendering = rendered.get(key) ?? renderFragment({ name, shared, site }, renderer, patience)
      rendered.set(key, rendering)
      const fragment = await rendering
      for (const field of fragment.reads) reads.add(field)
      return fragment
    },
  }
}

type FragmentOf = { readonly name: string; readonly shared: string | undefined; readonly site: SiteContext }

async function renderFragment(
  { name, shared, site }: FragmentOf,
  renderer: Renderer,
  patience: Patience,
): Promise<RenderedFragment> {
  const reads = new Set<string>()
  const values = noteReads(site.shared, reads)
  const value = shared === undefined ? undefined : values[shared]
  const { html, islands } = await renderer.renderFragment({ name, value, site: { ...site, shared: values } }, patience)
  const version = short(hashOf(html))
  const markup = readMarkup(html)
  return {
    id: `${name}-${version}`,
    html: `<!--v:${version}-->${html}`,
    islands,
    markup,
    links: markup.links.flatMap((link) => (link.href.startsWith('alternate:') ? [] : [{ ...link, fragment: name }])),
    reads: [...reads],
  }
}
