/** Ten wrong guesses in a quarter of an hour, by account and by address; a right one clears the account. Nobody is locked out for good. */
import type { Services } from '../app.ts'
import { tooMany, type Call } from '../http.ts'
import { keyOf } from '../users.ts'

/** Undefined is a wrong guess. Throws `Refusal` 429. */
export async function guess<T>(
  { limiter }: Services,
  call: Call,
  account: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const keys = [`account ${keyOf(account) || account}`, `address ${call.get('address')}`]
  const wait = Math.max(...keys.map((key) => limiter.wait('failure', key)))
  if (wait > 0) throw tooMany(wait)
  // Counted before it is checked: guesses that are made at the same time are guesses too.
  for (const key of keys) limiter.count('failure', key)
  const found = await check()
  if (found !== undefined) for (const key of keys) limiter.forgive('failure', key)
  return found
}
