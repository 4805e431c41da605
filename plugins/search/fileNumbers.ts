/** Which text files contain a gram. */
import { eachNumber, writeDeltas, writeNumber } from './codec.ts'

/** Ascending numbers of text files, as they are written, so that those of two blocks are joined without being read. */
export type FileNumbers = readonly [first: number, distances: string, last: number, count: number]

/** At least one. */
export function fileNumbersOf(files: readonly number[]): FileNumbers {
  const [first = 0] = files
  return [first, writeDeltas(files.slice(1).map((file) => file - first - 1)), files.at(-1) ?? 0, files.length]
}

/** `from` is the number of the second block's first text file. */
export function joinFileNumbers(before: FileNumbers | undefined, after: FileNumbers, from: number): FileNumbers {
  const [first, distances, last, count] = after
  if (!before) return [from + first, distances, from + last, count]
  const gap = writeNumber(from + first - before[2] - 1)
  return [before[0], before[1] + gap + distances, from + last, before[3] + count]
}

/** Of `count` text files. For a gram in more than half of them, the others are listed. */
export function writeFileNumbers([first, distances, , own]: FileNumbers, count: number): string {
  const files = writeNumber(first) + distances
  if (own * 2 <= count) return files
  const others: number[] = []
  let file = 0
  eachNumber(files, (distance) => {
    for (const next = file + distance; file < next; file++) others.push(file)
    file++
  })
  for (; file < count; file++) others.push(file)
  return `!${writeDeltas(others)}`
}
