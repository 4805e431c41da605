/**
 * People with an account. Addresses and numbers are compared in one spelling. What somebody proved to be theirs names the
 * account and belongs to one person; what they only wrote down is a note, and may stand with several.
 */
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

export type User = {
  readonly id: string
  readonly user_name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  /** Empty where someone came through another service and never set a password: none is right then. */
  readonly password_hash: string
}

export type Contact = 'email' | 'phone'

export type NewUser = {
  readonly userName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  /** Of which a code was sent back. */
  readonly proved: readonly Contact[]
  readonly passwordHash: string
  readonly country: string
}

export type Users = {
  /** By a proved e-mail address or phone number, in any spelling. */
  find(account: string): User | undefined
  /** As quick for people who are there as for others. */
  has(account: string): boolean
  get(id: string): User | undefined
  /** False where what is proved belongs to someone. */
  add(user: NewUser): boolean
  setPassword(id: string, hash: string): void
  /** Nobody proved that it is theirs: what they log in by stays. */
  setEmail(id: string, email: string): void
  /** By what another service calls a person. */
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
    find: (account) => find.get(keyOf(account), keyOf(account)) as User | undefined,
    has: (account) => (has.get(keyOf(account), keyOf(account)) as { n: number }).n > 0,
    get: (id) => get.get(id) as User | undefined,
    add({ userName, company, email, phone, proved, passwordHash, country }) {
      const emailKey = proved.includes('email') ? keyOf(email) : null
      const phoneKey = proved.includes('phone') ? keyOf(phone) : null
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
 * One spelling: full-width characters, capitals, spaces, and what follows a plus in an address make no other person.
 * A phone number is its digits, without the country code of mainland China.
 */
export function keyOf(account: string): string {
  const plain = account.normalize('NFKC').trim().toLowerCase()
  if (plain.includes('@')) return plain.replaceAll(/\s/g, '').replace(/\+[^@]*@/, '@')
  return plain.replaceAll(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '')
}
