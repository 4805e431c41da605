/** The prose of a source as it was written, with what it takes from other files in place. */
import type { EmitContext } from '../../engine/types.ts'
import { cleanText } from './cleanText.ts'
import { excerptOf } from './code/excerpt.ts'
import { readMeta, withoutFile } from './code/meta.ts'
import { codeTarget } from './code/target.ts'
import { linkAddress } from './hast/addresses.ts'

const frontMatter = /^---[^\S\n]*\n(?:[^]*?\n)?---[^\S\n]*(?:\n|$)/
/** An id given to a heading: `## Setup {#setup}`. */
const ownId = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm
const include = /^[ \t]*<Include\s+src="([^"]+)"\s*\/>[ \t]*$/gm
/** A fence that holds nothing, because its code is in a file. */
const emptyFence = /^([ \t]*)(`{3,}|~{3,})([^\n]*\sfile=[^\n]*)\n[ \t]*\2[ \t]*$/gm
const deepest = 4

type Reader = { readonly context: EmitContext; readonly parts: Set<string>; readonly depth: number }

/** Without front matter, and with parts in place. Imports and exports of a program say nothing to a reader. */
export async function proseOf(file: string, reader: Reader): Promise<string> {
  const text = cleanText((await reader.context.source(file)) ?? '').replace(frontMatter, '')
  const prose = (file.endsWith('.mdx') ? text.replace(/^(?:import|export)\s[^\n]*\n/gm, '') : text).replace(ownId, '$1')
  return withParts(await withCode(prose, file, reader), file, reader)
}

async function withParts(prose: string, from: string, { context, parts, depth }: Reader): Promise<string> {
  if (depth === deepest || !prose.includes('<Include')) return prose
  return replaceAsync(prose, include, async ([, src = '']) => {
    const address = linkAddress(src, from)
    if (address.kind !== 'file') return ''
    parts.add(address.file)
    return (await proseOf(address.file, { context, parts, depth: depth + 1 })).trimEnd()
  })
}

async function withCode(prose: string, from: string, { context, parts }: Reader): Promise<string> {
  if (!prose.includes(' file=')) return prose
  return replaceAsync(prose, emptyFence, async ([whole, indent = '', marks = '', info = '']) => {
    const found = codeTarget(readMeta(info).file ?? '', from)
    if (found.kind !== 'file') return whole
    parts.add(found.file)
    const text = await context.source(found.file)
    const excerpt = text === undefined ? undefined : excerptOf(cleanText(text), found.fragment)
    if (!excerpt || !('code' in excerpt)) return whole
    const lines = [`${marks}${withoutFile(info)}`, ...excerpt.code.split('\n'), marks]
    return lines.map((line) => (line ? indent + line : line)).join('\n')
  })
}

async function replaceAsync(
  text: string,
  pattern: RegExp,
  replacementOf: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const texts = await Promise.all([...text.matchAll(pattern)].map(replacementOf))
  return text.replace(pattern, () => texts.shift()!)
}
