/** Chromium and Firefox, both led by Puppeteer. */
import { spawnSync } from 'node:child_process'
import puppeteer, { type Browser } from 'puppeteer'
import { launch } from '../support/browser.ts'
import type { Visitor } from './visitor.ts'

export const openChromium = async (): Promise<Visitor> => visitorOf('chromium', await launch({ paints: true }))

export async function openFirefox(): Promise<Visitor> {
  const program = ['firefox', 'firefox-esr'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (!program) throw new Error('There is no Firefox: apt-get install firefox-esr')
  const { stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' })
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: stdout.trim(), timeout: 120_000 })
  return visitorOf('firefox', browser)
}

async function visitorOf(name: string, browser: Browser): Promise<Visitor> {
  const page = await browser.newPage()
  return {
    name,
    goto: async (url) => void (await page.goto(url)),
    async resize(width, height) {
      await page.setViewport({ width, height })
      return width
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    end: () => browser.close(),
  }
}
