import { docs as general } from '../../../theme/words/en/docs.ts'

/** Layout of the documentation. */
export const docs = {
  ...general,
  changes: {
    show: 'Show versions with',
    kinds: { all: 'All changes', new: 'New features', improved: 'Improvements', fixed: 'Fixes' },
  },
  report: {
    question: 'Is something on this page wrong or unclear?',
    tell: 'Tell us',
    subject: (title: string) => `About “${title}”`,
  },
}
