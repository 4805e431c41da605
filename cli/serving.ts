/** Shared by `dev` and `preview`: print the addresses, wait for Ctrl-C, close. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Context, Outcome } from './command.ts'
import type { ServeFlags } from './flags.ts'

type Server = {
  readonly urls: readonly { readonly brand: string; readonly url: string }[]
  close(): Promise<void>
}

export async function untilStopped(
  { urls, close }: Server,
  flags: ServeFlags,
  { report, signal, announce }: Context,
): Promise<Outcome> {
  announce({ urls })
  const width = Math.max(...urls.map(({ brand }) => brand.length))
  for (const { brand, url } of urls) report.result(`${brand.padEnd(width)}  ${url}`)
  if (flags.open && urls[0]) openBrowser(urls[0].url, report.note)
  if (!signal.aborted) await once(signal, 'abort')
  await close()
  return {}
}

function openBrowser(url: string, note: (text: string) => void): void {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]]
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
  child.on('error', () => note(`No browser could be started; open ${url}`))
  child.unref()
}
