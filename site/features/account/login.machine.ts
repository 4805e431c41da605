/** Logging in, by password or by code. An old password is for the console to judge, and a login is seen where it leads. */
import { createFormMachine } from './form.machine.ts'

export const loginMachine = createFormMachine({ id: 'login', loose: ['password'], reading: 0 })
