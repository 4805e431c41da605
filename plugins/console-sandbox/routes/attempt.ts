/** Limits failed attempts to ten in a quarter of an hour, by account and by visitor. A successful one resets the count. */
import { Refusal, tooMany, type Call } from '../http.ts'
import type { Purpose } from '../schemas.ts'
import { accountKey } from '../users.ts'
import type { Services } from '../services.ts'

/** `check` returns undefined for a failed attempt. Throws `Refusal` 429. */
export async function attempt<T>(
  { limiter }: Services,
  call: Call,
  account: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const keys = [`account ${accountKey(account) || account}`, call.get('visitor')]
  const address = call.get('address')
  const wait = Math.max(...keys.map((key) => limiter.wait('failure', key)), limiter.wait('failuresPerAddress', address))
  if (wait > 0) throw tooMany(wait)
  // Counted before the check, so that parallel attempts count as well.
  for (const key of keys) limiter.count('failure', key)
  limiter.count('failuresPerAddress', address)
  const found = await check()
  if (found !== undefined) for (const key of keys) limiter.reset('failure', key)
  return found
}

/** Redeems a verification code. Throws `Refusal` for a wrong one, and after too many of them. */
export async function redeemCode(
  services: Services,
  call: Call,
  { target, purpose, code }: { readonly target: string; readonly purpose: Purpose; readonly code: string },
): Promise<void> {
  const isRight = await attempt(
    services,
    call,
    target,
    async () => services.codes.redeem(accountKey(target), purpose, code) || undefined,
  )
  if (!isRight) throw new Refusal('wrongCode')
}
