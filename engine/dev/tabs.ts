/** Open tabs: they are told that their page is stale, what is wrong, and that it is solved. The terminal is told of problems too. */
import type { DevBundler, Send } from '../bundle/dev/bundler.ts'
import type { Diagnostic, Place } from '../types.ts'
import type { DevSession } from './devSession.ts'
import { readPageName } from './pageName.ts'
import { createReports, distinct, type DevReporter } from './reports.ts'

export type TabsInput = {
  readonly current: () => DevSession
  readonly bundler: () => Pick<DevBundler, 'send'>
  readonly report: DevReporter
  /** Places can be opened from a tab. */
  readonly hasEditor?: boolean | undefined
  /** Called with errors of work in the background. */
  readonly onError: (error: unknown) => void
}

type ProblemSource = 'content' | 'browser'

export type Tabs = {
  /** Files have changed; what was found before is of earlier texts. The round ends with the problems of the content. */
  beginRound(): void
  /** Tells tabs whose page would look different now. `reloads`: other scripts, public files or brands are to be loaded by all. */
  refresh(how: { readonly reloads: boolean }): Promise<void>
  /** How often all tabs were to load something. A page that is sent says it, and so does its tab. */
  loads(): string
  /** A page of the brand was rendered. */
  onPageRendered(brand: string): void
  /** Replaces the problems of these sources. Problems of pages that could not be rendered are known without it. */
  setProblems(found: Partial<Record<ProblemSource, readonly Diagnostic[]>>): void
  /** All that keeps pages from being shown as they are now, or only what one source has found. */
  problems(source?: ProblemSource): readonly Diagnostic[]
  /** A tab says which page it shows. It may have missed what was sent since that was rendered. `message` is not trusted. */
  onPageShown(message: unknown, reply: Send): Promise<void>
  /** The place that tabs were told of by this label. */
  placeOf(label: string): Place | undefined
  close(): void
}

export function createTabs({ current, bundler, report, hasEditor, onError }: TabsInput): Tabs {
  let bySource: Record<ProblemSource, readonly Diagnostic[]> = { content: [], browser: [] }
  const brands = new Set<string>()
  let loads = 0
  let checkTimer: NodeJS.Timeout | undefined

  const siteOf = (brand: string) => current().content.state()!.site(brand)
  const problems: Tabs['problems'] = (source) =>
    source ? bySource[source] : distinct([...bySource.content, ...bySource.browser, ...current().pages.problems()])
  const failedPages = () => failedIn(bySource, current())
  const reports = createReports({ bundler, report, problems, failedPages, hasEditor })

  async function checkPages(): Promise<void> {
    const { checks, content, config } = current()
    if (!content.state()) return
    const shown = config.brands.map(({ id }) => id).filter((id) => brands.has(id))
    await checks.loadFiles(siteOf, shown)
    reports.sendFindings(distinct(checks.findings(siteOf)))
  }

  /** Checking pages takes longer than rendering one, so it is done when the pages have been sent. */
  function checkPagesSoon(): void {
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => void checkPages().catch(onError), checkDelay).unref()
  }

  return {
    async refresh({ reloads }) {
      const { pages, checks } = current()
      const stale = await pages.findStale(siteOf)
      if (reloads) loads++
      if (reloads) bundler().send('site:reload', {})
      else if (stale.length) bundler().send('site:stale', { pages: stale })
      // Their findings may be solved, and perhaps no tab shows them any more.
      const withFindings = checks.pagesWithFindings()
      await pages.rerender(
        siteOf,
        stale.filter((name) => withFindings.has(name)),
      )
      checkPagesSoon()
    },
    loads: () => String(loads),
    beginRound: reports.beginRound,
    problems,
    setProblems(found) {
      bySource = { ...bySource, ...found }
      if (found.content) reports.endRound()
      else reports.sendProblems()
      checkPagesSoon()
    },

    onPageRendered(brand) {
      brands.add(brand)
      reports.sendProblems()
      checkPagesSoon()
    },

    async onPageShown(message, reply) {
      reports.sendTo(reply)
      if (!isShownPage(message)) return
      reply(await eventFor(message, current(), String(loads)), { pages: [message.page], isLate: true })
      reports.sendProblems()
      checkPagesSoon()
    },
    placeOf: reports.placeOf,
    close: () => clearTimeout(checkTimer),
  }
}

/** Undefined where any page may have what is wrong. */
const failedIn = (
  { content, browser }: Record<ProblemSource, readonly Diagnostic[]>,
  { pages }: Pick<DevSession, 'pages'>,
): readonly string[] | undefined => (content.length || browser.length ? undefined : pages.failedPages())

/** Milliseconds. */
const checkDelay = 100

/** An error page has no `loads`: it is loaded again as soon as there is a page. */
type ShownPage = { readonly page: string; readonly hash: string; readonly loads?: unknown }

function isShownPage(message: unknown): message is ShownPage {
  const { page, hash } = (message ?? {}) as Record<string, unknown>
  return typeof page === 'string' && typeof hash === 'string'
}

async function eventFor(shown: ShownPage, session: DevSession, loads: string): Promise<string> {
  if (shown.loads !== undefined && shown.loads !== loads) return 'site:reload'
  return (await isStale(shown, session)) ? 'site:stale' : 'site:current'
}

/** Whether the page of that name has another hash now. */
async function isStale({ page, hash }: ShownPage, { content, config, pages }: DevSession): Promise<boolean> {
  const [brand, path] = readPageName(page)
  const state = content.state()
  if (!state || !config.brands.some(({ id }) => id === brand)) return false
  // Rendered since, and checked with each change: the answer is known without rendering it again.
  if (pages.freshPages().some((shown) => shown.name === page && shown.page.hash === hash)) return false
  const site = state.site(brand)
  const route = pages.find(site, path) ?? pages.notFoundRoute(site, path)
  const now = route && (await pages.render(site, route, path))
  return now?.html !== undefined && now.hash !== hash
}
