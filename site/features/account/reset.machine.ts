/** A new password, with a code that was sent to the account's owner. */
import { createFormMachine } from './form.machine.ts'

export const resetMachine = createFormMachine({ id: 'reset' })
