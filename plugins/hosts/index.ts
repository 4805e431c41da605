/** Configuration for hosts: the headers our preview sends, caching, redirects and not-found pages, in each host's format. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { basePathOf } from '../../engine/paths/base.ts'
import { toLocation } from '../../engine/paths/paths.ts'
import { writtenHref } from '../../engine/paths/written.ts'
import type { Diagnostic, OutputFile, Plugin, Site } from '../../engine/types.ts'
import { limitProblems } from './limits.ts'
import { cloudflareRedirects, netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxHttp, nginxServer } from './nginx.ts'
import type { Hsts } from '../../engine/serve/answers.ts'
import type { HostRules } from './rules.ts'
import { vercelJson } from './vercel.ts'

export type HostsOptions = {
  /** `Strict-Transport-Security`: for how many seconds browsers ask by TLS only. `false` leaves it out. Default: a year, this host only. */
  readonly hsts?: Hsts | false | undefined
  /** Old paths, and where they lead as links write it, both with the locale prefix. Default: none. */
  readonly redirects?: (site: Site) => readonly { readonly from: string; readonly to: string }[]
}

const hsts = v.strictObject({
  maxAge: v.optional(v.pipe(v.number(), v.integer('a number of seconds'), v.minValue(0, 'a number of seconds'))),
  includeSubDomains: v.optional(v.boolean()),
  preload: v.optional(v.boolean()),
})

export const hostsOptions = optionsSchema<HostsOptions>({
  hsts: v.optional(v.lazy((given) => (typeof given === 'object' ? hsts : v.literal(false, '`false`, or an object')))),
  redirects: v.optional(v.function()),
})

/**
 * Netlify and Cloudflare Pages read `_headers` and `_redirects`, Vercel reads `vercel.json`; nginx includes two files of
 * `.hosts/`, one in `http`, one in `server`. `.hosts/netlify-redirects` takes the place of `_redirects` where a build for Netlify
 * ends. The content security policy has the hashes of the rendered inline scripts.
 *
 * Codes: `host-header-long`, `host-redirects-many`.
 */
export function hosts(given: HostsOptions = {}): Plugin {
  return {
    name: 'hosts',
    options: { schema: hostsOptions, given },
    async emit({ site, scripts }): Promise<readonly OutputFile[]> {
      const rules = await rulesOf(site, scripts, given)
      if (!rules) return []
      return [
        { path: '_headers', body: netlifyHeaders(rules) },
        { path: '_redirects', body: cloudflareRedirects(rules) },
        { path: 'vercel.json', body: vercelJson(rules) },
        { path: '.hosts/netlify-redirects', body: netlifyRedirects(rules) },
        { path: '.hosts/nginx-http.conf', body: nginxHttp(rules) },
        { path: '.hosts/nginx-server.conf', body: nginxServer(rules) },
      ]
    },
    async check({ site, scripts }): Promise<readonly Diagnostic[]> {
      const rules = await rulesOf(site, scripts, given)
      return rules ? limitProblems(rules, { file: site.config.file }) : []
    },
  }
}

/** Undefined below a path: rules are for a whole host, and other sites lie beside such a one. */
async function rulesOf(
  site: Site,
  scriptHashes: readonly string[],
  { hsts = {}, redirects = () => [] }: HostsOptions,
): Promise<HostRules | undefined> {
  const { brand, config, routes } = site
  if (basePathOf(brand, config)) return undefined
  // Imported on demand: render threads do not need it.
  const { contentTypes, hostHeaders, sourcesOf } = await import('../../engine/serve/answers.ts')
  const sources = sourcesOf(config)
  const connect = [...new Set([...(brand.connect ?? []), ...sources.connect])]
  return {
    brand: brand.id,
    types: contentTypes,
    headers: hostHeaders({ ...sources, scriptHashes, connect, hsts }),
    isBare: brand.trailingSlash === 'never',
    redirects: redirects(site).map(({ from, to }) => ({ from, to: toLocation(writtenHref(to, brand)) })),
    dotted: routes
      .filter(({ path, status = 200 }) => status === 200 && /\.[^/]*\/$/.test(path))
      .map(({ path }) => path),
    notFoundPages: routes
      .filter(({ status }) => status === 404)
      .map(({ path, locale }) => ({
        file: `/${path.slice(1, -1)}.html`,
        prefix: locale === config.locales[0]!.id ? '/' : `/${locale}/`,
      })),
  }
}
