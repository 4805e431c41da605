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
  /** One text for terminal and overlay. */
  format(diagnostics: readonly Diagnostic[]): string
}

export type TabsInput = {
  readonly live: () => Live
  readonly served: () => Pick<ServedBundle, 'send'>
  readonly report: DevReporter
}

export type Tabs = {
  /** Tells pages that would look different now. */
  stale(): Promise<void>
  /** The configuration is another one. */
  allStale(): void
  /** A page of the brand was rendered: tells what is wrong with it. */
  shown(brand: string): Promise<void>
  /**
   * Tells what is wrong, where that has changed. What is said here stands until it is said again; pages that could not
   * be rendered are known.
   */
  problems(said?: Partial<Record<'content' | 'browser', readonly Diagnostic[]>>): void
  /** All that keeps pages from being shown as they are now, or what was said of one. */
  known(of?: 'content' | 'browser'): readonly Diagnostic[]
  /** A tab tells what it shows. It may have missed what was told since its page was rendered. `message` is not trusted. */
  greet(message: unknown, reply: ServedBundle['send']): Promise<void>
}

export function createTabs({ live, served, report }: TabsInput): Tabs {
  let problems: Record<'content' | 'browser', readonly Diagnostic[]> = { content: [], browser: [] }
  let told = { key: '[[],[]]', text: '', notes: noNotes }

  const siteOf = (brand: string) => live().content.state()!.site(brand)

  const known: Tabs['known'] = (of) =>
    of ? problems[of] : distinct([...problems.content, ...problems.browser, ...live().pages.problems()])

  /** Whether the page at that name has another hash by now. */
  async function isOutdated({ page, hash }: ShownPage): Promise<boolean> {
    const { content, config, pages } = live()
    const [brand, path] = readPageName(page)
    if (!content.state() || !config.brands.some(({ id }) => id === brand)) return false
    const site = siteOf(brand)
    const route = pages.find(site, path) ?? pages.missing(site, path)
    const now = route && (await pages.render(site, route, path))
    return now?.html !== undefined && now.hash !== hash
  }

  function tell(): void {
    const all = known()
    const notes = distinct(live().checks.problems(siteOf))
    // Not by their text: its frame shows the file as it is by now, which may be mended.
    const key = JSON.stringify([all, notes])
    if (key === told.key) return
    const before = told
    told = {
      key,
      text: report.format(all),
      notes: { title: notes.length ? summary(notes) : '', text: report.format(notes) },
    }
    report.problems([...all, ...notes])
    if (told.text !== before.text) served().send('site:problems', { text: told.text })
    if (told.notes.text !== before.notes.text) served().send('site:notes', told.notes)
  }

  return {
    async stale() {
      const { pages: shown, checks } = live()
      const pages = await shown.stale(siteOf, checks.troubled())
      await checks.look(siteOf)
      if (pages.length) served().send('site:stale', { pages })
    },
    allStale: () => served().send('site:stale', { pages: 'all' }),

    known,
    async shown(brand) {
      await live().checks.look(siteOf, [brand])
      tell()
    },
    problems(said = {}) {
      problems = { ...problems, ...said }
      tell()
    },

    async greet(message, reply) {
      if (told.text) reply('site:problems', { text: told.text })
      if (told.notes.text) reply('site:notes', told.notes)
      if (!isShown(message)) return
      if (await isOutdated(message)) reply('site:stale', { pages: [message.page] })
      tell()
    },
  }
}

const noNotes = { title: '', text: '' }

type ShownPage = { readonly page: string; readonly hash: string }

function isShown(message: unknown): message is ShownPage {
  const { page, hash } = (message ?? {}) as Record<string, unknown>
  return typeof page === 'string' && typeof hash === 'string'
}

/** One broken line of a component is the problem of all its pages, and of the browser. */
const distinct = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(
    diagnostics.map((each) => [each.place?.line ? placeText(each.place) + each.code : JSON.stringify(each), each]),
  ).values(),
]
