/** Blocks one after the other, as one: what all of their pages would have given. */
import type { Block } from './block.ts'
import { joinFileNumbers, type FileNumbers } from './fileNumbers.ts'
import { fields } from './format.ts'
import { joinPostings } from './postings.ts'

export type Join = {
  /** Blocks come in their order. */
  add(block: Block): void
  block(): Block
}

export function createJoin(): Join {
  const postings = joinPostings()
  const grams = new Map<string, FileNumbers>()
  const counts: number[] = []
  const lengths = fields.map((): number[] => [])
  const texts: Block['texts'][number][] = []
  const parts: number[] = []
  const joins: (readonly string[])[] = []
  const titleWords = new Set<string>()
  let section = 0
  return {
    add(block) {
      postings.add(block.terms, section)
      for (const [gram, own] of block.grams) grams.set(gram, joinFileNumbers(grams.get(gram), own, texts.length))
      for (const [field, known] of lengths.entries()) for (const length of block.lengths[field]!) known.push(length)
      for (const count of block.counts) counts.push(count)
      for (const text of block.texts) texts.push(text)
      for (const part of block.parts) parts.push(part)
      for (const join of block.joins) joins.push(join)
      for (const word of block.titleWords) titleWords.add(word)
      section += block.counts.reduce((sum, count) => sum + count, 0)
    },
    block: () => ({
      ...{ counts, lengths, texts, parts, joins },
      terms: postings.terms(),
      grams: [...grams],
      titleWords: [...titleWords],
    }),
  }
}
