/** The dev server as a writer meets it: from the command to the first page, from the save to the changed page. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { launch } from '../support/browser.ts'
import { pageFile, pagePath } from './corpus.ts'

export type DevFigures = {
  readonly first: number
  readonly median: number
  readonly p95: number
  readonly edits: number
}

const cli = join(resolve(import.meta.dirname, '../..'), 'cli/main.js')
const edits = 40

/** `first` in seconds, from the start of the process; the others in ms. The bundler's own cache is warm, as on any second day. */
export async function measureDev(root: string): Promise<DevFigures> {
  const browser = await launch({ paints: true })
  try {
    await (await start(root)).stop()
    const begun = performance.now()
    const server = await start(root)
    const page = await browser.newPage()
    await page.goto(new URL(pagePath(7), server.url).href)
    await page.waitForSelector('h1')
    const first = (performance.now() - begun) / 1000

    const file = pageFile(root, 7)
    const text = readFileSync(file, 'utf8')
    const times: number[] = []
    for (let edit = 0; edit < edits; edit++) {
      const marker = `marker${edit}x`
      const changed = page.waitForFunction(
        (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
        { polling: 'mutation' },
        marker,
      )
      const saved = performance.now()
      writeFileSync(file, `${text}\n${marker}\n`)
      await changed
      times.push(performance.now() - saved)
    }
    await server.stop()
    const sorted = times.map(Math.round).sort((a, b) => a - b)
    return { first, median: sorted[edits >> 1]!, p95: sorted[Math.floor(edits * 0.95)]!, edits }
  } finally {
    await browser.close()
  }
}

async function start(root: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [cli, 'dev', '--root', root, '--port', '0'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((found, failed) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const [address] = /http:\/\/localhost:\d+\//.exec(output) ?? []
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => failed(new Error(`The dev server ended\n${output}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
