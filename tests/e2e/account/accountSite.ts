/** The built site beside a console sandbox of its own. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'puppeteer'
import { preview } from '../../../engine/serve/index.ts'
import { startSandbox } from '../../../plugins/console-sandbox/start.ts'
import { launch } from '../../support/browser.ts'
import { ensureBuilt } from '../support/builtSite.ts'

const apiBase = 'http://localhost:8111'

export type AccountSite = {
  readonly browser: Browser
  /** What the sandbox logged; nothing goes wrong there. */
  readonly bugs: readonly string[]
  urlOf(brand: string, path: string): string
  /** A page as it was built. */
  html(brand: string, path: string): Promise<string>
  /** The last code that was sent there. */
  codeFor(to: string): Promise<string>
  end(): Promise<void>
}

export async function openAccountSite(): Promise<AccountSite> {
  const out = await ensureBuilt()
  const bugs: string[] = []
  const log = (line: string) => void bugs.push(line)
  const sandbox = await startSandbox({ file: ':memory:', port: 0, passwordCost: 1_024, log })
  const served = await preview({
    out,
    host: '127.0.0.1',
    port: 0,
    strictPort: true,
    connect: [apiBase],
    log,
  })
  // Pages look for the sandbox at its usual port, where someone else's may be.
  const browser = await launch({ args: [`--host-resolver-rules=MAP localhost:8111 127.0.0.1:${sandbox.port}`] })
  return {
    browser,
    bugs,
    urlOf(brand, path) {
      const { url } = served.urls.find((candidate) => candidate.brand === brand)!
      return new URL(path, url).href
    },
    html: (brand, path) => readFile(`${out}/${brand}${path}index.html`, 'utf8'),
    async codeFor(to) {
      const messages = (await (await fetch(`${sandbox.origin}/__outbox.json`)).json()) as { to: string; code: string }[]
      const message = messages.find((candidate) => candidate.to === to)
      if (!message) throw new Error(`Nothing was sent to ${to}`)
      return message.code
    },
    async end() {
      await browser.close()
      await served.close()
      await sandbox.close()
    },
  }
}

/** Ready to be used: the form's script comes with the focus, and the button waits for it. */
export async function formIsAlive(page: Page): Promise<void> {
  await page.focus('site-island form input')
  await page.waitForSelector('form button[type=submit]:not([disabled])')
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form input[name="${name}"]`).fill(value)
  }
}

export const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent!.trim())

export async function waitForText(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent!.includes(wanted)),
    { timeout: 10_000 },
    selector,
    wanted,
  )
}
