/** What must be readable on what, by WCAG 2.2 AA: text 4.5, marks and lines that mean something 3. */
type ContrastPair = readonly [text: string, ground: string, least: number]

const grounds = ['--c-bg', '--c-sunken', '--c-surface']
const on = (ground: string, texts: readonly string[], least: number): readonly ContrastPair[] =>
  texts.map((text) => [text, ground, least] as const)

export const readable: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => on(ground, ['--c-text', '--c-heading', '--c-muted', '--c-link', '--c-primary'], 4.5)),
  ...grounds.flatMap((ground) => on(ground, ['--c-focus', '--c-line-strong'], 3)),
  ...['--c-primary', '--c-primary-strong'].flatMap((ground) => on(ground, ['--c-on-primary'], 4.5)),
  ...['--c-band-from', '--c-band-to'].flatMap((ground) => on(ground, ['#ffffff'], 4.5)),
  ...on('--c-tint', ['--c-link', '--c-link-strong', '--c-text'], 4.5),
  ...on('--c-mark', ['--c-text', '--c-heading'], 4.5),
  ...['note', 'good', 'warn', 'bad', 'important'].flatMap((kind) =>
    on(`--c-${kind}-bg`, [`--c-${kind}`, '--c-text'], 4.5),
  ),
  ...on(
    '--c-code-bg',
    ['text', 'keyword', 'string', 'constant', 'function', 'parameter', 'comment', 'punctuation'].map(
      (part) => `--c-code-${part}`,
    ),
    4.5,
  ),
]
