/** A new password for someone who proves by a code that the account is theirs; then the login page. */
import { createFormMachine } from './form.machine.ts'

export const resetPasswordMachine = createFormMachine('resetPassword')
