/** Old addresses lead to new ones: a page for hosts that know no redirects, and a real answer where we serve. */
import { pageFile } from '../../engine/paths.ts'
import type { Diagnostic, Document, Plugin, Site } from '../../engine/types.ts'
import { readRules, type Rules } from './read.ts'
import { resolve, type Redirect, type Resolution } from './resolve.ts'
import { stub } from './stub.ts'

export type { Redirect } from './resolve.ts'

export type RedirectsOptions = {
  /**
   * Rules for every brand and locale: `{ '/docs/': '/docs/intro/product_intro/' }`. Unlike those in files, a rule is
   * passed over where a brand has no such target, or a page of its own at the old address.
   */
  readonly common?: Readonly<Record<string, string>>
}

/**
 * From `redirect_from` in front matter, and from `redirects.yml` in a content set or a brand's folder: lines such as
 * `/docs/old/: /docs/new/#part` in the default locale's addresses, or with one `*` at both sides.
 *
 * Codes: `redirect-clash`, `redirect-invalid`, `redirect-loop`, `redirect-target-missing`, `redirect-twice`.
 */
export function redirects({ common = {} }: RedirectsOptions = {}): Plugin {
  return {
    name: 'redirects',
    include: ['[content]/*/redirects.{yml,yaml}', '[brands]/*/redirects.{yml,yaml}'],
    emits: ['**/index.html'],
    read: (source) => ({ data: readRules(source) }),
    route: () => ({ routes: [], shared: { redirects: common } }),
    check: (_pages, site): readonly Diagnostic[] => resolutionOf(site).diagnostics,
    emit: (_pages, site) =>
      redirectsOf(site).map((redirect) => ({
        path: pageFile(redirect.from),
        body: stub(redirect, site),
        redirect: redirect.to,
      })),
  }
}

/** Flat: no target is an old address itself. For plugins that write rules for hosts. */
export const redirectsOf = (site: Site): readonly Redirect[] => resolutionOf(site).redirects

const known = new WeakMap<Site, Resolution>()

function resolutionOf(site: Site): Resolution {
  const resolution =
    known.get(site) ?? resolve(site, ownRules(site), (site.shared['redirects'] ?? {}) as Record<string, string>)
  known.set(site, resolution)
  return resolution
}

/** A file outside of a locale is shown to all brands; only some of them mean it. */
function ownRules({ documents, brand, config }: Site): readonly Document<Rules>[] {
  const folders = [`${config.content}/${brand.content}/`, `${config.brandsFolder}/${brand.id}/`]
  return documents.filter(
    ({ plugin, file }) => plugin === 'redirects' && folders.some((folder) => file.startsWith(folder)),
  ) as readonly Document<Rules>[]
}
