/** Words outside of components. */
import { words } from '../words.ts'
import { en, type Words } from './en/index.ts'
import { layered } from './layered.ts'
import { words as languages } from './siteLanguages.ts'

const known = new Map<string, Words>()

/** Those of the locale; what it lacks, of the first of the others that has it, at last in English. */
export function wordsOf(...locales: readonly string[]): Words {
  const key = locales.join()
  const found =
    known.get(key) ??
    layered<Words>([...[...locales, 'en'].flatMap((locale) => [words[locale], languages[locale]]), en])
  known.set(key, found)
  return found
}
