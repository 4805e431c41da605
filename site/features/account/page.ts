/** Addresses of the brand and the client, for code that is no component. They stand on the user menu, which is in every navbar. */
import { connectConsole } from '../../api/console.ts'
import type { Client } from '../../api/client.ts'
import { accountMarks, consoleMarks } from '../../client/behaviour.ts'

const menuElement = () => document.querySelector<HTMLElement>(`[${accountMarks.menu}]`)

type ConsoleMark = (typeof consoleMarks)[keyof typeof consoleMarks]

export const addressOf = (mark: ConsoleMark): string => menuElement()?.getAttribute(mark) ?? ''

/** Asked for anew each time: the next page may be in another language. */
export const connectPage = (): Client =>
  connectConsole({
    apiBase: addressOf(consoleMarks.api),
    localApiBase: addressOf(consoleMarks.localApi),
    loginPath: addressOf(consoleMarks.login),
  })
