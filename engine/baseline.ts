/**
 * `check-baseline.json`: the problems a site had when it began to count them. They are forgiven, new ones are not, and
 * the record only ever becomes shorter.
 */
import * as v from 'valibot'
import { createDisk } from './disk.ts'
import { baselineInvalid } from './errors/messages.ts'
import { readSource } from './source.ts'
import type { Config, Diagnostic } from './types.ts'

export const baselineFile = 'check-baseline.json'

/** Without lines, because lines move with every edit above them. */
export type Recorded = {
  readonly code: string
  readonly file: string
  readonly message: string
  readonly count: number
}

export type Baseline = readonly Recorded[]

const schema = v.array(
  v.strictObject({
    code: v.string(),
    file: v.string(),
    message: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
)

/** Undefined where nothing was ever recorded. Throws `SiteError` `baseline-invalid`. */
export async function loadBaseline({ root }: Pick<Config, 'root'>): Promise<Baseline | undefined> {
  const source = await readSource(baselineFile, await createDisk(root))
  return source && readBaseline(source.text)
}

/** Throws `SiteError` `baseline-invalid`. */
export function readBaseline(text: string): Baseline {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw baselineInvalid(baselineFile, cause)
  }
}

/** Sorted, one problem a line, so that two branches of work merge. */
export function writeBaseline(baseline: Baseline): string {
  const lines = baseline
    .map(({ code, file, message, count }) => JSON.stringify({ code, file, message, count }))
    .sort()
    .map((line) => `  ${line}`)
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

export function recordOf(diagnostics: readonly Diagnostic[]): Baseline {
  const found = new Map<string, Recorded>()
  for (const diagnostic of diagnostics) {
    const { code, place, message } = diagnostic
    const count = (found.get(identityOf(diagnostic))?.count ?? 0) + 1
    found.set(identityOf(diagnostic), { code, file: place?.file ?? '', message, count })
  }
  return [...found.values()]
}

/** What is still there of a record. Nothing is added. */
export function shrink(before: Baseline, now: Baseline): Baseline {
  const there = countsOf(now)
  return before.flatMap((entry) => {
    const count = Math.min(entry.count, there.get(keyOf(entry)) ?? 0)
    return count ? [{ ...entry, count }] : []
  })
}

export const totalOf = (baseline: Baseline): number => baseline.reduce((sum, { count }) => sum + count, 0)

export type Judgement = {
  /** What is not in the record. Where there is a record, a new warning is an error: else the number of them would grow. */
  readonly diagnostics: readonly Diagnostic[]
  readonly forgiven: number
  /** Recorded and no longer there. */
  readonly spare: number
}

/** Subtracts a record from what was found. Of equal problems the last ones are the new ones. */
export function judge(found: readonly Diagnostic[], baseline: Baseline | undefined): Judgement {
  if (!baseline) return { diagnostics: found, forgiven: 0, spare: 0 }
  const left = countsOf(baseline)
  const fresh = found.filter((diagnostic) => {
    const count = left.get(identityOf(diagnostic)) ?? 0
    if (count) left.set(identityOf(diagnostic), count - 1)
    return !count
  })
  const spare = [...left.values()].reduce((sum, count) => sum + count, 0)
  return { diagnostics: fresh.map(raised), forgiven: found.length - fresh.length, spare }
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

const keyOf = ({ code, file, message }: Omit<Recorded, 'count'>): string => JSON.stringify([code, file, message])
const identityOf = ({ code, place, message }: Diagnostic): string => keyOf({ code, file: place?.file ?? '', message })
