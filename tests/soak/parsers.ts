/** Texts of notations in any order: the native parser reads them as micromark does, or leaves them to it. */
import spec from 'commonmark-spec'
import * as assert from 'uvu/assert'
import { compareParsers } from '../plugins/markdown/support/parsers.ts'
import { pieces } from '../plugins/markdown/support/soup.ts'
import type { Random } from '../support/random.ts'
import type { Loop } from './loop.ts'

const examples: readonly string[] = spec.tests.map(({ markdown }: { markdown: string }) => markdown)
/** One text takes a millisecond, so a trial has many. */
const texts = 500

type Step = { readonly parts: readonly string[] }

const steps = ({ below, pick }: Random): readonly Step[] =>
  Array.from({ length: texts }, () => ({
    parts: Array.from({ length: 1 + below(25) }, () => (below(12) ? pick(pieces) : pick(examples))),
  }))

async function run(all: readonly Step[]): Promise<void> {
  for (const { parts } of all) {
    const outcome = compareParsers(parts.join(''))
    assert.type(outcome, 'string', `${JSON.stringify(few(parts).join(''))}: ${JSON.stringify(outcome)}`)
  }
}

/** As few parts as are still read in two ways. */
function few(parts: readonly string[]): readonly string[] {
  for (const index of parts.keys()) {
    const fewer = parts.toSpliced(index, 1)
    if (typeof compareParsers(fewer.join('')) !== 'string') return few(fewer)
  }
  return parts
}

export const parsers: Loop<Step> = { name: 'parsers', steps, run }
