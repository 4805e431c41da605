/** Which files are MDX, which is code. */

import type { FrontMatter } from './frontMatter.ts'

/** `mdx`: files named `.md` are MDX, too. `md`: none is. */
export type Format = 'detect' | 'md' | 'mdx'

export const isMdx = (file: string, format: Format = 'detect'): boolean =>
  format === 'detect' ? file.endsWith('.mdx') : format === 'mdx'

/** Files named `.md` may come from anyone, and MDX is code: only the configuration can let them be. */
export function formatIn(attributes: FrontMatter['attributes'], file: string, format: Format | undefined) {
  const wanted = formatOf(attributes['format'])
  const isRefused = wanted === 'mdx' && file.endsWith('.md') && format === undefined
  return { given: isRefused ? ('md' as const) : (wanted ?? format), isRefused }
}

const formatOf = (value: unknown): Format | undefined =>
  value === 'detect' || value === 'md' || value === 'mdx' ? value : undefined
