/**
 * The languages of the site, among those that the theme speaks, by locale. For a short configuration this module is made anew, with the
 * locales it names (`preset/languages.ts`); the search brings its part of them to the browser.
 */
import type { Words } from './en/index.ts'
import { search as searchEn, words as en } from './languages/en.ts'
import { search as searchZh, words as zh } from './languages/zh.ts'
import type { ByLocale } from './pick.ts'

export const words: ByLocale<Words> = { en, zh }

export const search: ByLocale<Words['search']> = { en: searchEn, zh: searchZh }
