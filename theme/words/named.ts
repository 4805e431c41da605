/** The name of a button that shows a choice: what is chosen, and how. `lang`: of the page, as `<html lang>` has it. */
export const named = (lang: string, what: string, choice: string): string =>
  `${what}${colons[lang.split('-')[0]!] ?? ': '}${choice}`

const colons: Readonly<Record<string, string>> = { zh: '：', fr: '\u00A0: ' }
