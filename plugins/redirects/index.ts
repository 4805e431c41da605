/** Redirects from old paths: an HTML page for hosts without redirects, and an HTTP redirect from our own servers. */
import { posix } from 'node:path'
import * as v from 'valibot'
import { pageFile } from '../../engine/paths/paths.ts'
import { sharedKey } from '../../engine/sharedKey.ts'
import { memoized } from '../../engine/store/memoized.ts'
import type { Diagnostic, Document, Plugin, Site } from '../../engine/types.ts'
import { readRules, type Rules } from './read.ts'
import { resolve, type Redirect } from './resolve.ts'
import { stub } from './stub.ts'

export type { Redirect } from './resolve.ts'

export const redirectsOptions = v.strictObject({
  /**
   * Rules for every brand and locale: `{ '/docs/': '/docs/intro/product_intro/' }`. Unlike those in files, a rule is
   * ignored where a page is at the old path, and for one brand of several that lacks the target page.
   */
  common: v.optional(v.record(v.string(), v.string())),
})
export type RedirectsOptions = v.InferInput<typeof redirectsOptions>

/**
 * From `redirect_from` in front matter, and from `redirects.yml` in a content set or a brand's folder: lines such as
 * `/docs/old/: /docs/new/#part` with paths of the default locale, or with one `*` on each side.
 *
 * Codes: `redirect-clash`, `redirect-invalid`, `redirect-loop`, `redirect-target-missing`, `redirect-twice`.
 */
export function redirects(given: RedirectsOptions = {}): Plugin {
  const { common = {} } = given
  return {
    name: 'redirects',
    options: { schema: redirectsOptions, given },
    include: ['[content]/*/redirects.{yml,yaml}', '[brands]/*/redirects.{yml,yaml}'],
    emits: ['**/*.html'],
    read: ({ source }) => ({ data: readRules(source) }),
    // A rule may begin anywhere.
    unread: () => ({ keys: ['/'], codes: [] }),
    route: () => ({ routes: [], shared: [commonRules.value(common)] }),
    check: ({ site }): readonly Diagnostic[] => resolutionOf(site).diagnostics,
    emit: ({ site }) =>
      filesOf(site).map(([path, redirect]) => ({ path, body: stub(redirect, site), redirect: redirect.to })),
  }
}

/** `docs/old/index.html`, and where it was asked for, `docs/old.html`: some hosts look for nothing else. */
function filesOf(site: Site): readonly (readonly [file: string, redirect: Redirect])[] {
  const { redirects, spellings } = resolutionOf(site)
  const named = (redirect: Redirect) => [pageFile(redirect.from, { trailingSlash: 'never' }), redirect] as const
  if (site.brand.trailingSlash === 'never') return redirects.map(named)
  return [
    ...redirects.map((redirect) => [pageFile(redirect.from, site.brand), redirect] as const),
    ...[...redirects.filter(({ isHtml }) => isHtml), ...spellings].map(named),
  ]
}

/** Without chains: no target is redirected itself. For plugins that write host configuration. */
export const redirectsOf = (site: Site): readonly Redirect[] => resolutionOf(site).redirects

/** For `redirectsOf`, which other plugins ask. */
const commonRules = sharedKey<Readonly<Record<string, string>>>('redirects')

const resolutionOf = memoized(
  (site: Site) => resolve(site, ownRules(site), commonRules.read(site) ?? {}),
  new WeakMap(),
)

/** The rules of a brand: routing gets the files of all brands. */
function ownRules({ documents, brand, config }: Site): readonly Document<Rules>[] {
  const folders = [posix.join(config.content, brand.content, '/'), `${config.brandsFolder}/${brand.id}/`]
  return documents.filter(
    ({ plugin, file }) => plugin === 'redirects' && folders.some((folder) => file.startsWith(folder)),
  ) as readonly Document<Rules>[]
}
