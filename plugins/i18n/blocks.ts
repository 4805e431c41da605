/** Divides a text into blocks with digests. A block whose digest changes has to be translated again. */
import { hashOf } from '../../engine/store/hash.ts'
import { cleanText } from '../markdown/cleanText.ts'
import { parseFrontMatter } from '../markdown/index.ts'
import { segmentsOf } from '../markdown/prose.ts'

/** `line` is 1-based. */
export type Block = { readonly digest: string; readonly line: number }

/** Fields of the front matter that are translated, unlike positions, dates and slugs. */
const translatedFields = ['title', 'description', 'sidebar_label']

/** Paragraphs, fenced code, and the translated fields of the front matter. Throws what `parseFrontMatter` throws. */
export function blocksOf(file: string, text: string): readonly Block[] {
  const clean = cleanText(text)
  const { attributes, bodyStart, place } = parseFrontMatter({ file, text: clean })
  const fields = translatedFields
    .filter((field) => typeof attributes[field] === 'string')
    .map((field) => ({ digest: digestOf(`${field}: ${String(attributes[field])}`), line: place([field]).line ?? 1 }))
  return [...fields, ...proseBlocks(clean.slice(bodyStart), linesIn(clean.slice(0, bodyStart)) + 1)]
}

/** Lines by explicit id of a heading: `## Setup {#setup}`, in MDX also `{/* #setup *\/}`. */
export function headingIds(text: string): ReadonlyMap<string, number> {
  const clean = cleanText(text)
  const ids = new Map<string, number>()
  for (const { code, start, end } of segmentsOf(clean)) {
    if (code) continue
    const first = linesIn(clean.slice(0, start)) + 1
    for (const [index, line] of clean.slice(start, end).split('\n').entries()) {
      if (!/^[ \t>]*#{1,6}[ \t]/.test(line)) continue
      const braces = line.slice(line.lastIndexOf('{')).trimEnd()
      const [, plain, comment] = /\{(?:#([^{}]+)|\/\*\s*#(.+)\*\/)\}$/.exec(braces) ?? []
      const id = (plain ?? comment)?.trim().replace(/\s+/g, '-')
      if (id && !ids.has(id)) ids.set(id, first + index)
    }
  }
  return ids
}

function proseBlocks(prose: string, firstLine: number): readonly Block[] {
  const blocks: Block[] = []
  for (const { code, start, end } of segmentsOf(prose)) {
    let line = firstLine + linesIn(prose.slice(0, start))
    const text = prose.slice(start, end)
    for (const piece of code ? [text] : text.split(/(\n[ \t]*\n)/)) {
      const before = piece.length - piece.trimStart().length
      if (piece.trim()) blocks.push({ digest: digestOf(piece), line: line + linesIn(piece.slice(0, before)) })
      line += linesIn(piece)
    }
  }
  return blocks
}

/** Spaces at the ends of lines are ignored. Eight digits are enough to tell the blocks of one page apart. */
const digestOf = (text: string): string => hashOf(text.trim().replace(/[ \t]+$/gm, '')).slice(0, 8)

const linesIn = (text: string): number => text.split('\n').length - 1
