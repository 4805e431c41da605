/** Moves a folder. */
import { rename } from 'node:fs/promises'
import { platform } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between attempts; ten seconds in all. */
const waits = [10, 20, 50, 100, 200, 500, ...Array.from<number>({ length: 9 }).fill(1000)]

type Move = {
  readonly move?: typeof rename
  readonly wait?: (ms: number) => Promise<unknown>
  readonly isWindows?: boolean
}

/**
 * Windows refuses that while a program has a file of it open, as one does that looks for viruses at what was just written, or a
 * server that sends it: both let go soon.
 */
export async function renameFolder(
  from: string,
  to: string,
  { move = rename, wait = setTimeout, isWindows = platform() === 'win32' }: Move = {},
): Promise<void> {
  for (const ms of isWindows ? waits : [])
    try {
      return await move(from, to)
    } catch (error) {
      if (!/^(?:EACCES|EBUSY|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
      await wait(ms)
    }
  return move(from, to)
}
