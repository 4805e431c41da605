import { encodePath } from '../../engine/paths/paths.ts'
import { immutableCache, immutableFolder, splitHash, type HostRules } from './rules.ts'

/** The host's limit. Further redirects are served by the HTML pages at the old paths. */
const maxRedirects = 1024

/** https://vercel.com/docs/project-configuration */
export function vercelJson({ headers, redirects, isBare }: HostRules): string {
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const project = {
    ...(isBare ? { cleanUrls: true, trailingSlash: false } : { trailingSlash: true }),
    headers: [
      { source: '/(.*)', headers: all },
      { source: `${immutableFolder}(.*)`, headers: [{ key: 'Cache-Control', value: immutableCache }] },
    ],
    redirects: redirects.slice(0, maxRedirects).map(({ from, to }) => {
      const { path, hash } = splitHash(to)
      return {
        source: literal(encodePath(isBare ? from.slice(0, -1) : from)),
        destination: encodePath(path) + hash,
        permanent: true,
      }
    }),
  }
  return `${JSON.stringify(project, null, 2)}\n`
}

/** Escaped, because a source is a pattern. */
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\:!]/g, '\\$&')
