/** The two ways in which a hook of a plugin fails with this value: at once, and later. */
export const hooksThatFailWith = (value: unknown): readonly (() => Promise<never>)[] => [
  () => {
    throw value
  },
  () => Promise.reject(value),
]

/** What hooks fail with, by a name for the test's title. */
export const thrownValues = [
  ['an error', new Error('bug')],
  ['a text', 'bug'],
  ['null', null],
] as const
