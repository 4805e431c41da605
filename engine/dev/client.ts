/** Browser side of the dev server: a stale page is fetched again and morphed, which keeps scroll and islands elsewhere. */
import { onNavigate } from '../client/lifecycle.ts'
import { clearPageCache, refresh } from '../client/navigator.ts'
import { morph } from './morph.ts'
import { showFindings, showProblems, type Findings, type Problems } from './overlay.ts'

// Written out: the bundler looks for these very words.
const hot = import.meta.hot
const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="site:${name}"]`)?.content

let isConnected = true
let isFetching = false
/** The page became stale again while it was fetched: the last version must be shown last. */
let isStaleAgain = false

async function update(): Promise<void> {
  // An error page is not part of the site and cannot be morphed into a page.
  if (metaOf('page') === undefined) return location.reload()
  isStaleAgain = isFetching
  if (isFetching) return
  isFetching = true
  try {
    await refresh(morph)
  } finally {
    isFetching = false
    if (isStaleAgain) void update()
  }
}

if (hot) {
  hot.on('site:stale', ({ pages }: { pages: 'all' | readonly string[] }) => {
    clearPageCache()
    const page = metaOf('page')
    if (page === undefined || pages === 'all' || pages.includes(page)) void update()
  })
  // Over the channel that only pages of this server have: no other request opens a file.
  const open = (place: string) => hot.send('site:open', { place })
  hot.on('site:problems', (problems: Problems) => {
    if (!problems.text && metaOf('page') === undefined) location.reload()
    else showProblems(problems, open)
  })
  hot.on('site:findings', (findings: Findings) => showFindings(findings, open))
  hot.on('vite:ws:disconnect', () => (isConnected = false))
  hot.on('vite:ws:connect', () => {
    if (!isConnected) location.reload()
  })
  // What was saved after this page was rendered and before now has not reached it. An error page is stale once there is a page.
  onNavigate(() => hot.send('site:shown', { page: metaOf('page') ?? metaOf('failed'), hash: metaOf('hash') ?? '' }))
}
