/** Keeps two builds of one output folder apart. */
import { randomUUID } from 'node:crypto'
import { constants, readFileSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { lockHeld } from '../errors/messages.ts'
import { tryTo } from '../errors/tryTo.ts'

type Holder = { readonly pid: number; readonly host: string; readonly started: string; readonly since: string }

/** Takes the lock and returns how to release it. A lock whose process has ended is taken over. Throws `lock-held`. */
export async function takeLock(out: string, note: (text: string) => void): Promise<() => Promise<void>> {
  const file = `${out}.lock`
  const own = `${file}.${hostname()}.${process.pid}.${randomUUID()}`
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    since: new Date().toISOString(),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(own, JSON.stringify(holder))
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await createExclusively(own, file)) {
        await removeAbandoned(file)
        return () => rm(file, { force: true })
      }
      const text = await readFile(file, 'utf8').catch(() => undefined)
      // Released meanwhile.
      if (text === undefined) continue
      const other = parse(text)
      if (other && isAlive(other)) throw lockHeld(other.pid, other.since)
      if (await removeStale(file, text, own))
        note(`Taking over the lock of a build that is gone${other ? ` (process ${other.pid})` : ''}`)
    }
    throw lockHeld(0, 'now')
  } finally {
    await rm(own, { force: true })
  }
}

/** A link appears complete or not at all, so that no process reads half a lock. False where there is one already. */
async function createExclusively(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      // A file system without hard links.
      return copyFile(own, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Removes a stale lock. One process at a time, and only the lock that was read: by now another build may have taken it. */
async function removeStale(file: string, text: string, own: string): Promise<boolean> {
  const turn = `${file}.takeover`
  if (!(await createExclusively(own, turn))) {
    const other = parse(await readFile(turn, 'utf8').catch(() => ''))
    if (other && !isAlive(other)) await rm(turn, { force: true })
    else await setTimeout(20)
    return false
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) return false
    await rm(file)
    return true
  } finally {
    await rm(turn, { force: true })
  }
}

/** Removes files of builds that were killed while they took the lock. */
async function removeAbandoned(file: string): Promise<void> {
  const beside = (await readdir(dirname(file))).filter((name) => name.startsWith(`${basename(file)}.`))
  for (const name of beside) {
    const path = join(dirname(file), name)
    const holder = parse(await readFile(path, 'utf8').catch(() => ''))
    if (holder ? !isAlive(holder) : isOfEnded(name) || (await isOld(path))) await rm(path, { force: true })
  }
}

/** A process that was killed between making its file and filling it has its number in the name only. */
const isOfEnded = (name: string): boolean =>
  name.includes(`.${hostname()}.`) && !isRunning(Number(name.split('.').at(-2)))

/** Whether whoever began to write the file would have ended by now. In the future it is where the clock was set back. */
const isOld = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) > 60_000,
    () => false,
  )

const parse = (text: string): Holder | undefined => tryTo(() => JSON.parse(text) as Holder)

/** Of another host this is unknown. Only the same process id with the same start is the same process. */
function isAlive({ pid, host, started }: Holder): boolean {
  return host !== hostname() || (isRunning(pid) && startOf(pid) === started)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Clock ticks since boot at which a process started (Linux); elsewhere unknown, and equal for all. */
function startOf(pid: number): string {
  const stat = tryTo(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? ''
  // The name of the program stands in brackets and may hold some itself.
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19] ?? ''
}
