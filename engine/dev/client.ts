/** Browser side of the dev server: a stale page is fetched again and morphed, which keeps scroll and islands elsewhere. */
import type { SiteIsland } from '../client/islands.ts'
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

async function update(isLate = false): Promise<void> {
  // An error page is not part of the site and cannot be morphed into a page.
  if (metaOf('page') === undefined) return location.reload()
  isStaleAgain = isFetching
  if (isFetching) return
  isFetching = true
  try {
    const known = hydratedIslands()
    await refresh((body, next) => {
      // Code that is on its way may be of before; of a save that the page has not heard of, all that is there is.
      const doubtful = allIslands().filter(
        (island) => isLate || island.isLoading || (island.served !== undefined && !known.includes(island)),
      )
      if (doubtful.some((island) => !wasServed(island, next))) location.reload()
      else morph(body, next)
    })
  } finally {
    isFetching = false
    if (isStaleAgain) void update()
  }
}

const allIslands = () => [...document.querySelectorAll<SiteIsland>('site-island')]
const hydratedIslands = () => allIslands().filter(({ served }) => served !== undefined)

/** Otherwise the page and the module that has hydrated the island are of two versions, and hydration leaves attributes that differ. */
const wasServed = ({ innerHTML, served = innerHTML, dataset }: SiteIsland, page: Element): boolean =>
  [...page.querySelectorAll<SiteIsland>('site-island')].some(
    (island) => island.dataset['id'] === dataset['id'] && island.innerHTML === served,
  )

/** `isLate`: the page has missed when it became so. */
type Stale = { readonly pages: readonly string[]; readonly isLate?: boolean }

const none: Findings = { title: '', text: '', places: [] }

function isOfShownPage({ pages }: Problems): boolean {
  const page = metaOf('page') ?? metaOf('failed')
  return page === undefined || !pages || pages.includes(page)
}

const withOthers = (findings: Findings, others: Findings): Findings => ({
  title: [`${others.title} on other pages`, findings.title].filter(Boolean).join(', '),
  text: [others.text, findings.text].filter(Boolean).join('\n\n'),
  places: [...others.places, ...findings.places],
})

if (hot) {
  // Of the page that the tab was opened with: what that one has loaded stays while others are shown.
  const loads = metaOf('loads')
  let savedAt = 0
  /** Islands that were not what the server rendered, as long as it is not known whether that is the page of now. */
  let mismatches: unknown[] = []
  // Scripts of the page, files beside it or the brand of this host are others now.
  hot.on('site:reload', () => location.reload())
  hot.on('site:stale', ({ pages, isLate }: Stale) => {
    clearPageCache()
    const page = metaOf('page')
    if (page !== undefined && !pages.includes(page)) return
    mismatches = []
    void update(isLate && !savedAt)
  })
  hot.on('site:current', () => {
    for (const error of mismatches) console.error(error)
    mismatches = []
  })
  // Over the channel that only pages of this server have: no other request opens a file.
  const open = (place: string) => hot.send('site:open', { place })
  let problems: Problems = none
  let findings: Findings = none
  const showCorner = () => showFindings(isOfShownPage(problems) ? findings : withOthers(findings, problems), open)
  hot.on('site:problems', (found: Problems) => {
    // All tabs are told, and one that asks is told again: what was closed stays closed.
    const isKnown = found.text !== '' && found.text === problems.text && `${found.pages}` === `${problems.pages}`
    problems = found
    const here = isOfShownPage(found) ? found : none
    if (!here.text && metaOf('page') === undefined) return location.reload()
    if (!isKnown) showProblems(here, open)
    showCorner()
  })
  hot.on('site:findings', (found: Findings) => {
    findings = found
    showCorner()
  })
  // The bundler's script knows only modules that have run: a save while an island is on its way does not reach that one.
  hot.on('vite:beforeUpdate', () => void (savedAt = performance.now()))
  addEventListener('site:island', (event: Event & CustomEventInit<number>) => {
    if (event.detail! >= savedAt) return
    event.preventDefault()
    location.reload()
  })
  hot.on('vite:ws:disconnect', () => (isConnected = false))
  hot.on('vite:ws:connect', () => {
    if (!isConnected) location.reload()
  })
  // What was saved after this page was rendered and before now has not reached it. An error page is stale once there is a page.
  const tell = () =>
    hot.send('site:shown', { page: metaOf('page') ?? metaOf('failed'), hash: metaOf('hash') ?? '', loads })
  addEventListener('site:mismatch', (event: Event & CustomEventInit) => {
    event.preventDefault()
    mismatches.push(event.detail)
    tell()
  })
  // Of the first page by itself: where a script of the site cannot be loaded nobody announces it.
  onNavigate(({ first }) => void (first || tell()))
  tell()
}
