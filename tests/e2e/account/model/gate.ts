/** Holds what a page asks for until the model has looked at it, and then lets it through or has it fail. */
import type { HTTPRequest, Page } from 'puppeteer'
import { apiBase } from '../accountSite.ts'

/** To the sandbox, to a sandbox out of order, or answered here with what the sandbox has no way to be brought to. */
type Answer = 'pass' | 'fail' | { readonly json: unknown }

export type Gate = {
  /** Calls whose path ends like this wait from now on. `page` is any other page: the browser does not go there. */
  hold(...paths: readonly string[]): void
  /** Until such a call waits: the last one of as many as there are by then, where the page has given up others. */
  arrives(path: string, count?: number): Promise<string>
  /** The last one of those that wait; older ones nobody listens to any more. */
  release(path: string, answer?: Answer): Promise<void>
  /** How often it was asked so far. */
  count(path: string): number
}

export async function openGate(page: Page): Promise<Gate> {
  const held = new Set<string>()
  const waiting = new Map<string, HTTPRequest[]>()
  const counts = new Map<string, number>()
  const listeners = new Set<() => void>()
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const path = placeOf(request, page)
    if (!path) return void request.continue().catch(() => {})
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const name = [...held].find((candidate) => path.endsWith(candidate))
    if (!name) return void request.continue().catch(() => {})
    // The page that is left stays, so that one can still look at it.
    if (name === 'page') void request.abort('aborted').catch(() => {})
    waiting.set(name, [...(waiting.get(name) ?? []), request])
    for (const listener of listeners) listener()
  })

  // What the page has given up by itself waits no more.
  page.on('requestfailed', (request) => {
    for (const [name, requests] of waiting)
      if (name !== 'page')
        waiting.set(
          name,
          requests.filter((one) => one !== request),
        )
  })

  const count = (path: string) =>
    [...counts].reduce((sum, [name, times]) => (name.endsWith(path) ? sum + times : sum), 0)

  const arrives = (path: string, least = 1): Promise<string> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error(`Nobody asked for ${path}`))), 30_000)
      const check = () => {
        const request = waiting.get(path)?.at(-1)
        if (request && count(path) >= least) end(() => resolve(request.url()))
      }
      function end(settle: () => void): void {
        clearTimeout(timer)
        listeners.delete(check)
        settle()
      }
      listeners.add(check)
      check()
    })

  return {
    arrives,
    hold: (...paths) => paths.forEach((path) => held.add(path)),
    count,
    async release(path, answer = 'pass') {
      await arrives(path)
      const requests = waiting.get(path)!
      waiting.delete(path)
      const last = requests.pop()!
      for (const request of requests) await request.abort('aborted').catch(() => {})
      if (answer === 'pass') return last.continue()
      if (answer === 'fail') return last.continue({ headers: { ...last.headers(), 'x-sandbox-fault': 'malformed' } })
      return last.respond({
        status: 200,
        headers: {
          'Access-Control-Allow-Origin': new URL(page.url()).origin,
          'Access-Control-Allow-Credentials': 'true',
        },
        contentType: 'application/json',
        body: JSON.stringify(answer.json),
      })
    },
  }
}

/** Of a call to the console its path; of a page that replaces the one that is shown `page`. */
function placeOf(request: HTTPRequest, page: Page): string | undefined {
  if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return 'page'
  return request.url().startsWith(apiBase) && request.method() === 'POST' ? new URL(request.url()).pathname : undefined
}
