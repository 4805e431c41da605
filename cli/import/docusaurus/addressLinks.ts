/** Links in prose that a build would not find: to addresses that are others now, and those seen from the address of their page. */
import { posix } from 'node:path'
import { replaceProse } from '../fences.ts'
import { addressOf, decoded, isProse, type Draft } from '../project.ts'

const link = /(\]\(|^\[[^\]\n]+\]:[ \t]+|\b(?:href|to)=")(?![a-z][a-z0-9+.-]*:|\/\/)([^\s)#?"<>]+)/gim

const root = '@site/'

type Site = {
  /** The first one has no prefix. */
  readonly locales: readonly string[]
  /** `trailingSlash` of Docusaurus. */
  readonly slash: unknown
}

export function followAddresses(draft: Draft, { locales, slash }: Site): void {
  const { files, addresses } = draft
  const known = new Map(addresses.flatMap(({ old, now }) => (now === undefined ? [] : [[old, now] as const])))
  const pages = new Map(addresses.flatMap(({ file, old }) => (file === undefined ? [] : [[file, old] as const])))
  const moved = (address: string) => {
    const now = address === '/' ? undefined : known.get(address)
    return now === address ? undefined : now
  }
  const follow = (path: string): string => {
    const address = addressOf(decoded(path))
    for (const prefix of ['', ...locales.slice(1).map((locale) => `/${locale}`)]) {
      const now = address.startsWith(`${prefix}/`) ? moved(address.slice(prefix.length)) : undefined
      if (now !== undefined) return prefix + now
    }
    return path
  }
  // `@site/` is the folder of the language here.
  const renamed = (path: string): string | undefined =>
    path.startsWith(root)
      ? root + (draft.prose.get(decoded(path.slice(root.length))) ?? path.slice(root.length))
      : undefined
  for (const [file, content] of files) {
    if (!isProse(file) || !('body' in content)) continue
    const [locale = '', ...rest] = file.split('/').slice(1)
    const first = posix.join('content', locales[0] ?? '', ...rest)
    const prefix = locale === locales[0] ? '' : `/${locale}`
    const seen = (path: string): string => {
      const old = pages.get(first)
      const address = old && seenFrom(old, path, hasSlash(first, slash))
      const now = address && known.get(address)
      return now === undefined || fileNamed(path, first, pages) === address ? path : prefix + now
    }
    const body = replaceProse(
      content.body,
      link,
      ([, start = '', path = '']) => start + (path.startsWith('/') ? follow(path) : (renamed(path) ?? seen(path))),
    )
    if (body !== content.body) files.set(file, { body })
  }
}

/** Pages of folders have one in any case. */
const hasSlash = (file: string, slash: unknown): boolean =>
  slash === true || (slash !== false && /\/(?:index|readme)\.mdx?$/i.test(file))

/** As a browser has it. */
const seenFrom = (old: string, path: string, isFolder: boolean): string =>
  addressOf(isFolder ? old : posix.dirname(old), decoded(path))

/** The old address of the page whose file a link names, with or without its extension. */
function fileNamed(path: string, from: string, pages: ReadonlyMap<string, string>): string | undefined {
  const name = posix.join(posix.dirname(from), decoded(path)).replace(/\/$/, '')
  const names = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'].map((end) => name + end)
  const found = names.find((each) => pages.has(each))
  return found && pages.get(found)
}
