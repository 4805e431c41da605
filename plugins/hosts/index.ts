/** Configuration for hosts: the headers our preview sends, caching, redirects and not-found pages, in each host's format. */
import * as v from 'valibot'
import { optionsSchema } from '../../engine/optionsSchema.ts'
import { basePathOf } from '../../engine/paths/base.ts'
import { writtenHref } from '../../engine/paths/written.ts'
import type { OutputFile, Plugin, Site } from '../../engine/types.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxHttp, nginxServer } from './nginx.ts'
import type { Hsts } from '../../engine/serve/answers.ts'
import type { HostRules } from './rules.ts'
import { vercelJson } from './vercel.ts'

export type HostsOptions = {
  /** `Strict-Transport-Security`: for how many seconds browsers ask by TLS only. `false` leaves it out. Default: a year, this host only. */
  readonly hsts?: Hsts | false | undefined
  /** Old and new paths, both with the locale prefix. Default: none. */
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
 * Netlify and Cloudflare Pages read `_headers` and `_redirects`, Vercel reads `vercel.json`; nginx includes the two files in
 * `.hosts/`, one in `http`, one in `server`. The content security policy has the hashes of the rendered inline scripts.
 */
export function hosts(given: HostsOptions = {}): Plugin {
  const { hsts = {}, redirects = () => [] } = given
  return {
    name: 'hosts',
    options: { schema: hostsOptions, given },
    async emit({ site, scripts }): Promise<readonly OutputFile[]> {
      // Their rules are for a whole host, and other sites lie beside one below a path.
      if (basePathOf(site.brand, site.config)) return []
      // Imported on demand: render threads do not need it.
      const { contentTypes, hostHeaders, sourcesOf } = await import('../../engine/serve/answers.ts')
      const { brand, config, routes } = site
      const sources = sourcesOf(config)
      const notFoundPages = routes
        .filter(({ status }) => status === 404)
        .map(({ path, locale }) => ({ file: `/${path.slice(1, -1)}.html`, locale }))
      const rules: HostRules = {
        brand: brand.id,
        types: contentTypes,
        headers: hostHeaders({
          ...sources,
          scriptHashes: scripts,
          connect: [...new Set([...(brand.connect ?? []), ...sources.connect])],
          hsts,
        }),
        isBare: brand.trailingSlash === 'never',
        redirects: redirects(site).map(({ from, to }) => ({ from, to: writtenHref(to, brand) })),
        notFoundPages: notFoundPages.map(({ file, locale }) => ({
          file,
          prefix: locale === config.locales[0]!.id ? '/' : `/${locale}/`,
        })),
      }
      return [
        { path: '_headers', body: netlifyHeaders(rules) },
        { path: '_redirects', body: netlifyRedirects(rules) },
        { path: 'vercel.json', body: vercelJson(rules) },
        { path: '.hosts/nginx-http.conf', body: nginxHttp(rules) },
        { path: '.hosts/nginx-server.conf', body: nginxServer(rules) },
      ]
    },
  }
}
