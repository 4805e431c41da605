/** The content of a new database: a demo user with orders and a subscription. The password is another with each start. */
import { randomInt, randomUUID } from 'node:crypto'
import { setting, transact } from './database.ts'
import { providerNames, type Identity, type ProviderName } from './providers.ts'
import type { Services } from './services.ts'

/** Used on this machine only, and shown on the control page. */
export const demo = { email: 'demo@example.com', phone: '13900000000' } as const

export const createDemoPassword = (): string => `Demo#${randomInt(10_000_000, 99_999_999)}`

export const demoIdentity = (provider: ProviderName): Identity => ({
  provider,
  subject: 'demo',
  name: 'Demo User',
  email: demo.email,
})

export async function seed({
  database,
  demoPassword,
  orders,
  passwords,
  subscriptions,
  users,
}: Services): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword)
  const known = users.find(demo.email)
  if (known) users.setPassword(known.id, passwordHash)
  if (known || users.find(demo.phone)) return
  transact(database, () => {
    // Once per database, so that changes to the demo user are kept.
    const mark = randomUUID()
    if (setting(database, 'seeded', () => mark) !== mark) return
    const { email, phone } = demo
    const person = { userName: 'Demo User', company: 'Example Ltd', email, phone, country: 'china', passwordHash }
    if (!users.add({ ...person, verified: ['email', 'phone'] })) return
    const { id } = users.find(email)!
    for (const provider of providerNames) users.link(provider, demoIdentity(provider).subject, id)
    const order = (requestId: string, months: number, links: number) =>
      orders.create(id, { requestId, product: 'CloudCanal', months, links }, 'CNY')
    orders.pay(id, order('demo-paid', 12, 5).id)
    orders.close(id, order('demo-closed', 3, 10).id)
    order('demo-open', 6, 15)
    subscriptions.begin(id)
  })
}
