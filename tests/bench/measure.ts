/** Runs a command and tells what it cost: wall time, CPU seconds and peak memory of its whole process tree. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

export type Cost = {
  readonly wall: number
  /** User + system, seconds, all processes and threads. */
  readonly cpu: number
  /** Peak resident memory, MiB. */
  readonly memory: number
  readonly output: string
}

const tick = 100
const sampleEvery = 25

type Surroundings = {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Default: Node. */
  readonly program?: string | undefined
}

export function measure(
  args: readonly string[],
  { env, cwd, program = process.execPath }: Surroundings = {},
): Promise<Cost> {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const sampler = sample(child.pid!)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      const wall = (performance.now() - start) / 1000
      if (code !== 0) reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`))
      else resolve({ wall, ...sampler.stop(), output })
    })
  })
}

/** Watches a process and its children through /proc. */
function sample(root: number): {
  stop(): { cpu: number; memory: number }
  now(): { cpu: number; memory: number }
} {
  const cpuOf = new Map<number, number>()
  let peak = 0
  const look = () => {
    let resident = 0
    for (const pid of treeOf(root)) {
      const usage = usageOf(pid)
      if (!usage) continue
      cpuOf.set(pid, usage.cpu)
      resident += usage.resident
    }
    peak = Math.max(peak, resident)
  }
  const timer = setInterval(look, sampleEvery)
  const now = () => ({ cpu: [...cpuOf.values()].reduce((sum, cpu) => sum + cpu, 0), memory: peak })
  return {
    now,
    stop() {
      clearInterval(timer)
      return now()
    },
  }
}

function treeOf(root: number): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = statOf(Number(name))
    if (stat) parents.set(Number(name), Number(stat[1]))
  }
  const tree = [root]
  for (const parent of tree) for (const [pid, of] of parents) if (of === parent) tree.push(pid)
  return tree
}

function usageOf(pid: number): { cpu: number; resident: number } | undefined {
  const stat = statOf(pid)
  if (!stat) return undefined
  // Fields counted from the state: 11 and 12 are user and system time, 21 is resident pages of 4 KiB.
  return { cpu: (Number(stat[11]) + Number(stat[12])) / tick, resident: Number(stat[21]) / 256 }
}

function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
