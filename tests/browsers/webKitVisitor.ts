/** WebKit, by the driver and the window of Debian's `webkit2gtk-driver`, on a screen that nobody sees. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import fastGlob from 'fast-glob'
import type { Key, Visitor } from './visitor.ts'

const [port, display] = [4459, ':95']
const origin = `http://127.0.0.1:${port}`
/** As the protocol writes them. */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  '/': '/',
}

export async function openWebKit(): Promise<Visitor> {
  const [binary] = await fastGlob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!binary || !existsSync('/usr/bin/WebKitWebDriver'))
    throw new Error('There is no WebKit: apt-get install webkit2gtk-driver xvfb')
  const screen = spawn('Xvfb', [display, '-screen', '0', '2000x1400x24'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  const end = () => [driver, screen].forEach((program) => program.kill())
  try {
    const args = ['--automation']
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
    const { sessionId } = await patiently(() => call<{ sessionId: string }>('POST', '/session', { capabilities }))
    return visitorOf(`/session/${sessionId}`, end)
  } catch (error) {
    end()
    throw error
  }
}

function visitorOf(session: string, endPrograms: () => void): Visitor {
  const post = <T>(path: string, body: object = {}) => call<T>('POST', session + path, body)
  const evaluate = <T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A): Promise<T> =>
    post('/execute/sync', { script: `return (${String(run)})(...arguments)`, args })
  const type = (keys: readonly string[]) =>
    post<void>('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    name: 'webkit',
    goto: (url) => post('/url', { url }),
    async resize(width, height) {
      // The window has a bar of its own.
      const bar = await evaluate(() => outerHeight - innerHeight)
      await post('/window/rect', { width, height: height + bar })
      return evaluate(() => innerWidth)
    },
    evaluate,
    press: (...keys) => type(keys.map((key) => keyCodes[key])),
    type: (text) => type([...text]),
    async end() {
      await call('DELETE', session).catch(() => {})
      endPrograms()
    },
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** The programs take a moment to begin. */
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await run()
    } catch (error) {
      if (tries === 60) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
}
