/** Values of another project's configuration, of which nothing is known before. */

export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** What code stands for is no text, see `plain` in evaluateProcess.ts. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value && !/^\((?:(?:function|package) .*|object)\)$/s.test(value) ? value : undefined
