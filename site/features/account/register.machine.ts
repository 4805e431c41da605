/** Creating an account, on the site or from a marketplace; then the login page. */
import { createFormMachine } from './form.machine.ts'

export const registerMachine = createFormMachine('register')
