/** What became of the mutants, for a person: a line for each that lives, and the share of each folder. */
import { dirname } from 'node:path/posix'
import type { Equivalent } from './equivalent.ts'
import type { Mutant } from './mutate.ts'
import type { Judged } from './run.ts'

export function reportOf(judged: readonly Judged[], equivalent: readonly Equivalent[]): readonly string[] {
  const counted = judged.filter(({ mutant }) => !equivalent.some((each) => fits(each, mutant)))
  const alive = counted.filter(({ outcome }) => outcome.kind !== 'killed')
  const folders = Map.groupBy(counted, ({ mutant }) => dirname(mutant.file))
  const files = new Set(judged.map(({ mutant }) => mutant.file))
  const stale = equivalent.filter((each) => files.has(each.file) && !judged.some(({ mutant }) => fits(each, mutant)))
  return [
    ...alive.map(({ mutant, outcome }) => `${outcome.kind.padEnd(9)}  ${placeOf(mutant)}\n${changeOf(mutant)}`),
    ...stale.map(({ file, line }) => `no mutant fits the entry for ${file}: ${line}`),
    ...[...folders].map(([folder, own]) => `${shareOf(own)}  ${folder}`),
    `${shareOf(counted)}  all, without ${judged.length - counted.length} that change nothing`,
  ]
}

const fits = ({ file, line, before, after }: Equivalent, mutant: Mutant): boolean =>
  file === mutant.file && line === lineOf(mutant) && before === mutant.before && after === mutant.text

const lineOf = (mutant: Mutant): string => {
  const source =
    mutant.source.slice(0, mutant.start) + mutant.before + mutant.source.slice(mutant.start + mutant.text.length)
  return source.split('\n')[mutant.line - 1]!.trim()
}

const placeOf = ({ file, line, column, operator }: Mutant) => `${file}:${line}:${column}  ${operator}`

const changeOf = ({ before, text }: Mutant) => `           - ${short(before)}\n           + ${short(text)}`
const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 110 ? `${line.slice(0, 110)} …` : line
}

function shareOf(judged: readonly Judged[]): string {
  const killed = judged.filter(({ outcome }) => outcome.kind === 'killed').length
  const share = judged.length ? (100 * killed) / judged.length : 100
  return `${share.toFixed(1).padStart(5)} %  ${String(killed).padStart(5)} of ${String(judged.length).padEnd(5)}`
}
