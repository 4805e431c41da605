/** What the terminal and the open tabs were told last. They are told again only when it has changed. */
import type { DevBundler, Send } from '../bundle/dev/bundler.ts'
import { placeLabel, placeText, summary } from '../errors/format.ts'
import type { Reporter } from '../run/reporter.ts'
import type { Diagnostic, Place } from '../types.ts'

export type DevReporter = Reporter & {
  /** All problems there are now; none when all are solved. */
  problems(diagnostics: readonly Diagnostic[]): void
  /** With the colours of a terminal. */
  format(diagnostics: readonly Diagnostic[]): string
}

export type ReportsInput = {
  readonly bundler: () => Pick<DevBundler, 'send'>
  readonly report: DevReporter
  /** All that keeps pages from being shown as they are now. */
  readonly problems: () => readonly Diagnostic[]
  /** Names of the only pages that have problems; undefined where any page may. */
  readonly failedPages?: (() => readonly string[] | undefined) | undefined
  /** Places can be opened from a page. */
  readonly hasEditor?: boolean | undefined
}

export type Reports = {
  sendProblems(): void
  /** What the checks say of pages that can be shown. */
  sendFindings(found: readonly Diagnostic[]): void
  /** Files have changed: what is known is of earlier texts until the round has ended, findings until checks have run again. */
  beginRound(): void
  /** Sends what is wrong by then. */
  endRound(): void
  /** Tells one tab what all tabs were told. */
  sendTo(reply: Send): void
  /** The place that tabs were told of by this label. */
  placeOf(label: string): Place | undefined
}

type Sent = {
  readonly key: string
  readonly text: string
  readonly found: readonly Diagnostic[]
  readonly pages: readonly string[] | undefined
}

export function createReports({ bundler, report, problems, failedPages, hasEditor = false }: ReportsInput): Reports {
  let sentProblems: Sent = { key: '', text: '', found: [], pages: undefined }
  let sentFindings = { key: '', text: '', found: [] as readonly Diagnostic[] }
  let areOutdated = false
  let isInRound = false
  const tell = tellTerminal(report)

  const placesOf = (found: readonly Diagnostic[]) =>
    hasEditor ? found.flatMap(({ place }) => (place ? [placeLabel(place)] : [])) : []
  const messageOf = ({ text, found }: { readonly text: string; readonly found: readonly Diagnostic[] }) => ({
    title: found.length ? summary(found) : '',
    text,
    places: placesOf(found),
  })
  const problemsMessage = () => ({ ...messageOf(sentProblems), pages: sentProblems.pages })
  const findingsMessage = () => messageOf(sentFindings)

  /** Tells the tabs. Whether they are others than those told before. */
  function takeProblems(): boolean {
    const all = problems()
    // Not by their text: its frame shows the file as it is now, which may be correct again.
    const pages = failedPages?.()
    const key = [keyOf(all), all.length && pages].join()
    if (key === sentProblems.key) return false
    sentProblems = { key, text: report.format(all), found: all, pages }
    bundler().send('site:problems', problemsMessage())
    return true
  }

  function sendProblems(): void {
    if (isInRound || !takeProblems()) return
    const { found: all } = sentProblems
    // What the checks find next is told together with these; that nothing is wrong any more, when they have run.
    if (areOutdated || !all.length) sentFindings.key = outdated
    const { found } = sentFindings
    if (all.length) tell(areOutdated ? all : [...all, ...found], areOutdated ? found : [])
  }

  return {
    sendProblems,

    sendFindings(found) {
      // They run again when it has ended.
      if (isInRound) return
      const isChanged = takeProblems()
      const key = keyOf(found)
      areOutdated = false
      if (key === sentFindings.key && !isChanged) return
      sentFindings = { key, text: report.format(found), found }
      tell([...sentProblems.found, ...found])
      bundler().send('site:findings', findingsMessage())
    },

    beginRound() {
      isInRound = true
      areOutdated = sentFindings.found.length > 0
    },

    endRound() {
      isInRound = false
      sendProblems()
    },

    sendTo(reply) {
      if (sentProblems.text) reply('site:problems', problemsMessage())
      if (sentFindings.text) reply('site:findings', findingsMessage())
    },

    placeOf: (label) =>
      [...sentProblems.found, ...sentFindings.found].find(({ place }) => place && placeLabel(place) === label)?.place,
  }
}

/** Gives a function that tells what is new; where something was solved, all that is left. `hidden` is still wrong, and is not told. */
function tellTerminal(report: DevReporter) {
  /** What was told and is still wrong, as far as it is known. */
  let standing: ReadonlySet<string> = new Set()
  return (all: readonly Diagnostic[], hidden: readonly Diagnostic[] = []): void => {
    const now = new Set([...all, ...hidden].map(nameOf))
    const isSolved = [...standing].some((name) => !now.has(name))
    const told = isSolved ? all : all.filter((each) => !standing.has(nameOf(each)))
    if (told.length || isSolved) report.problems(told)
    standing = now
  }
}

/** The key of no list. */
const outdated = 'outdated'

/** The same for the same problems, whatever found them. */
const keyOf = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map(({ severity, code, message, place, hint }) =>
      JSON.stringify([severity, code, message, place && placeText(place), hint]),
    )
    .join()

/** A hint may name one of the pages that have it, which is another one when that was shown last. */
const nameOf = (diagnostic: Diagnostic): string => keyOf([{ ...diagnostic, hint: undefined }])

/** A broken line of a component is one problem, although each of its pages and the browser have it. */
export const distinct = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(
    diagnostics.map((each) => [each.place?.line ? placeText(each.place) + each.code : keyOf([each]), each]),
  ).values(),
]
