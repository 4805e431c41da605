/** The contact that was typed into a form of the account, and to which the last code went. Kept for this tab, until somebody has logged in. */
import type { CodePurpose } from '../../api/account.ts'
import { recall, remember } from '../../../theme/client/storage.ts'

/** As its field says by `inputmode`. */
export const contactKinds = ['email', 'tel'] as const
type Kind = (typeof contactKinds)[number]

const keyOf = (kind: Kind) => `typed-${kind}`

export const typedContact = (kind: Kind): string => recall(keyOf(kind), 'sessionStorage') ?? ''
export const keepContact = (kind: Kind, typed: string | null): void =>
  remember(keyOf(kind), typed || null, 'sessionStorage')

const sentKey = 'code-sent'
const sent = (purpose: CodePurpose, contact: string) => ` ${purpose} ${contact}`

export const keepSent = (purpose: CodePurpose, contact: string): void =>
  remember(sentKey, performance.timeOrigin + performance.now() + sent(purpose, contact), 'sessionStorage')

/** When it was, by the clock of this page, in ms; below zero where it was on one before. NaN where it was none. */
export function sentAt(purpose: CodePurpose, contact: string): number {
  const kept = recall(sentKey, 'sessionStorage') ?? ''
  return kept.endsWith(sent(purpose, contact)) ? parseFloat(kept) - performance.timeOrigin : NaN
}

export function forgetContacts(): void {
  contactKinds.forEach((kind) => keepContact(kind, null))
  remember(sentKey, null, 'sessionStorage')
}
