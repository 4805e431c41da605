/** `_redirects` and `_headers` of Netlify and Cloudflare Pages among public files: a build writes files of these names itself. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { addressOf, hostFiles, noteFiles, readText, type Draft } from './project.ts'

/** What becomes of the first; the rest is told. `folder`: of public files. */
export function hostRedirects(draft: Draft, folder: string): Readonly<Record<string, string>> {
  const [redirects, headers] = [...hostFiles].map((name) => posix.join(folder, name))
  if (existsSync(join(draft.root, headers!)))
    noteFiles(draft, 'Headers of hosts were left behind: a build writes a file with its own', [headers!])
  if (!existsSync(join(draft.root, redirects!))) return {}
  const found: Record<string, string> = {}
  const left: string[] = []
  for (const line of readText(draft.root, redirects!).split('\n')) {
    const words = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    if (words.length < 2) continue
    const rule = ruleOf(words)
    if (rule) found[rule.from] ??= rule.to
    else left.push(words.join(' '))
  }
  if (left.length) noteFiles(draft, `Rules of hosts were left out: ${left.slice(0, 10).join('; ')}`, [redirects!])
  return found
}

/** `/old/* /new/:splat 301!`; undefined for what is no redirect within the site. */
function ruleOf([from = '', to = '', status = '301']: readonly string[]): { from: string; to: string } | undefined {
  const isMove =
    /^30[1278]!?$/.test(status) && [from, to].every((path) => /^\/(?!\/)[^?:]*$/.test(path.replace('/:splat', '/*')))
  const target = to.replace('/:splat', '/*')
  const stars = [from, target].map((path) => path.split('*').length - 1)
  if (!isMove || from === '/' || from.includes('#') || stars[0] !== stars[1] || stars[0]! > 1) return undefined
  const [path = '', hash] = plain(target).split('#')
  return { from: addressOf(plain(from)), to: addressOf(path) + (hash ? `#${hash}` : '') }
}

const plain = (path: string): string => path.replace(/(?:\/index)?\.html(?=#|$)/, '')
