/** Where a visitor came from, in the keys the console reads. The first time counts: a campaign that brought someone is not forgotten because they opened a second page. */
import { keys } from '../../api/storage.ts'
import { withoutSecrets } from '../../api/visits.ts'

export type PageView = { readonly href: string; readonly referrer: string }

type Kept = {
  read(key: string): string | null
  write(key: string, value: string): void
}

const longest = 2_048

export function keepFirstTouch({ href, referrer }: PageView, { read, write }: Kept): void {
  const { origin, searchParams: query } = new URL(href)
  const first = {
    [keys.clickId]: query.get('bd_vid'),
    [keys.keyword]: query.get('keyword') ?? query.get('utm_term'),
    // A page of our own is not where anyone came from.
    [keys.referrer]: referrer.startsWith(`${origin}/`) ? null : referrer,
    [keys.landing]: withoutSecrets(href),
  }
  for (const [key, value] of Object.entries(first)) {
    if (value && !read(key)) write(key, value.slice(0, longest))
  }
  const state = query.get('state')
  if (state) write(keys.state, state.slice(0, longest))
}
