/** What generated pages have in common. */

export type PageLocale = 'en' | 'zh'

/** A cell of a table: a bar would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
