import type { MarkdownLabels } from './types.ts'

/** The default labels. */
export const english: MarkdownLabels = {
  callouts: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    important: 'Important',
  },
  anchor: (heading) => `Link to this heading: ${heading}`,
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'Open',
  footnotes: 'Footnotes',
  backToReference: (number) => `Back to reference ${number}`,
  kinds: {
    'New feature': 'new',
    Enhancement: 'improved',
    Performance: 'improved',
    'Bug fix': 'fixed',
    'Security fix': 'fixed',
  },
}
