/** The browser of the end-to-end tests: one that is there, else one that is fetched. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const isRoot = process.getuid?.() === 0

/** Where the browser is; installs one where there is none. Several processes must not do that at once: the runner calls it first. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found) return found
  process.stderr.write('No browser found; installing one, which takes a minute.\n')
  for (const install of [installByPuppeteer, installByApt]) {
    if (!install()) continue
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('The end-to-end tests need a browser: npx puppeteer browsers install chrome')
}

async function findBrowser(): Promise<string | undefined> {
  const named = process.env['PUPPETEER_EXECUTABLE_PATH']
  if (named && existsSync(named)) return named
  for (const channel of [undefined, 'chrome'] as const) {
    const path = await Promise.resolve(channel ? puppeteer.executablePath(channel) : puppeteer.executablePath()).catch(
      () => undefined,
    )
    // A download without the system's libraries is no browser.
    if (path && existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0) return path
  }
  return names.map(inPath).find((path) => path !== undefined)
}

const inPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

function installByPuppeteer(): boolean {
  const command = join(import.meta.dirname, '../../node_modules/puppeteer/lib/puppeteer/node/cli.js')
  const args = existsSync(command) ? [command, 'browsers', 'install', 'chrome'] : undefined
  const run = args
    ? spawnSync(process.execPath, args, { timeout: 300_000 })
    : spawnSync('npx', ['--no-install', 'puppeteer', 'browsers', 'install', 'chrome'], { timeout: 300_000 })
  return run.status === 0
}

function installByApt(): boolean {
  if (!isRoot || process.platform !== 'linux') return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { timeout: 600_000, env }).status === 0
  const install = (...names: string[]) => apt('install', '-y', '--no-install-recommends', ...names)
  if (!apt('update') || !install('chromium', 'fonts-noto-cjk')) return false
  // Not every version of Debian has it.
  install(shell)
  return true
}

export type Launch = {
  readonly args?: readonly string[]
  /** Pages come back from the history as they were left. The headless shell cannot do that. */
  readonly backForwardCache?: boolean
  /**
   * Pages are painted as a person sees them, and what the compositor moves takes no time of the page. No test looks at a picture,
   * and painting is a quarter of what a page costs.
   */
  readonly paints?: boolean
}

/** Chromium without its windows: where it is there, a page costs a third less. */
const shell = 'chromium-headless-shell'

/** Without anything that calls home or depends on the machine. */
export async function launch({ args = [], backForwardCache = false, paints = false }: Launch = {}): Promise<Browser> {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A process that waits for the next page costs as much as that page's own, and so does one of its own for each site.
    '--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process',
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    // Without memory for pictures of it nothing is painted.
    ...(paints ? [] : ['--force-gpu-mem-available-mb=1']),
  ]
  const light = backForwardCache || process.env['PUPPETEER_EXECUTABLE_PATH'] ? undefined : inPath(shell)
  return puppeteer
    .launch({
      // Many begin at once on a small machine.
      timeout: 120_000,
      executablePath: light ?? (await ensureBrowser()),
      headless: light ? 'shell' : true,
      // Chromium refuses to run its sandbox as root.
      args: [...(isRoot ? ['--no-sandbox'] : []), ...quiet, ...args],
      ...(backForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    })
    .catch((error: unknown) => {
      // uvu says nothing of what goes wrong before the first test.
      console.error(error)
      throw error
    })
}

export type View = {
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** Was never asked whether visits may be counted. */
  readonly isNew?: boolean
}

export type OpenPage = {
  readonly page: Page
  /** Errors of the console and of scripts, and requests that failed; a test ends with none. */
  readonly problems: string[]
  /** Requests to hosts that are not this machine; a page makes none. */
  readonly foreign: string[]
}

/** As a visitor who was asked before: the question covers part of the page. */
export function declineCounting(): void {
  try {
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', 'denied')
  } catch {
    // Nothing can be stored here, or nothing shall be.
  }
}

export async function openPage(
  browser: Pick<Browser, 'newPage'>,
  { width = 1280, height = 800, dark = false, isNew = false }: View = {},
): Promise<OpenPage> {
  const page = await browser.newPage()
  const problems: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`script: ${String(error)}`))
  page.on('request', (request) => isForeign(request.url()) && foreign.push(request.url()))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`)
  })
  await page.setViewport({ width, height })
  if (!isNew) await page.evaluateOnNewDocument(declineCounting)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }])
  return { page, problems, foreign }
}

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return /^(https?|wss?):$/.test(protocol) && !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
}
