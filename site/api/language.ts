/** `Accept-Language` of a call. */

const values: Readonly<Record<string, string>> = {
  zh: 'zh-CN,zh;q=0.9,en;q=0.8',
  en: 'en-US,en;q=0.9',
  ja: 'ja-JP,ja;q=0.9,en;q=0.8',
  ko: 'ko-KR,ko;q=0.9,en;q=0.8',
}

export type LanguageSource = {
  readonly pathname: string
  /** The stored locale. */
  readonly stored: string | null
  /** `<html lang>`. */
  readonly document: string
}

/** The path's two-letter prefix, else the stored locale, else the language of the document, else English. */
export function acceptLanguage({ pathname, stored, document }: LanguageSource): string {
  const prefix = /^\/([a-z]{2})\//i.exec(pathname)?.[1]
  const language = (prefix || stored || document).toLowerCase().split('-')[0]!
  return Object.hasOwn(values, language) ? values[language]! : values['en']!
}
