/** The card stays closed until the browser is. The button that opens it remains. */
import { contactAttributes } from './behaviour.ts'
import { on } from '../../theme/client/on.ts'
import { rootFlag } from '../../theme/client/rootFlag.ts'
import { remember } from '../../theme/client/storage.ts'

const close = rootFlag(contactAttributes.closed)

on('click', `[${contactAttributes.close}]`, () => {
  close()
  remember('contact-card', 'closed', 'sessionStorage')
})
