/** Who the demo user is. The password is another with each start. */
import { randomInt } from 'node:crypto'
import type { Identity, ProviderName } from './providers.ts'

/** Used on this machine only, and shown on the control page. */
export const demo = { email: 'demo@example.com', phone: '13900000000' } as const

export const createDemoPassword = (): string => `Demo#${randomInt(10_000_000, 99_999_999)}`

export const demoIdentity = (provider: ProviderName): Identity => ({
  provider,
  subject: 'demo',
  name: 'Demo User',
  email: demo.email,
})
