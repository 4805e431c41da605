/** What follows every login: the user is loaded, and the visitor sent where they meant to go. */
import type { Account } from '../../api/account.ts'
import { readLoginSource, saveLoginSource, saveUser, write, type LoginSource } from '../../api/storage.ts'
import { cloudFor, type ConsoleAddress } from '../../api/console.ts'
import { destinationOf, type Places } from './redirects.ts'
import { forgetContacts } from './typedContact.ts'

/** `target` is why they came, where something better than the stored word knows it. */
export async function completeLogin(
  { queryUser }: Pick<Account, 'queryUser'>,
  place: Places & ConsoleAddress,
  signal: AbortSignal,
  target?: LoginSource,
): Promise<void> {
  saveUser(await queryUser(signal).catch(() => undefined))
  const { href, flag } = destinationOf(target ?? readLoginSource(), { home: place.home, cloudUrl: cloudFor(place) })
  saveLoginSource(null)
  forgetContacts()
  if (flag) write(flag, 'true')
  location.assign(href)
}
