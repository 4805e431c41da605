/**
 * How long a section is, in one character. lunr weighs a match by it, and a fifth more or less changes nothing: steps of
 * half a power of two are kept, which a server compresses to a third of a byte.
 */
import { readNumbers, writeNumbers } from './codec.ts'

export const writeLengths = (lengths: readonly number[]): string =>
  writeNumbers(lengths.map((length) => Math.min(31, Math.round(2 * Math.log2(length + 1)))))

export const readLengths = (text: string): readonly number[] => readNumbers(text).map((step) => 2 ** (step / 2) - 1)
