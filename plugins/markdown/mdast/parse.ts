/** Text to mdast, natively where both parsers read alike. */
import type { Root } from 'mdast'
import type { Syntax } from '../published.ts'
import type { Meter } from './meter.ts'
import { noSyntax, parseWithMicromark, type Dialect } from './micromark.ts'
import { parseNatively } from './native.ts'

/** @throws VFileMessage for `.mdx` that is not well-formed, `ExcessError`. Markdown is always well-formed. */
export function parse(text: string, dialect: Dialect, meter: Meter, more: Syntax = noSyntax): Root {
  const isOurs = !more.extensions.length && !more.mdastExtensions.length
  const native = dialect === 'md' && isOurs ? parseNatively(text, meter) : undefined
  return native ?? parseWithMicromark(text, dialect, meter, more)
}
