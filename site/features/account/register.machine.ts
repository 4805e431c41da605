/** A new account. */
import { createFormMachine } from './form.machine.ts'

export const registerMachine = createFormMachine({ id: 'register' })
