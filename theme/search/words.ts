/** Words of the search, for islands: they bring their part of each language of the site to the browser, and no other words of the theme. */
import { layered } from '../words/layered.ts'
import { search } from '../words/siteLanguages.ts'
import { words as own } from '../words.ts'
import type { Words as All } from '../words/en/index.ts'

export type Words = All['search']

const known = new Map<string, Words>()

export function wordsOf(locale: string): Words {
  const found = known.get(locale) ?? layered<Words>([locale, 'en'].flatMap((each) => [own[each]?.search, search[each]]))
  known.set(locale, found)
  return found
}
