/** A fence of `csv` is shown as a table. */
// #region fence
import type { DrawFence } from 'site-engine/plugins/markdown'

export const csv: DrawFence = (code) => {
  const [head = [], ...rows] = code
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    `<tr>${row.map((text) => `<${tag}>${escape(text.trim())}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
// #endregion
