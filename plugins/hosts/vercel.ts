import { encodePath } from '../../engine/paths/paths.ts'
import { immutableCache, immutableFolder, spellingsOf, type HostRules } from './rules.ts'

/** The host's limits. Further redirects are served by the HTML pages at the old paths. */
export const vercelLimits = { redirects: 1024, header: 4096 }

/** https://vercel.com/docs/project-configuration */
export function vercelJson(rules: HostRules): string {
  const { headers, isBare } = rules
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const project = {
    ...(isBare && { cleanUrls: true, trailingSlash: false }),
    headers: [
      { source: '/(.*)', headers: all },
      { source: `${immutableFolder}(.*)`, headers: [{ key: 'Cache-Control', value: immutableCache }] },
    ],
    redirects: [...vercelRedirects(rules).slice(0, roomOf(rules)), ...(isBare ? [] : [endWithSlash])].map(
      (redirect) => ({
        ...redirect,
        permanent: true,
      }),
    ),
  }
  return `${JSON.stringify(project, null, 2)}\n`
}

/** How many redirects are left out. */
export const vercelRest = (rules: HostRules): number => Math.max(0, vercelRedirects(rules).length - roomOf(rules))

const roomOf = ({ isBare }: HostRules): number => vercelLimits.redirects - (isBare ? 0 : 1)

/** In place of its `trailingSlash`, which takes the slash from `/docs/1.0/` and comes before the redirects. */
const endWithSlash = {
  source: '/:path((?!\\.well-known/)(?:[^/]+/)*[^/.]+)',
  destination: '/:path/',
}

/** Of each form in which an old path may be asked for; then the pages that do not look like pages. */
function vercelRedirects({ redirects, isBare, dotted }: HostRules): readonly { source: string; destination: string }[] {
  const moved = redirects.flatMap(({ from, to }) =>
    from === '/'
      ? [{ source: '/', destination: targetOf(to) }]
      : spellingsOf(from.slice(0, -1)).map((bare) => ({
          source: `${literal(bare)}(/|\\.html|/index\\.html)?`,
          destination: targetOf(to),
        })),
  )
  const slashed = isBare
    ? []
    : dotted.map((path) => ({
        source: literal(encodePath(path.slice(0, -1))),
        destination: targetOf(encodePath(path)),
      }))
  return [...moved, ...slashed]
}

/** Escaped, because a source is a pattern. */
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\:!]/g, '\\$&')

/** A destination is one as well, and with an escape in it no path. */
const targetOf = (to: string): string =>
  to.replace(/[()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
