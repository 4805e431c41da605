import type { MarkdownLabels, ProseLabels } from './types.ts'

/** With the default ones where there are none. */
export const allLabels = (given: ProseLabels = {}): MarkdownLabels => ({
  ...english,
  ...given,
  callouts: { ...english.callouts, ...given.callouts },
})

const english: MarkdownLabels = {
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
