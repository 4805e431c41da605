/** A whole YAML file, read with the same parser and messages as the front matter of a page; it may be larger. */
import type { Source } from '../../engine/types.ts'
import { parseFrontMatter, type FrontMatter } from './frontMatter.ts'

export const parseDataFile = ({ file, text }: Pick<Source, 'file' | 'text'>): FrontMatter =>
  parseFrontMatter({ file, text: `---\n${text}\n---\n`, linesBefore: -1, limit: 512 * 1024 })
