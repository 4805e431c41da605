/** Browser side of the dev server: a stale page is fetched and swapped, keeping scroll and islands elsewhere. */
import { onNavigate } from '../client/lifecycle.ts'
import { forgetPages, refresh } from '../client/navigator.ts'
import { showNotes, showProblems, type Notes } from './overlay.ts'

// Written out: the bundler looks for these very words.
const hot = import.meta.hot
const about = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="site:${name}"]`)?.content

let connected = true
/** A page being fetched, and whether it was told of again meanwhile: what comes last must be shown last. */
let fetching = false
let again = false

async function update(): Promise<void> {
  // An error page is no page of the site; it hopes for every change.
  if (about('page') === undefined) return location.reload()
  again = fetching
  if (fetching) return
  fetching = true
  await refresh()
  fetching = false
  if (again) void update()
}

if (hot) {
  hot.on('site:stale', ({ pages }: { pages: 'all' | readonly string[] }) => {
    forgetPages()
    const page = about('page')
    if (page === undefined || pages === 'all' || pages.includes(page)) void update()
  })
  hot.on('site:problems', ({ text }: { text: string }) => {
    if (!text && about('page') === undefined) location.reload()
    else showProblems(text)
  })
  hot.on('site:notes', (notes: Notes) => showNotes(notes))
  hot.on('vite:ws:disconnect', () => (connected = false))
  hot.on('vite:ws:connect', () => {
    if (!connected) location.reload()
  })
  // What was saved between the rendering of this page and now has not reached it.
  onNavigate(() => hot.send('site:shown', { page: about('page'), hash: about('hash') }))
}
