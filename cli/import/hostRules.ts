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
  const [left, temporary]: [string[], string[]] = [[], []]
  const pages = pageAddresses(draft)
  for (const line of readText(draft.root, redirects!).split('\n')) {
    const words = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    if (words.length < 2) continue
    const rule = ruleOf(words)
    if (!rule || pages.has(rule.from)) left.push(words.join(' '))
    else if (!found[rule.from]) {
      found[rule.from] = rule.to
      if (/^30[27]/.test(words[2] ?? '')) temporary.push(rule.from)
    }
  }
  if (left.length) noteFiles(draft, `Rules of hosts were left out: ${firstOf(left)}`, [redirects!])
  if (temporary.length)
    noteFiles(draft, `Redirects that were temporary are permanent (301): ${firstOf(temporary)}`, [redirects!])
  return found
}

/** At which a redirect has no effect: the page is shown. */
export const pageAddresses = ({ addresses }: Draft): ReadonlySet<string> =>
  new Set(addresses.flatMap(({ now }) => now ?? []))

/** Files of hosts beside a project that have redirects, headers and rewrites of their own. */
export function noteHostSettings(draft: Draft): void {
  const files = ['netlify.toml', 'vercel.json', 'firebase.json', 'staticwebapp.config.json']
  noteFiles(
    draft,
    'Settings of hosts were left behind: "redirects" takes what still moves, "site new deploy" writes the rest',
    files.filter((file) => existsSync(join(draft.root, file))),
  )
}

const firstOf = (all: readonly string[]): string =>
  all.slice(0, 10).join('; ') + (all.length > 10 ? `; and ${all.length - 10} more` : '')

/** `/old/* /new/:splat 301!`; undefined for what is no redirect within the site, or one for some visitors (`Country=us`). */
function ruleOf([from = '', to = '', status = '301', condition]: readonly string[]):
  | { from: string; to: string }
  | undefined {
  const isMove =
    condition === undefined &&
    /^30[1278]!?$/.test(status) &&
    [from, to].every((path) => /^\/(?!\/)[^?:]*$/.test(path.replace('/:splat', '/*')))
  const target = to.replace('/:splat', '/*')
  const stars = [from, target].map((path) => path.split('*').length - 1)
  if (!isMove || from === '/' || from.includes('#') || stars[0] !== stars[1] || stars[0]! > 1) return undefined
  const [path = '', hash] = plain(target).split('#')
  return { from: addressOf(plain(from)), to: addressOf(path) + (hash ? `#${hash}` : '') }
}

const plain = (path: string): string => path.replace(/(?:\/index)?\.html(?=#|$)/, '')
