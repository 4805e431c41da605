/**
 * Users. E-mail addresses and phone numbers are compared in a normalized form. A verified one identifies the account and
 * belongs to one user; one that is not verified is only a note and may be the same for several users.
 */
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

export type User = {
  readonly id: string
  readonly user_name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  /** Empty for a user of a login provider without a password; then no password is right. */
  readonly password_hash: string
}

type Contact = 'email' | 'phone'

type NewUser = Pick<User, 'company' | Contact> & {
  readonly userName: string
  /** Verified with a code. */
  readonly verified: readonly Contact[]
  readonly passwordHash: string
  readonly country: string
}

export type Users = {
  /** By a verified e-mail address or phone number, in any spelling. */
  find(account: string): User | undefined
  /** Takes equally long for unknown accounts. */
  has(account: string): boolean
  get(id: string): User | undefined
  /** False if a verified contact belongs to another user. */
  add(user: NewUser): boolean
  setPassword(id: string, hash: string): void
  /** Not verified, so the address for logging in stays the same. */
  setEmail(id: string, email: string): void
  /** By the id of a person at a login provider. */
  findLinked(provider: string, subject: string): User | undefined
  link(provider: string, subject: string, id: string): void
}

export function createUsers(database: Database, now: () => number): Users {
  const find = database.prepare('SELECT * FROM users WHERE email_key = ? OR phone_key = ?')
  const has = database.prepare('SELECT count(*) AS n FROM users WHERE email_key = ? OR phone_key = ?')
  const get = database.prepare('SELECT * FROM users WHERE id = ?')
  const add = database.prepare(
    'INSERT OR IGNORE INTO users (id, user_name, company, email, email_key, phone, phone_key, password_hash, country, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const setPassword = database.prepare('UPDATE users SET password_hash = ? WHERE id = ?')
  const setEmail = database.prepare('UPDATE users SET email = ? WHERE id = ?')
  const findLinked = database.prepare(
    'SELECT users.* FROM identities JOIN users ON users.id = user_id WHERE provider = ? AND subject = ?',
  )
  const link = database.prepare('INSERT OR IGNORE INTO identities (provider, subject, user_id) VALUES (?, ?, ?)')
  return {
    find: (account) => find.get(accountKey(account), accountKey(account)) as User | undefined,
    has: (account) => (has.get(accountKey(account), accountKey(account)) as { n: number }).n > 0,
    get: (id) => get.get(id) as User | undefined,
    add({ userName, company, email, phone, verified, passwordHash, country }) {
      const emailKey = verified.includes('email') ? accountKey(email) : null
      const phoneKey = verified.includes('phone') ? accountKey(phone) : null
      const id = randomUUID()
      return (
        add.run(id, userName, company, email, emailKey, phone, phoneKey, passwordHash, country, now()).changes === 1
      )
    },
    setPassword: (id, hash) => void setPassword.run(hash, id),
    setEmail: (id, email) => void setEmail.run(email, id),
    findLinked: (provider, subject) => findLinked.get(provider, subject) as User | undefined,
    link: (provider, subject, id) => void link.run(provider, subject, id),
  }
}

/**
 * The normalized form: e-mail addresses without spaces and without what follows a plus sign, in lower case; phone numbers
 * as digits without the country code of mainland China; full-width characters as normal ones.
 */
export function accountKey(account: string): string {
  const plain = account.normalize('NFKC').trim().toLowerCase()
  if (plain.includes('@')) return plain.replaceAll(/\s/g, '').replace(/\+[^@]*@/, '@')
  return plain.replaceAll(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '')
}
