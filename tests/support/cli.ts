/** Runs the program the way a shell does. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const mainFile = resolve(import.meta.dirname, '../../cli/main.js')

/** Variables of a process that has no network, nor have those it starts. */
export const withoutNetwork = { NODE_OPTIONS: `--import=${new URL('noNetwork.ts', import.meta.url).href}` }

export type Ran = {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** What the program would take from the machine the tests run on. */
const told = /^(?:CI|NO_COLOR|FORCE_COLOR|GITHUB_.*|SITE_STORE_.*)$/

type Options = {
  /** Its first module. Default: that of this repository. */
  readonly program?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Flags of Node. */
  readonly node?: readonly string[]
  /** In turn, each when its text first appears in what was printed. */
  readonly signals?: readonly { readonly on: string; readonly name: NodeJS.Signals }[]
  /** Closes the reading end of stdout at once, as `| head -0` does. */
  readonly closeStdout?: boolean
}

export async function site(
  args: readonly string[],
  { program = mainFile, cwd, env, node = [], signals = [], closeStdout }: Options = {},
): Promise<Ran> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)))
  const child = spawn(process.execPath, [...node, program, ...args], {
    cwd,
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  const left = [...signals]
  const look = () => {
    if (left[0] && `${stdout}${stderr}`.includes(left[0].on)) child.kill(left.shift()!.name)
  }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    look()
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
    look()
  })
  if (closeStdout) child.stdout.destroy()
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, stdout, stderr }
}
