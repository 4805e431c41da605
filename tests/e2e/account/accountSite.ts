/** The built site beside a sandbox of its own. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'puppeteer'
import smCrypto from 'sm-crypto'
import { preview } from '../../../engine/serve/index.ts'
import { startSandbox, type Started } from '../../../plugins/console-sandbox/start.ts'
import { launch, openPage, type OpenPage, type View } from '../../support/browser.ts'
import { openSession } from '../../support/session.ts'
import { ensureBuilt } from '../support/builtSite.ts'

export const apiBase = 'http://localhost:8111'

export type Person = {
  readonly userName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** Somebody whom no other test registers: the name and the number are this test's own. */
export const personOf = (userName: string, phone: string): Person => ({
  userName,
  company: 'Compilers',
  email: `${userName.toLowerCase()}@example.com`,
  phone,
  password: 'Compile1#r',
})

export type AccountSite = {
  readonly browser: Browser
  /** What the sandbox logged; nothing goes wrong there. */
  readonly bugs: readonly string[]
  urlOf(brand: string, path: string): string
  /** A page as it was built. */
  html(brand: string, path: string): Promise<string>
  /** The last code that was sent there. */
  codeFor(to: string): Promise<string>
  /** Registers somebody by e-mail or by phone and logs them in, without a browser. Gives the token. */
  addPerson(person: Person, by?: 'email' | 'phone'): Promise<string>
  /** Nobody is registered any more, and nobody has asked for anything too often. */
  startAnew(): Promise<void>
  end(): Promise<void>
}

export type BesideSandbox = {
  readonly out: string
  urlOf(brand: string, path: string): string
  /** Port and address; another one after `startAnew`. */
  sandbox(): Started
  /** Of a browser: pages look for the sandbox at its usual port, where someone else's may be. */
  readonly resolverRules: string
  startAnew(): Promise<void>
  close(): Promise<void>
}

export async function serveBesideSandbox(log: (line: string) => void): Promise<BesideSandbox> {
  const out = await ensureBuilt()
  const start = (port: number) => startSandbox({ file: ':memory:', port, passwordCost: 1_024, log })
  let sandbox = await start(0)
  const served = await preview({ out, host: '127.0.0.1', port: 0, strictPort: true, connect: () => [apiBase], log })
  return {
    out,
    urlOf(brand, path) {
      const { url } = served.urls.find((candidate) => candidate.brand === brand)!
      return new URL(path, url).href
    },
    sandbox: () => sandbox,
    resolverRules: `MAP localhost:8111 127.0.0.1:${sandbox.port}`,
    async startAnew() {
      const { port } = sandbox
      await sandbox.close()
      sandbox = await start(port)
    },
    async close() {
      await served.close()
      await sandbox.close()
    },
  }
}

export async function openAccountSite({ backForwardCache = false } = {}): Promise<AccountSite> {
  const bugs: string[] = []
  const { out, urlOf, sandbox, resolverRules, startAnew, close } = await serveBesideSandbox(
    (line) => void bugs.push(line),
  )
  const browser = await launch({
    args: [`--host-resolver-rules=${resolverRules}`],
    backForwardCache,
  }).catch(async (error: unknown) => {
    // Else the servers keep the file of tests from ending.
    await close()
    throw error
  })

  async function post<T>(path: string, payload: object = {}): Promise<T> {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(sandbox().origin + path, { method: 'POST', headers, body: JSON.stringify(payload) })
    const { success, data, msg } = (await response.json()) as { success: boolean; data: T; msg: string }
    if (!success) throw new Error(`${path}: ${msg}`)
    return data
  }
  async function codeFor(to: string): Promise<string> {
    const messages = (await (await fetch(`${sandbox().origin}/__outbox.json`)).json()) as { to: string; code: string }[]
    const message = messages.find((candidate) => candidate.to === to)
    if (!message) throw new Error(`Nothing was sent to ${to}`)
    return message.code
  }

  return {
    browser,
    bugs,
    codeFor,
    urlOf,
    startAnew,
    html: (brand, path) => readFile(`${out}/${brand}${path}index.html`, 'utf8'),
    async addPerson({ password: plain, ...person }, by = 'email') {
      const password = smCrypto.sm2.doEncrypt(plain, await post<string>('/getPublicKey'), 1)
      const account = person[by]
      const verifyType = by === 'email' ? 'EMAIL_VERIFY_CODE' : 'SMS_VERIFY_CODE'
      await post('/rdp/console/api/v1/verify/sendcode', {
        [by === 'email' ? 'email' : 'phoneNumber']: account,
        verifyType,
        verifyCodeType: 'REGISTER',
      })
      await post('/register', { ...person, password, verifyType, verifyCode: await codeFor(account) })
      const { token } = await post<{ token: string }>('/login', {
        account,
        password,
        loginType: 'PASSWORD',
      })
      return token
    },
    async end() {
      await browser.close()
      await close()
    },
  }
}

/** Ready to be used: the form's script comes with the focus. The page may be on its way to be loaded anew. */
export async function formIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('form[data-account-form] input')?.focus()
    return document.querySelector('form[data-hydrated]')
  })
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form input[name="${name}"]`).fill(value)
  }
}

export async function waitForText(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && element.textContent!.includes(wanted),
      ),
    { timeout: 60_000 },
    selector,
    wanted,
  )
}

type Opened = OpenPage & { close(): Promise<void> }

/** A page in a session of its own, whose form nobody has touched. */
export async function openAsleep(site: AccountSite, brand: string, path: string, view?: View): Promise<Opened> {
  const session = await openSession(site.browser)
  const shown = await openPage(session, view)
  await shown.page.goto(site.urlOf(brand, path))
  return { ...shown, close: () => session.end() }
}

/** The same with the pointer at the form, and ready. */
export async function openForm(site: AccountSite, brand: string, path: string, view?: View): Promise<Opened> {
  const opened = await openAsleep(site, brand, path, view)
  await opened.page.hover('form[data-account-form] input')
  await opened.page.waitForSelector('form[data-hydrated]')
  return opened
}
