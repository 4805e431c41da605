/** What the terminal and the open tabs were told last. They are told again only when it has changed. */
import type { DevBundler, Send } from '../bundle/devBundler.ts'
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
  /** Places can be opened from a page. */
  readonly hasEditor?: boolean | undefined
}

export type Reports = {
  sendProblems(): void
  /** What the checks say of pages that can be shown. */
  sendFindings(found: readonly Diagnostic[]): void
  /** Files have changed: the places of the last findings may be wrong until checks have run again. */
  outdateFindings(): void
  /** Tells one tab what all tabs were told. */
  sendTo(reply: Send): void
  /** The place that tabs were told of by this label. */
  placeOf(label: string): Place | undefined
}

export function createReports({ bundler, report, problems, hasEditor = false }: ReportsInput): Reports {
  let sentProblems = { key: '', text: '', found: [] as readonly Diagnostic[] }
  let sentFindings = { key: '', title: '', text: '', found: [] as readonly Diagnostic[] }
  let areOutdated = false

  const placesOf = (found: readonly Diagnostic[]) =>
    hasEditor ? found.flatMap(({ place }) => (place ? [placeLabel(place)] : [])) : []
  const problemsMessage = () => ({ text: sentProblems.text, places: placesOf(sentProblems.found) })
  const findingsMessage = () => {
    const { title, text, found } = sentFindings
    return { title, text, places: placesOf(found) }
  }

  return {
    sendProblems() {
      const all = problems()
      // Not by their text: its frame shows the file as it is now, which may be correct again.
      const key = keyOf(all)
      if (key === sentProblems.key) return
      sentProblems = { key, text: report.format(all), found: all }
      // What the checks find next is told together with these; that nothing is wrong any more, when they have run.
      if (areOutdated || !all.length) sentFindings.key = outdated
      if (all.length) report.problems(areOutdated ? all : [...all, ...sentFindings.found])
      bundler().send('site:problems', problemsMessage())
    },

    sendFindings(found) {
      const key = keyOf(found)
      areOutdated = false
      if (key === sentFindings.key) return
      sentFindings = { key, title: found.length ? summary(found) : '', text: report.format(found), found }
      report.problems([...problems(), ...found])
      bundler().send('site:findings', findingsMessage())
    },

    outdateFindings: () => void (areOutdated = sentFindings.found.length > 0),

    sendTo(reply) {
      if (sentProblems.text) reply('site:problems', problemsMessage())
      if (sentFindings.text) reply('site:findings', findingsMessage())
    },

    placeOf: (label) =>
      [...sentProblems.found, ...sentFindings.found].find(({ place }) => place && placeLabel(place) === label)?.place,
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

/** A broken line of a component is one problem, although each of its pages and the browser have it. */
export const distinct = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(
    diagnostics.map((each) => [each.place?.line ? placeText(each.place) + each.code : keyOf([each]), each]),
  ).values(),
]
