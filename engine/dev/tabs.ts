/** What open pages hear: that they are stale, what is wrong, that it is mended. The terminal hears of problems too. */
import type { ServedBundle } from '../bundle/serve.ts'
import { placeText, summary } from '../errors/format.ts'
import type { Reporter } from '../report.ts'
import type { Diagnostic } from '../types.ts'
import type { Live } from './live.ts'
import { readPageName } from './pages.ts'

export type DevReporter = Reporter & {
  /** Problems of the content; none when they are mended. */
  problems(diagnostics: readonly Diagnostic[]): void
  /** With the colours of a terminal. */
  format(diagnostics: readonly Diagnostic[]): string
}

export type TabsInput = {
  readonly live: () => Live
  readonly served: () => Pick<ServedBundle, 'send'>
  readonly report: DevReporter
  /** Told of what goes wrong where nobody waits. */
  readonly failed: (error: unknown) => void
}

export type Tabs = {
  /** Tells pages that would look different now. */
  stale(): Promise<void>
  /** The configuration is another one. */
  allStale(): void
  /** A page of the brand was rendered. */
  shown(brand: string): void
  /**
   * Tells what is wrong, where that has changed. What is said here stands until it is said again; pages that could not
   * be rendered are known.
   */
  problems(said?: Partial<Record<'content' | 'browser', readonly Diagnostic[]>>): void
  /** All that keeps pages from being shown as they are now, or what was said of one. */
  known(of?: 'content' | 'browser'): readonly Diagnostic[]
  /** A tab tells what it shows. It may have missed what was told since its page was rendered. `message` is not trusted. */
  greet(message: unknown, reply: ServedBundle['send']): Promise<void>
  close(): void
}

export function createTabs({ live, served, report, failed }: TabsInput): Tabs {
  let problems: Record<'content' | 'browser', readonly Diagnostic[]> = { content: [], browser: [] }
  let told = { key: '', text: '' }
  let noted = { key: '', title: '', text: '', notes: [] as readonly Diagnostic[] }
  const brands = new Set<string>()
  let noting: NodeJS.Timeout | undefined

  const siteOf = (brand: string) => live().content.state()!.site(brand)

  const known: Tabs['known'] = (of) =>
    of ? problems[of] : distinct([...problems.content, ...problems.browser, ...live().pages.problems()])

  /** Whether the page at that name has another hash by now. */
  async function isOutdated({ page, hash }: ShownPage): Promise<boolean> {
    const { content, config, pages } = live()
    const [brand, path] = readPageName(page)
    if (!content.state() || !config.brands.some(({ id }) => id === brand)) return false
    // Rendered since and asked about whenever something changed: that is known without rendering it again.
    if (pages.fresh().some((shown) => shown.name === page && shown.page.hash === hash)) return false
    const site = siteOf(brand)
    const route = pages.find(site, path) ?? pages.missing(site, path)
    const now = route && (await pages.render(site, route, path))
    return now?.html !== undefined && now.hash !== hash
  }

  function tell(): void {
    const all = known()
    // Not by their text: its frame shows the file as it is by now, which may be mended.
    const key = keyOf(all)
    if (key === told.key) return
    told = { key, text: report.format(all) }
    report.problems([...all, ...noted.notes])
    served().send('site:problems', { text: told.text })
  }

  /** What pages say that are shown as they are. */
  async function note(): Promise<void> {
    const { checks, content, config } = live()
    if (!content.state()) return
    const shown = config.brands.map(({ id }) => id).filter((id) => brands.has(id))
    await checks.look(siteOf, shown)
    const notes = distinct(checks.problems(siteOf))
    const key = keyOf(notes)
    if (key === noted.key) return
    noted = { key, title: notes.length ? summary(notes) : '', text: report.format(notes), notes }
    report.problems([...known(), ...notes])
    served().send('site:notes', notesShown())
  }

  /** To look at pages takes longer than to render one, so it is done when the pages have been sent. */
  function noteSoon(): void {
    clearTimeout(noting)
    noting = setTimeout(() => void note().catch(failed), afterPages)
    noting.unref()
  }

  const notesShown = () => ({ title: noted.title, text: noted.text })

  return {
    async stale() {
      const { pages, checks } = live()
      const stale = await pages.stale(siteOf)
      if (stale.length) served().send('site:stale', { pages: stale })
      // Their trouble may be over, and no tab may show them any more.
      const troubled = checks.troubled()
      await pages.renew(
        siteOf,
        stale.filter((name) => troubled.has(name)),
      )
      noteSoon()
    },
    allStale: () => served().send('site:stale', { pages: 'all' }),

    known,
    shown(brand) {
      brands.add(brand)
      tell()
      noteSoon()
    },
    problems(said = {}) {
      problems = { ...problems, ...said }
      tell()
    },

    async greet(message, reply) {
      if (told.text) reply('site:problems', { text: told.text })
      if (noted.text) reply('site:notes', notesShown())
      if (!isShown(message)) return
      if (await isOutdated(message)) reply('site:stale', { pages: [message.page] })
      tell()
      noteSoon()
    },
    close: () => clearTimeout(noting),
  }
}

/** Milliseconds. */
const afterPages = 100

type ShownPage = { readonly page: string; readonly hash: string }

function isShown(message: unknown): message is ShownPage {
  const { page, hash } = (message ?? {}) as Record<string, unknown>
  return typeof page === 'string' && typeof hash === 'string'
}

/** The same for the same problems, whoever found them. */
const keyOf = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map(({ severity, code, message, place, hint }) =>
      JSON.stringify([severity, code, message, place && placeText(place), hint]),
    )
    .join()

/** One broken line of a component is the problem of all its pages, and of the browser. */
const distinct = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(
    diagnostics.map((each) => [each.place?.line ? placeText(each.place) + each.code : keyOf([each]), each]),
  ).values(),
]
