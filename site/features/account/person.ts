/** Who registers, as the console takes it. */
import { normalizePhone } from '../../api/phone.ts'
import { keys, read, readReferrer } from '../../api/storage.ts'
import type { Values } from './rules.ts'
import { text } from './services.ts'

export const personIn = ({ userName, company, email, phone, code }: Values) => ({
  userName: text(userName),
  company: text(company),
  email: text(email),
  phone: normalizePhone(text(phone)),
  verifyCode: text(code),
  src: readReferrer().slice(0, 2_048),
  keyword: (read(keys.keyword) ?? '').slice(0, 256),
})
