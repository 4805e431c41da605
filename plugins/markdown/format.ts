/** Which files are MDX, which is code. */

/** `mdx`: files named `.md` are MDX, too. `md`: none is. */
export type Format = 'detect' | 'md' | 'mdx'

export const isMdx = (file: string, format: Format = 'detect'): boolean =>
  format === 'detect' ? file.endsWith('.mdx') : format === 'mdx'
