/** `site dev` and `site preview` as a person starts them: a process of their own, and what it prints. */
import { spawn } from 'node:child_process'
import { mainFile } from '../../support/cli.ts'

export type Server = {
  /** By brand, with a slash at the end. */
  readonly urls: Readonly<Record<string, string>>
  readonly port: number
  readonly pid: number
  /** All it has printed so far, in the order it came. */
  printed(): string
  /** Waits until this is printed after the character `from` of `printed()`. */
  prints(text: string | RegExp, from?: number): Promise<void>
  /** As Ctrl-C does. Gives the exit code. */
  stop(): Promise<number | null>
}

/** Ready when it has printed where each of these brands is. */
export async function startServer(
  command: 'dev' | 'preview',
  brands: readonly string[],
  flags: readonly string[],
  program = mainFile,
): Promise<Server> {
  const args = [program, command, '--port', '0', '--host', '127.0.0.1', ...flags]
  const { CI: _ci, FORCE_COLOR: _color, ...env } = process.env
  const child = spawn(process.execPath, args, {
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))

  function until(is: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The server ${why} before it printed ${what}\n${printed}`))
      const timer = setTimeout(() => end(() => fail('was silent for a minute')), 60_000)
      const check = () => is() && end(resolve)
      function end(settle: () => void): void {
        clearTimeout(timer)
        listeners.delete(check)
        settle()
      }
      listeners.add(check)
      void ended.then(() => end(() => fail('ended')))
      check()
    })
  }

  const urlsNow = () =>
    Object.fromEntries([...printed.matchAll(/^([\w-]+) +(http:\/\/\S+\/)$/gm)].map(([, brand, url]) => [brand!, url!]))
  await until(() => brands.every((brand) => urlsNow()[brand]), 'where it is')
  const urls = urlsNow()
  return {
    urls,
    port: Number(new URL(Object.values(urls)[0]!).port),
    pid: child.pid!,
    printed: () => printed,
    prints: (text, from = 0) =>
      until(() => {
        const after = printed.slice(from)
        return typeof text === 'string' ? after.includes(text) : text.test(after)
      }, String(text)),
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
