/** Text to mdast, natively where both parsers read alike. */
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import type { Root } from 'mdast'
import type { Syntax } from '../published.ts'
import type { Meter } from './meter.ts'
import { parseNatively } from './native.ts'
import { noSyntax, type Dialect } from './syntax.ts'

type Micromark = typeof import('./micromark.ts')

let loaded: Micromark | undefined

/** At the first text that needs it: it consists of 150 modules, in each thread, and the pages of many sites are all plain. */
const micromark = (): Micromark =>
  (loaded ??= createRequire(import.meta.url)(`./micromark${extname(import.meta.filename)}`) as Micromark)

/** @throws VFileMessage for `.mdx` that is not well-formed, `ExcessError`. Markdown is always well-formed. */
export function parse(text: string, dialect: Dialect, meter: Meter, more: Syntax = noSyntax): Root {
  const isOurs = !more.extensions.length && !more.mdastExtensions.length
  const native = dialect === 'md' && isOurs ? parseNatively(text, meter) : undefined
  return native ?? micromark().parseWithMicromark(text, dialect, meter, more)
}
