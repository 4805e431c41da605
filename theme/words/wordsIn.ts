/**
 * Words of an island, which is told its locale and nothing else of the page. It brings only its part of each language to
 * the browser: the bundler reads `import.meta.glob('…/words/<locale>/search.ts')` as one import from each folder.
 */
import { pick, type ByLocale } from './pick.ts'

/** `fallback`: the locale whose words stand in for those of one that has none. */
export function wordsIn<T>(files: ByLocale<T>, fallback: string): (locale: string) => T {
  const words = Object.fromEntries(Object.entries(files).map(([file, part]) => [file.split('/').at(-2)!, part]))
  return (locale) => pick(words, locale, fallback)
}
