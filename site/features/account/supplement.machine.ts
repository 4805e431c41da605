/** What a login through a provider left out. */
import { createFormMachine } from './form.machine.ts'

export const supplementMachine = createFormMachine({ id: 'supplement' })
