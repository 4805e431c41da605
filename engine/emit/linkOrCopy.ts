/** A file of an output in another one. */
import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** At once: waiting for a link takes ten times as long as making it, and an unchanged site is nothing but links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    // Another device, or a file system without hard links. EEXIST: the same file was kept twice.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to)
  }
}

/** The same, below folders that may not be there yet. */
export function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  linkOrCopy(from, to)
}
