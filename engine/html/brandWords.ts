/** Words of a brand in prose that several brands show: `[[brand]]`. They are put in when a page is rendered. */
import type { Body, Brand, BrandWords, Config } from '../types.ts'
import { textLocales } from '../paths/fallbacks.ts'
import { escapeHtml } from './escape.ts'

/** Characters for private use, so that code with brackets is never taken for a word. */
const placeholder = /\u{E000}([\w-]+)\u{E001}/gu

/** How a body holds a word until it is rendered. */
export const wordPlaceholder = (name: string): string => `\u{E000}${name}\u{E001}`

export const wordsOf = ({ words }: Pick<Brand, 'words'>, locale: string): BrandWords => words?.[locale] ?? {}

/** The same for a page, whose text may be that of another locale and name words of it. `locales` begin with the brand's default. */
export const pageWordsOf = (brand: Pick<Brand, 'words'>, locale: string, locales: Config['locales']): BrandWords =>
  Object.assign({}, ...textLocales(locale, locales).map((id) => wordsOf(brand, id)))

/** The words that prose of a set may name in a locale: those of every brand that shows the set. */
export function wordNames({ brands }: Pick<Config, 'brands'>, set: string, locale: string): readonly string[] {
  const [first = [], ...others] = brands
    .filter(({ content }) => content === set)
    .map((brand) => Object.keys(wordsOf(brand, locale)))
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/** The body as a brand shows it. */
export function withWords(body: Body, words: BrandWords): Body {
  if (!hasWord(body.html) && !(body.code && hasWord(body.code))) return body
  const put = (text: string, encode = (word: string) => word) =>
    text.replace(placeholder, (_, name: string) => encode(words[name] ?? `[[${name}]]`))
  return {
    ...body,
    html: put(body.html, escapeHtml),
    excerpt: body.excerpt && put(body.excerpt, escapeHtml),
    code: body.code && put(body.code, (word) => JSON.stringify(word).slice(1, -1)),
    headings: body.headings.map((heading) => ({ ...heading, text: put(heading.text) })),
    sections: body.sections.map(({ id, title, text, code }) => ({
      id,
      title: put(title),
      text: put(text),
      ...(code && { code: put(code) }),
    })),
  }
}

const hasWord = (text: string) => text.includes('\u{E000}')
