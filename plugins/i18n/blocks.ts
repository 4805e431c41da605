/** A text in blocks, each with a digest: what a translator would have to look at again when it changes. */
import { hashOf } from '../../engine/hash.ts'
import { cleanText } from '../markdown/cleanText.ts'
import { parseFrontMatter } from '../markdown/index.ts'
import { regionsOf } from '../markdown/prose.ts'

/** `line` is 1-based. */
export type Block = { readonly digest: string; readonly line: number }

/** Front matter people read; positions, dates and slugs are not translated. */
const translated = ['title', 'description', 'sidebar_label']

/** Paragraphs, fenced code, and the translated fields of the front matter. Throws what `parseFrontMatter` throws. */
export function blocksOf(file: string, text: string): readonly Block[] {
  const clean = cleanText(text)
  const { attributes, bodyStart, place } = parseFrontMatter({ file, text: clean })
  const fields = translated
    .filter((field) => typeof attributes[field] === 'string')
    .map((field) => ({ digest: digestOf(`${field}: ${String(attributes[field])}`), line: place([field]).line ?? 1 }))
  return [...fields, ...piecesOf(clean.slice(bodyStart), linesIn(clean.slice(0, bodyStart)) + 1)]
}

/** Ids that were given to headings: `## Setup {#setup}`, in MDX also `{/* #setup *\/}`. */
export function headingIds(text: string): ReadonlyMap<string, number> {
  const clean = cleanText(text)
  const ids = new Map<string, number>()
  for (const { code, start, end } of regionsOf(clean)) {
    if (code) continue
    const first = linesIn(clean.slice(0, start)) + 1
    for (const [index, line] of clean.slice(start, end).split('\n').entries()) {
      if (!/^[ \t>]*#{1,6}[ \t]/.test(line)) continue
      const mark = line.slice(line.lastIndexOf('{')).trimEnd()
      const [, plain, comment] = /^\{(?:#([^{}]+)|\/\*\s*#(.+?)\s*\*\/)\}$/.exec(mark) ?? []
      const id = (plain ?? comment)?.trim().replace(/\s+/g, '-')
      if (id && !ids.has(id)) ids.set(id, first + index)
    }
  }
  return ids
}

function piecesOf(prose: string, firstLine: number): readonly Block[] {
  const blocks: Block[] = []
  for (const { code, start, end } of regionsOf(prose)) {
    let line = firstLine + linesIn(prose.slice(0, start))
    const text = prose.slice(start, end)
    for (const piece of code ? [text] : text.split(/(\n(?:[ \t]*\n)+)/)) {
      const before = piece.length - piece.trimStart().length
      if (piece.trim()) blocks.push({ digest: digestOf(piece), line: line + linesIn(piece.slice(0, before)) })
      line += linesIn(piece)
    }
  }
  return blocks
}

/** Space at the ends of lines is nothing a reader sees. Eight digits tell the blocks of one page apart. */
const digestOf = (text: string): string => hashOf(text.trim().replace(/[ \t]+$/gm, '')).slice(0, 8)

const linesIn = (text: string): number => text.split('\n').length - 1
