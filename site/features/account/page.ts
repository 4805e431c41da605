/** Addresses of the brand and the client, for code that is no component. They stand on the user menu, which is in every navbar. */
import { connectConsole } from '../../api/console.ts'
import type { Client } from '../../api/client.ts'
import { accountAttributes, consoleAttributes } from '../../client/behaviour.ts'

const menuElement = () => document.querySelector<HTMLElement>(`[${accountAttributes.menu}]`)

type ConsoleAttribute = (typeof consoleAttributes)[keyof typeof consoleAttributes]

export const addressOf = (attribute: ConsoleAttribute): string => menuElement()?.getAttribute(attribute) ?? ''

/** Asked for anew each time: the next page may be in another language. */
export const connectPage = (): Client =>
  connectConsole({
    apiBase: addressOf(consoleAttributes.api),
    localApiBase: addressOf(consoleAttributes.localApi),
    loginPath: addressOf(consoleAttributes.login),
  })
