/** What visitors send to us. */
import type { Client } from './client.ts'
import { consoleBase } from './paths.ts'

export type ConnectorRequest = {
  readonly linkRequest: string
  readonly requirementReason: string
  readonly urgent: boolean
  readonly expectedTime: string | null
  readonly contactMe: boolean
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly contactEmail: string | null
  readonly company: string | null
}

export type ContactRequest = {
  /** Of a visitor who is logged in. */
  readonly uid: string | null
  readonly contactName: string
  readonly contactPhone: string
  readonly company: string | null
  readonly requirement: string
}

export function createFeedback({ post }: Client) {
  return {
    async requestConnector(payload: ConnectorRequest): Promise<void> {
      await post(`${consoleBase}/feedback/applyDataSource`, { payload })
    },
    async contact(payload: ContactRequest): Promise<void> {
      await post(`${consoleBase}/feedback/contactUs`, { payload })
    },
  }
}
