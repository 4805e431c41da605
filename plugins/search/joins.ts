/**
 * Pages that join several things, such as a source and a target: MySQL → Kafka. There are hundreds of them, and each would
 * be a good answer to `MySQL`. So they come last, unless a query names all that they join, and first if it says nothing else.
 */
import { readNumbers, writeNumbers } from './codec.ts'
import { fold } from './fold.ts'
import type { Joins } from './format.ts'
import { isFiller } from './query.ts'
import { indexOfWord } from './synonyms.ts'
import { runsOf } from './tokens.ts'

/** By page number; most pages join nothing. */
export function writeJoins(joins: readonly (readonly string[])[]): Joins {
  const names = [...new Set(joins.flat().map(fold))]
  const numbers: number[] = []
  let last = -1
  joins.forEach((joined, page) => {
    if (!joined.length) return
    numbers.push(page - last - 1, joined.length, ...joined.map((name) => names.indexOf(fold(name))))
    last = page
  })
  return [names, writeNumbers(numbers)]
}

/** Page -> the names of what it joins, folded. */
export function readJoins([names, text]: Joins): ReadonlyMap<number, readonly string[]> {
  const joins = new Map<number, readonly string[]>()
  const numbers = readNumbers(text)
  let page = -1
  for (let at = 0; at < numbers.length;) {
    const [distance = 0, count = 0] = [numbers[at], numbers[at + 1]]
    page += distance + 1
    at += 2 + count
    const joined = numbers.slice(at - count, at).map((name) => names[name])
    if (joined.length !== count || joined.includes(undefined)) throw new RangeError(`No name for page ${page}`)
    joins.set(page, joined as string[])
  }
  return joins
}

/** 1: comes first, 0: as any other page, -1: comes last. */
export type Tier = 1 | 0 | -1

/** How a page that joins these names answers a query, which may be said in several ways. */
export function tierOf(names: readonly string[] | undefined, phrases: readonly string[]): Tier {
  if (!names) return 0
  const tiers = phrases.map((phrase) => tierIn(names, phrase))
  return tiers.find((tier) => tier === 1) ?? tiers.find((tier) => tier === 0) ?? -1
}

function tierIn(names: readonly string[], phrase: string): Tier {
  let rest = phrase
  let from = 0
  let isInOrder = true
  // What is found is taken out: `MySQL` in `Aurora for MySQL` is not a second name.
  for (const name of names) {
    const at = indexOfWord(rest, name, from)
    const anywhere = at < 0 ? indexOfWord(rest, name) : at
    if (anywhere < 0) return -1
    isInOrder &&= at >= 0
    rest = `${rest.slice(0, anywhere)}${' '.repeat(name.length)}${rest.slice(anywhere + name.length)}`
    from = anywhere + name.length
  }
  return isInOrder && runsOf(rest).every(isFiller) ? 1 : 0
}
