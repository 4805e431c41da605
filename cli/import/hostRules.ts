/** Redirects of hosts: `_redirects` of Netlify and Cloudflare Pages among public files, and those in the settings of Netlify and Vercel. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { netlifyRedirects, vercelRedirects } from './hostSettings.ts'
import { addressOf, hostFiles, noteFiles, readText, type Draft } from './project.ts'

type Site = {
  /** Of public files. */
  readonly folders: readonly string[]
  /** Path that the site lies below, which rules of hosts begin with. Default `/`. */
  readonly base: string | undefined
}

/** Those that come along; the rest is told, and so are other settings of hosts. */
export function hostRedirects(draft: Draft, { folders, base = '/' }: Site): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const pages = pageAddresses(draft)
  for (const { file, rules } of rulesIn(draft, folders)) {
    const [left, temporary]: [string[], string[]] = [[], []]
    for (const words of rules) {
      const rule = ruleOf(words, addressOf(base))
      if (!rule || pages.has(rule.from)) left.push(words.join(' '))
      else if (!found[rule.from]) {
        found[rule.from] = rule.to
        if (/^30[27]/.test(words[2] ?? '')) temporary.push(rule.from)
      }
    }
    if (left.length) noteFiles(draft, `Rules of hosts were left out: ${firstOf(left)}`, [file])
    if (temporary.length)
      noteFiles(draft, `Redirects that were temporary are permanent (301): ${firstOf(temporary)}`, [file])
  }
  noteSettings(draft, folders)
  return found
}

type Rules = { readonly file: string; readonly rules: readonly (readonly string[])[] }

/** In the order of the hosts: the first rule for an address holds. */
function rulesIn({ root }: Draft, folders: readonly string[]): readonly Rules[] {
  const [redirects] = hostFiles
  const readers = [
    ...folders.map((folder) => [posix.join(folder, redirects!), linesOf] as const),
    ['netlify.toml', netlifyRedirects] as const,
    ['vercel.json', vercelRedirects] as const,
  ]
  return readers.flatMap(([file, read]) =>
    existsSync(join(root, file)) ? { file, rules: read(readText(root, file)) } : [],
  )
}

const linesOf = (text: string): Rules['rules'] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*$/, '')
        .trim()
        .split(/\s+/),
    )
    .filter(({ length }) => length > 1)

/** At which a redirect has no effect: the page is shown. */
export const pageAddresses = ({ addresses }: Draft): ReadonlySet<string> =>
  new Set(addresses.flatMap(({ now }) => now ?? []))

/** Files of hosts have headers, rewrites and builds of their own, too. */
function noteSettings(draft: Draft, folders: readonly string[]): void {
  const there = (files: readonly string[]) => files.filter((file) => existsSync(join(draft.root, file)))
  const [, headers] = hostFiles
  noteFiles(
    draft,
    'Headers of hosts were left behind: a build writes a file with its own',
    there(folders.map((folder) => posix.join(folder, headers!))),
  )
  noteFiles(
    draft,
    'Settings of hosts were left behind, but for redirects of Netlify and Vercel: "site new deploy" writes what a host needs',
    there(['netlify.toml', 'vercel.json', 'firebase.json', 'staticwebapp.config.json']),
  )
}

const firstOf = (all: readonly string[]): string =>
  all.slice(0, 10).join('; ') + (all.length > 10 ? `; and ${all.length - 10} more` : '')

/** `/old/* /new/:splat 301!`; undefined for what is no redirect within the site, or one for some visitors (`Country=us`). */
function ruleOf(
  [written = '', target = '', status = '301', condition]: readonly string[],
  base: string,
): { from: string; to: string } | undefined {
  const [from, to] = [written, target.replace('/:splat', '/*')].map((path) => pathBelow(base, path)) as [string, string]
  const isMove =
    condition === undefined && /^30[1278]!?$/.test(status) && [from, to].every((path) => /^\/(?!\/)[^?:]*$/.test(path))
  const stars = [from, to].map((path) => path.split('*').length - 1)
  if (!isMove || from === '/' || from.includes('#') || stars[0] !== stars[1] || stars[0]! > 1) return undefined
  const [path = '', hash] = plain(to).split('#')
  return { from: addressOf(plain(from)), to: addressOf(path) + (hash ? `#${hash}` : '') }
}

/** Nothing for a path elsewhere on the host. */
const pathBelow = (base: string, path: string): string =>
  `${path}/`.startsWith(base) ? `/${path.slice(base.length)}` : ''

const plain = (path: string): string => path.replace(/(?:\/index)?\.html(?=#|$)/, '')
