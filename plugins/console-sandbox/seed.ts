/** The content of a new database: the demo user with orders and a subscription. */
import { randomUUID } from 'node:crypto'
import { setting, transact } from './database.ts'
import { demo, demoIdentity } from './demo.ts'
import { providerNames } from './providers.ts'
import type { Services } from './services.ts'

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
    const ours = randomUUID()
    if (setting(database, 'seeded', () => ours) !== ours) return
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
