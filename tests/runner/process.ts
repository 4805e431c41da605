/** One test file, or one check, in a process of its own. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Job = {
  readonly name: string
  /** Arguments of Node. */
  readonly args: readonly string[]
  /** In ms. */
  readonly limit: number
  /** In ms, from the end of its last test to its own. */
  readonly patience?: number
  /** A tool with nothing but an exit code: it counts as one test. */
  readonly isCheck?: boolean
  /** Ends it as soon as it prints this. */
  readonly stopAt?: string
  /** Besides those of this process. */
  readonly env?: Readonly<Record<string, string>>
}

export type Ended = {
  readonly job: Job
  readonly code: number | null
  readonly output: string
  readonly late: boolean
  readonly seconds: number
}

const running = new Set<number>()

/** Most of a short test is reading and compiling modules: all files, and the programs they start, share what was compiled. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled')

/** The compiler of types is written in Go. It ends soon, so it need not tidy up as often: that is a quarter of its time. */
const seldomTidy = { GOGC: '400' }

/** A process group, so that a browser or a server started by a test ends with it. */
export async function runProcess(job: Job, cwd: string): Promise<Ended> {
  const start = performance.now()
  const child = spawn(process.execPath, job.args, {
    cwd,
    env: { NODE_COMPILE_CACHE: compiled, ...seldomTidy, ...process.env, ...job.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  let late = false
  const endLate = () => {
    late = true
    end(child.pid)
  }
  let timer = setTimeout(endLate, job.limit)
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      if (job.stopAt !== undefined && chunk.includes(job.stopAt)) end(child.pid)
      if (!/^ {2}Duration: /m.test(chunk)) return
      // All tests have been told: what keeps it from ending now has been left open.
      clearTimeout(timer)
      timer = setTimeout(endLate, job.patience ?? 60_000)
    })
  if (child.pid !== undefined) running.add(child.pid)

  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(null)
    })
    child.once('exit', (status) => {
      // What it left behind would keep the pipes open, and might have left the group.
      end(child.pid)
      const patience = setTimeout(() => resolve(status), 2000)
      child.once('close', () => {
        clearTimeout(patience)
        resolve(status)
      })
    })
  })
  clearTimeout(timer)
  if (child.pid !== undefined) running.delete(child.pid)
  return { job, code, output, late, seconds: (performance.now() - start) / 1000 }
}

function end(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is gone.
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    for (const pid of running) end(pid)
    process.exit(code)
  })
}
