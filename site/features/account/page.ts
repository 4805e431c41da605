/** What code without a component knows of brand and page: the user menu, which is in every navbar, carries it. */
import { connectConsole } from '../../api/console.ts'
import type { Client } from '../../api/client.ts'

export const menuElement = () => document.querySelector<HTMLElement>('[data-account]')

export type Told = 'api' | 'localApi' | 'login' | 'home' | 'cloud' | 'nobody'

export const told = (name: Told): string => menuElement()?.dataset[name] ?? ''

/** Asked for anew each time: the next page may be in another language. */
export const connectPage = (): Client =>
  connectConsole({ apiBase: told('api'), localApiBase: told('localApi'), loginPath: told('login') })
