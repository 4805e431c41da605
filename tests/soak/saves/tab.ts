/** A tab of the dev server without a page: it hears what tabs are told. */
import { get } from '../../e2e/support/get.ts'
import { readTold, type Told } from './told.ts'

export type Tab = {
  /** All problems there are, as tabs were told last. */
  told(): readonly Told[]
  close(): void
}

type Message = { readonly event?: string; readonly data?: { readonly text?: string } }

/** `home` is the address of a brand. */
export async function openTab(home: string): Promise<Tab> {
  const [, token] = /wsToken = "([^"]+)"/.exec((await get(`${home}@vite/client`)).body)!
  // A browser's own cannot be given headers; Node's can.
  const options = { protocols: ['vite-hmr'], headers: { origin: new URL(home).origin } }
  const socket = new WebSocket(`${home.replace('http', 'ws')}?token=${token}`, options as never)
  const texts = { 'site:problems': '', 'site:findings': '' }
  socket.addEventListener('message', ({ data }) => {
    const { event, data: about } = JSON.parse(String(data)) as Message
    if (event === 'site:problems' || event === 'site:findings') texts[event] = about?.text ?? ''
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    told: () => [...new Set(Object.values(texts).flatMap(readTold))].sort(),
    close: () => socket.close(),
  }
}
