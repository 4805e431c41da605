/** What each test runs while nothing is changed: a mutant is shown only to tests that come by its place. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lane } from './lanes.ts'

export type Baseline = {
  readonly test: string
  readonly seconds: number
  /** Whether the code at this place of the file was run. */
  reaches(file: string, place: number): boolean
}

export type Baselines = {
  readonly tests: ReadonlyMap<string, Baseline>
  /** Not used, with why. */
  readonly leftOut: readonly string[]
}

/** A mutant that nobody notices is shown to all tests that reach it, so none may take longer than `longest` seconds. */
export async function runBaselines(
  lanes: readonly Lane[],
  names: readonly string[],
  longest: number,
): Promise<Baselines> {
  const tests = new Map<string, Baseline>()
  const leftOut: string[] = []
  const waiting = [...names]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        const result = await runBaseline(lane, test, longest)
        if (typeof result === 'string') leftOut.push(result)
        else tests.set(test, result)
      }
    }),
  )
  return { tests, leftOut: leftOut.sort() }
}

async function runBaseline(lane: Lane, test: string, longest: number): Promise<Baseline | string> {
  const folder = mkdtempSync(join(lane.root, '.coverage-'))
  try {
    const { code, late, seconds } = await lane.run({ test, limit: longest * 1000, coverage: folder })
    if (late) return `${test} takes longer than ${longest} s`
    if (code !== 0) return `${test} fails without any change`
    const files = coverageIn(folder, lane.root)
    return { test, seconds, reaches: (file, place) => files.get(file)?.[place] === 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number }
type Script = { readonly url: string; readonly functions: readonly { readonly ranges: readonly Range[] }[] }

/** Per file of the project and character, 1 where some process or thread came by. Stripping types moves no character. */
function coverageIn(folder: string, root: string): ReadonlyMap<string, Uint8Array> {
  const prefix = `${pathToFileURL(root).href}/`
  const files = new Map<string, Uint8Array>()
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: readonly Script[] }
    for (const { url, functions } of result) {
      if (!url.startsWith(prefix) || url.includes('/node_modules/')) continue
      const file = decodeURIComponent(url.slice(prefix.length).split('?')[0]!)
      const ran = charactersOf(functions.flatMap(({ ranges }) => ranges))
      const before = files.get(file)
      files.set(file, before ? ran.map((value, place) => value | (before[place] ?? 0)) : ran)
    }
  }
  return files
}

/** Ranges lie within each other; the innermost one tells. */
function charactersOf(ranges: readonly Range[]): Uint8Array {
  const size = (range: Range) => range.endOffset - range.startOffset
  const outermostFirst = ranges.toSorted((a, b) => size(b) - size(a))
  const ran = new Uint8Array(outermostFirst[0]?.endOffset ?? 0)
  for (const { startOffset, endOffset, count } of outermostFirst) ran.fill(count ? 1 : 0, startOffset, endOffset)
  return ran
}
