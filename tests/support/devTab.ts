/** A tab of the dev server without a browser: it shows pages, says which, and hears what tabs are told. */
import { get } from '../e2e/support/get.ts'

export type DevTab = {
  /** Fetches a page and says that it is shown, as the page's script does. Its HTML. */
  show(path: string): Promise<string>
  hear(event: string, listener: (data: unknown) => void): void
  /** The next message of a name. Throws after a minute. */
  next(event: string): Promise<unknown>
  close(): void
}

/** `home` is the address of a brand. */
export async function openDevTab(home: string): Promise<DevTab> {
  const [, token] = /wsToken = "([^"]+)"/.exec((await get(`${home}@vite/client`)).body)!
  // A browser's own cannot be given headers; Node's can.
  const options = { protocols: ['vite-hmr'], headers: { origin: new URL(home).origin } }
  const socket = new WebSocket(`${home.replace('http', 'ws')}?token=${token}`, options as never)
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const listenersOf = (event: string) => {
    const found = listeners.get(event) ?? new Set()
    listeners.set(event, found)
    return found
  }
  socket.addEventListener('message', (message) => {
    const { event = '', data } = JSON.parse(String(message.data)) as { event?: string; data?: unknown }
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    async show(path) {
      const { body } = await get(home + path)
      const metaOf = (name: string) => new RegExp(`<meta name="site:${name}" content="([^"]*)">`).exec(body)?.[1]
      const data = { page: metaOf('page') ?? metaOf('failed'), hash: metaOf('hash') ?? '', loads: metaOf('loads') }
      socket.send(JSON.stringify({ type: 'custom', event: 'site:shown', data }))
      return body
    },
    hear: (event, listener) => void listenersOf(event).add(listener),
    next: (event) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`The tab hears no ${event}`)), 60_000)
        const listener = (data: unknown) => {
          listenersOf(event).delete(listener)
          clearTimeout(timer)
          resolve(data)
        }
        listenersOf(event).add(listener)
      }),
    close: () => socket.close(),
  }
}
