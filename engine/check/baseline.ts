/**
 * `check-baseline.json`: problems that were known when the file was written. They are suppressed, new ones are reported.
 * Later runs only remove entries.
 */
import * as v from 'valibot'
import { createDisk } from '../disk/disk.ts'
import { counted } from '../errors/counted.ts'
import { jsonPlace } from '../errors/jsonPlace.ts'
import { baselineInvalid } from '../errors/messages.ts'
import { placeAt } from '../errors/placeAt.ts'
import { readSource } from '../disk/source.ts'
import type { Config, Diagnostic, Place } from '../types.ts'

export const baselineFile = 'check-baseline.json'

/** Without lines, because lines move with every edit above them. */
type BaselineEntry = {
  readonly code: string
  readonly file: string
  readonly message: string
  readonly count: number
}

export type Baseline = readonly BaselineEntry[]

const schema = v.array(
  v.strictObject({
    code: v.string(),
    file: v.string(),
    message: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
)

/** Undefined without the file. Throws `SiteError` `baseline-invalid`. */
export async function loadBaseline({ root }: Pick<Config, 'root'>): Promise<Baseline | undefined> {
  const source = await readSource(baselineFile, await createDisk(root))
  return source && readBaseline(source.text)
}

/** Throws `SiteError` `baseline-invalid`. */
export function readBaseline(text: string): Baseline {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (cause) {
    const isSyntax = cause instanceof SyntaxError
    throw baselineInvalid(isSyntax ? jsonPlace(baselineFile, text, cause) : entryPlace(text, cause), cause)
  }
}

/** Where the entry begins that is none. No entry has another within it. */
function entryPlace(text: string, cause: unknown): Place {
  const index = cause instanceof v.ValiError ? cause.issues[0].path?.[0]?.key : undefined
  const entries = [...text.matchAll(/"(?:\\.|[^"\\])*"|\{/g)].filter(([each]) => each === '{')
  const at = typeof index === 'number' ? entries[index]?.index : undefined
  return at === undefined ? { file: baselineFile } : placeAt(baselineFile, text, at)
}

/** Sorted, one problem a line, so that two branches of work merge. */
export function writeBaseline(baseline: Baseline): string {
  const lines = baseline
    .map(({ code, file, message, count }) => JSON.stringify({ code, file, message, count }))
    .sort()
    .map((line) => `  ${line}`)
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

export function baselineOf(diagnostics: readonly Diagnostic[]): Baseline {
  const found = new Map<string, BaselineEntry>()
  for (const diagnostic of diagnostics) {
    const { code, place, message } = diagnostic
    const count = (found.get(identityOf(diagnostic))?.count ?? 0) + 1
    found.set(identityOf(diagnostic), { code, file: place?.file ?? '', message, count })
  }
  return [...found.values()]
}

/** The entries that still occur, with at most their recorded counts. */
export function dropStale(before: Baseline, now: Baseline): Baseline {
  const there = countsOf(now)
  return before.flatMap((entry) => {
    const count = Math.min(entry.count, there.get(keyOf(entry)) ?? 0)
    return count ? [{ ...entry, count }] : []
  })
}

/** Said of what a run does not show. */
export const leftOut = (count: number): string => `Left out here: ${counted(count, 'problem')} of ${baselineFile}`

export const countProblems = (baseline: Baseline): number => baseline.reduce((sum, { count }) => sum + count, 0)

export type BaselineResult = {
  /** Problems that are not in the baseline. With a baseline a new warning becomes an error, so that warnings cannot pile up. */
  readonly diagnostics: readonly Diagnostic[]
  readonly suppressed: number
  /** Number of entries that no longer occur. */
  readonly stale: number
}

/** Removes known problems. Of equal problems the last ones count as new. */
export function applyBaseline(found: readonly Diagnostic[], baseline: Baseline | undefined): BaselineResult {
  if (!baseline) return { diagnostics: found, suppressed: 0, stale: 0 }
  const left = countsOf(baseline)
  const fresh = found.filter((diagnostic) => {
    const count = left.get(identityOf(diagnostic)) ?? 0
    if (count) left.set(identityOf(diagnostic), count - 1)
    return !count
  })
  const stale = [...left.values()].reduce((sum, count) => sum + count, 0)
  return { diagnostics: fresh.map(raised), suppressed: found.length - fresh.length, stale }
}

function raised(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.severity === 'error') return diagnostic
  const hint = [diagnostic.hint, `A warning that is not in ${baselineFile}.`].filter(Boolean).join(' ')
  return { ...diagnostic, severity: 'error', hint }
}

function countsOf(baseline: Baseline): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of baseline) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count)
  return counts
}

const keyOf = ({ code, file, message }: Omit<BaselineEntry, 'count'>): string => JSON.stringify([code, file, message])
const identityOf = ({ code, place, message }: Diagnostic): string => keyOf({ code, file: place?.file ?? '', message })
