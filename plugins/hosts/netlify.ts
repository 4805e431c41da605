/** The two files of Netlify and Cloudflare Pages. */
import { encodePath } from '../../engine/paths/paths.ts'
import { immutableCache, immutableFolder, splitHash, type HostRules } from './rules.ts'

/** Hosts combine the rules that match a path, so no header is repeated. By default both revalidate every file. */
export function netlifyHeaders({ headers }: HostRules): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...always, '', `${immutableFolder}*`, `  Cache-Control: ${immutableCache}`, ''].join('\n')
}

/** Each old path with and without its last slash: Cloudflare matches exactly. */
export function netlifyRedirects({ redirects, notFoundPages }: HostRules): string {
  const moved = redirects.flatMap(({ from, to }) => {
    const { path, hash } = splitHash(to)
    const [old, target] = [encodePath(from), encodePath(path) + hash]
    return [`${old} ${target} 301`, `${old.slice(0, -1)} ${target} 301`]
  })
  const localized = notFoundPages
    .filter(({ prefix }) => prefix !== '/')
    .map(({ file, prefix }) => `${prefix}* ${file} 404`)
  return [...moved, ...localized, ''].join('\n')
}
