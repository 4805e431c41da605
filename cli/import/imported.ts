/** What an import comes to, whatever the project was made with: its files, and what became of its addresses. */
import type { Draft } from './project.ts'

export type Imported = {
  readonly draft: Draft
  readonly counts: Readonly<Record<'docs' | 'pages' | 'files' | 'locales', number>> & { readonly posts?: number }
  /** Old address -> new one, where they differ. */
  readonly redirects: Readonly<Record<string, string>>
}

/** Addresses that are others now, each with the one it leads to. The root stays where it is. */
export function movedIn(addresses: Draft['addresses']): Readonly<Record<string, string>> {
  const moved = addresses.flatMap(({ old, now }) =>
    now !== undefined && old !== now && old !== '/' ? [[old, now] as const] : [],
  )
  return Object.fromEntries(moved)
}

/** The text of `urls.lock`: what a build has to keep. */
export function urlsLock({ addresses }: Draft, redirects: Readonly<Record<string, string>>): string {
  const kept = addresses.flatMap(({ old, now }) => (now === undefined || (old !== now && !redirects[old]) ? [] : [old]))
  const lines = [...new Set([...kept, '/'])].filter((path) => !path.includes('//')).sort()
  return [
    '# Every public address. A build that would lose one fails until a redirect leads on from it.',
    '# "site urls" adds new ones; "site urls --gone /docs/old/" gives one up.',
    '',
    '[site]',
    ...lines,
    '',
  ].join('\n')
}
