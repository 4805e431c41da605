/** The two files of Netlify, which Cloudflare Pages reads as well. */
import { encodePath } from '../../engine/paths.ts'
import { lasting, lastingFolder, partsOf, type HostRules } from './rules.ts'

/** Rules that match one path are joined, so nothing is said twice; both hosts let everything else be asked for anew. */
export function netlifyHeaders({ headers }: HostRules): string {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...always, '', `${lastingFolder}*`, `  Cache-Control: ${lasting}`, ''].join('\n')
}

/** An old address with and without its last slash: Cloudflare takes both by the letter. */
export function netlifyRedirects({ redirects, missing }: HostRules): string {
  const moved = redirects.flatMap(({ from, to }) => {
    const { path, hash } = partsOf(to)
    const [old, target] = [encodePath(from), encodePath(path) + hash]
    return [`${old} ${target} 301`, `${old.slice(0, -1)} ${target} 301`]
  })
  const localized = missing.filter(({ prefix }) => prefix !== '/').map(({ file, prefix }) => `${prefix}* ${file} 404`)
  return [...moved, ...localized, ''].join('\n')
}
