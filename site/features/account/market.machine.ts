/** A new account for a subscription from a cloud marketplace. */
import { createFormMachine } from './form.machine.ts'

export const marketMachine = createFormMachine({ id: 'market' })
