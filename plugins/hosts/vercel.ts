import { encodePath } from '../../engine/paths.ts'
import { lasting, lastingFolder, partsOf, type HostRules } from './rules.ts'

/** What is over the host's limit is answered by the pages at the old addresses. */
const mostRedirects = 1024

/** https://vercel.com/docs/project-configuration */
export function vercelJson({ headers, redirects }: HostRules): string {
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const project = {
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: all },
      { source: `${lastingFolder}(.*)`, headers: [{ key: 'Cache-Control', value: lasting }] },
    ],
    redirects: redirects.slice(0, mostRedirects).map(({ from, to }) => {
      const { path, hash } = partsOf(to)
      return { source: literal(encodePath(from)), destination: encodePath(path) + hash, permanent: true }
    }),
  }
  return `${JSON.stringify(project, null, 2)}\n`
}

/** A source is a pattern; an address is not. */
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\:!]/g, '\\$&')
