/** Pieces of Markdown. */

export const code = (text: string): string => `\`${text}\``

/** With an empty line between those that say something. */
export const blocks = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n')

export const fence = (language: string, title: string, text: string): string =>
  [`\`\`\`${language} title="${title}"`, text, '```'].join('\n')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
