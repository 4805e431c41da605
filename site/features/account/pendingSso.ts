/** A login through a provider that waits for the rest of a registration. In this page's memory only. */
import type { LoginSource } from '../../api/storage.ts'

export type PendingSso = {
  readonly state: string
  readonly requestId: string
  readonly target: LoginSource | undefined
}

let pending: PendingSso | undefined

export const keepPendingSso = (login: PendingSso): void => void (pending = login)
export const pendingSso = (): PendingSso | undefined => pending
