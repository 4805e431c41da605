/** What a provider did not know of a person who is new here; then as after every login. */
import { createFormMachine } from './form.machine.ts'

export const supplementMachine = createFormMachine('supplement')
