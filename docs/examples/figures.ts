/** Figures that prose may name, `{limit:cells}`, from a file of data. */
// #region figures
import type { Figures } from 'site-engine/plugins/markdown'

export const figures: Figures = {
  names: ['limit'],
  files: ['data/limits.json'],
  read({ text }) {
    const limits = JSON.parse(text) as Record<string, number>
    return Object.fromEntries(
      Object.entries(limits).map(([name, value]) => [`limit:${name}`, value.toLocaleString('en')]),
    )
  },
  typedIn: () => [],
}
// #endregion
