/** Rules for hosts: the headers our preview sends, lasting caches, redirects and not-found pages, in the files they look for. */
import type { Brand, OutputFile, Plugin, Site } from '../../engine/types.ts'
import { netlifyHeaders, netlifyRedirects } from './netlify.ts'
import { nginxHttp, nginxServer } from './nginx.ts'
import type { HostRules } from './rules.ts'
import { vercelJson } from './vercel.ts'

export type HostsOptions<B extends Brand> = {
  /** Origins that pages of the brand may send requests to, besides their own. Default: none. */
  readonly connect?: (brand: B) => readonly string[]
  /** Old addresses and where they lead, both with the locale's prefix. Default: none. */
  readonly redirects?: (site: Site) => readonly { readonly from: string; readonly to: string }[]
}

/**
 * `_headers` and `_redirects` are read by Netlify and Cloudflare Pages, `vercel.json` by Vercel; the two files in `.hosts/` are
 * included by nginx, one in `http`, one in `server`. The policy has the hashes of exactly the inline scripts that were rendered.
 */
export function hosts<B extends Brand>({ connect = () => [], redirects = () => [] }: HostsOptions<B> = {}): Plugin {
  return {
    name: 'hosts',
    async emit(pages, site, context): Promise<readonly OutputFile[]> {
      // With it comes the server, which a render thread has no use for.
      const { hostHeaders } = await import('../../engine/serve/index.ts')
      const { brand, config, routes } = site
      const missing = routes
        .filter(({ status }) => status === 404)
        .map(({ path, locale }) => ({ file: `/${path.slice(1, -1)}.html`, locale }))
      const rules: HostRules = {
        brand: brand.id,
        headers: hostHeaders({ scriptHashes: context.scripts, connect: connect(brand as B) }),
        redirects: redirects(site),
        missing: missing.map(({ file, locale }) => ({
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
