/** Pages of made-up words, the same on every run: quick to index, of all lengths. */
import type { CorpusPage } from '../../../../plugins/search/corpus.ts'
import { createRandom } from '../../../support/random.ts'
import { pageOf } from './indexes.ts'

const syllables = 'ba ko mi tre lan dos fir gul pen sto ray web'.split(' ')
const special = [
  'the',
  'of',
  'sql_policy',
  '8.0.36',
  'fieldVectors',
  'HTTPServer',
  '数据脱敏',
  '同步',
  '库',
  'Café',
  'x',
  'constructor',
]

/** Every tenth page is long. */
export function madeUpPages(count: number, seed = 1): readonly CorpusPage[] {
  const { below, pick } = createRandom(seed)
  // Small numbers are more common, as common words are.
  const word = (): string => {
    if (!below(6)) return pick(special)
    const number = Math.min(below(1728), below(1728))
    return [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144)].map((part) => syllables[part]).join('')
  }
  const words = (length: number): string => Array.from({ length }, word).join(' ')
  return Array.from({ length: count }, (_, index) =>
    pageOf({
      href: `/p/${String(index).padStart(4, '0')}/`,
      title: words(1 + below(4)),
      description: below(3) ? words(1 + below(12)) : '',
      text: words(below(60)),
      sections: Array.from(
        { length: below(5) * (index % 10 === 3 ? 10 : 1) },
        () => [below(8) ? words(1 + below(4)) : '', words(below(80))] as const,
      ),
    }),
  )
}
