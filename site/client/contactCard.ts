/** The card stays closed until the browser is. The button that opens it remains. */
import { contactMarks } from './behaviour.ts'
import { on } from '../../theme/client/on.ts'
import { rootFlag } from '../../theme/client/rootFlag.ts'
import { remember } from '../../theme/client/storage.ts'

const close = rootFlag(contactMarks.closed)

on('click', `[${contactMarks.close}]`, () => {
  close()
  remember('contact-card', 'closed', 'sessionStorage')
})
