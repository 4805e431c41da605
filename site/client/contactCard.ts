/** The card stays closed until the browser is. The button that opens it remains. */
import { on } from './on.ts'
import { rootFlag } from './rootFlag.ts'
import { remember } from './storage.ts'

const close = rootFlag('carded')

on('click', '[data-contact-close]', () => {
  close()
  remember('contact-card', 'closed', 'sessionStorage')
})
