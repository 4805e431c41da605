/** The contact that was typed into a form of the account. Kept for this tab, until somebody has logged in. */
import { recall, remember } from '../../../theme/client/storage.ts'

/** As its field says by `inputmode`. */
export const contactKinds = ['email', 'tel'] as const
type Kind = (typeof contactKinds)[number]

const keyOf = (kind: Kind) => `typed-${kind}`

export const typedContact = (kind: Kind): string => recall(keyOf(kind), 'sessionStorage') ?? ''
export const keepContact = (kind: Kind, typed: string | null): void =>
  remember(keyOf(kind), typed || null, 'sessionStorage')
export const forgetContacts = (): void => contactKinds.forEach((kind) => keepContact(kind, null))
