/** What must be readable on what, by WCAG 2.2 AA: text 4.5, marks and lines that mean something 3. */
import { colours, type Colour } from './tokens.ts'

type ContrastPair = readonly [text: Colour | '#ffffff', ground: Colour, least: number]

const grounds: readonly Colour[] = ['--c-bg', '--c-sunken', '--c-surface', '--c-tint']
const texts: readonly Colour[] = ['--c-text', '--c-heading', '--c-muted', '--c-link', '--c-link-strong', '--c-primary']
const states = ['note', 'good', 'warn', 'bad', 'important'] as const
const code = (Object.keys(colours) as Colour[]).filter((name) => /^--c-code-(?!bg$)/.test(name))

export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((text): ContrastPair => [text, ground, 4.5])),
  ...grounds.map((ground): ContrastPair => ['--c-focus', ground, 3]),
  // Edges of controls.
  ...grounds.slice(0, 3).map((ground): ContrastPair => ['--c-line-strong', ground, 3]),
  ...states.flatMap((state) =>
    ([`--c-${state}-bg`, '--c-bg', '--c-surface'] as const).map((ground): ContrastPair => [
      `--c-${state}`,
      ground,
      4.5,
    ]),
  ),
  ...states.map((state): ContrastPair => ['--c-text', `--c-${state}-bg`, 4.5]),
  ...code.map((text): ContrastPair => [text, '--c-code-bg', 4.5]),
  ['--c-text', '--c-mark', 4.5],
  ['--c-heading', '--c-mark', 4.5],
  ['--c-on-primary', '--c-primary', 4.5],
  ['--c-on-primary', '--c-primary-strong', 4.5],
  ['#ffffff', '--c-band-from', 4.5],
  ['#ffffff', '--c-band-to', 4.5],
  // Tooltips are the page turned over.
  ['--c-bg', '--c-heading', 4.5],
]
