/** Times as a language writes them. */
import type { Claim, FigureWords } from './types.ts'

const signs = { below: '< ', atMost: '≤ ', atLeast: '≥ ', about: '' } as const

export const secondsOf = (claim: Claim): number => Object.values(claim)[0]!

/** For sentences, which say below or above themselves: `3 seconds`. */
export const durationOf = (claim: Claim, { long }: FigureWords): string => timeOf(secondsOf(claim), long)

/** For tables and pictures: `< 3 s`. */
export const claimOf = (claim: Claim, { short }: FigureWords): string =>
  signs[Object.keys(claim)[0] as keyof typeof signs] + timeOf(secondsOf(claim), short)

const timeOf = (seconds: number, words: FigureWords['short']): string =>
  seconds >= 60 && seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds)
