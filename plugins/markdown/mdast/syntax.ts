/** What both parsers and those who ask them know of notations. */
import type { Extension } from 'micromark-util-types'
import type { Syntax } from '../published.ts'

/** `plain` is CommonMark and nothing else, to compare with its specification. */
export type Dialect = 'md' | 'mdx' | 'plain'

/** What no plugin adds to. */
export const noSyntax: Syntax = { extensions: [], mdastExtensions: [] }

export const noIndentedCode: Extension = { disable: { null: ['codeIndented'] } }
