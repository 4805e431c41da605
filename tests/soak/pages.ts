/** Pages put together from constructs of Markdown: each is read or refused with a code, within limits of memory and time. */
import * as assert from 'uvu/assert'
import type { Random } from '../support/random.ts'
import { constructs } from './constructs.ts'
import type { Loop } from './loop.ts'
import { costOf } from './markdown.ts'

const names = Object.keys(constructs)
/** Characters of a whole page at the most. */
const largest = 5e6
const wraps = ['', '> ', '  ', '- '] as const

type Step = {
  readonly construct: string
  /** Characters. */
  readonly size: number
  /** Begins each line. */
  readonly wrap: (typeof wraps)[number]
}

const steps = ({ below, pick }: Random): readonly Step[] => {
  const count = 1 + below(4)
  return Array.from({ length: count }, () => ({
    construct: pick(names),
    // As many small ones as large ones.
    size: Math.floor(100 * (largest / count / 100) ** (below(1000) / 1000)),
    wrap: below(3) ? '' : pick(wraps),
  }))
}

const isFrontMatter = ({ construct }: Step): boolean => construct.startsWith('yaml')

function textOf(all: readonly Step[]): string {
  const [front, prose] = [all.filter(isFrontMatter).slice(0, 1), all.filter((step) => !isFrontMatter(step))]
  return [...front, ...prose]
    .map(({ construct, size, wrap }, index) => {
      const text = constructs[construct]!(size)
      return index === 0 && front.length ? text : text.replace(/^(?=.)/gm, wrap)
    })
    .join('\n\n')
    .slice(0, largest)
}

async function run(all: readonly Step[]): Promise<void> {
  const isMdx = all.some(({ construct }) => construct.startsWith('mdx'))
  const text = textOf(all)
  const { seconds, peak, outcome } = await costOf(text, `content/set/en/docs/page.${isMdx ? 'mdx' : 'md'}`)
  const shown = `${text.length} characters: ${outcome}, ${seconds} s of the processor, ${peak} MiB`
  assert.not.match(outcome, /ended by|unexpected|without/, shown)
  assert.ok(peak < 1200, shown)
  assert.ok(seconds < 60, shown)
}

export const pages: Loop<Step> = { name: 'pages', steps, run }
