/**
 * The files of a new output in one folder. Where most of them are kept, it is made of the output before the last: there nearly
 * all of them lie already, so that the cost is that of what has changed and not of the whole site.
 */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { renameFolder } from '../disk/renameFolder.ts'
import { outputUnsafe } from '../errors/outputMessages.ts'
import { linkOrCopy } from './linkOrCopy.ts'
import { isStill, type Identities } from './previous.ts'
import { removeTree } from './removeTree.ts'

export type Pieces = {
  /** Absolute. Holds what was written. */
  readonly staging: string
  /** Absolute: the output of which files are kept. */
  readonly from: string
  /** Absolute: the output before the last, if there is one. It is gone afterwards. */
  readonly former: string
  /** Whether `from` is nobody's: its files are moved, and it is gone afterwards. */
  readonly isSpare: boolean
  readonly written: ReadonlySet<string>
  readonly kept: ReadonlySet<string>
  /** Of the files of `from`, as they were found. */
  readonly identities: Identities
}

/** Returns the folder, whose name begins as that of the staging folder does. */
export async function assemble(pieces: Pieces): Promise<string> {
  const { staging, from, former, isSpare, written, kept } = pieces
  const next = `${staging}-next`
  const there = isSpare
    ? await takeAll(from, next, kept)
    : written.size < kept.size
      ? await takeOver(former, next, pieces)
      : undefined
  const folder = there ? next : staging
  const makeFolder = createFolders()
  for (const file of kept) {
    if (there?.has(file) || written.has(file)) continue
    linkOrCopy(join(from, file), makeFolder(fileIn(folder, file)))
  }
  if (there) for (const file of written) renameSync(join(staging, file), makeFolder(fileIn(folder, file)))
  return folder
}

/** Throws `output-unsafe` for a name that leaves the folder. */
export function fileIn(folder: string, file: string): string {
  const target = join(folder, file)
  if (!target.startsWith(folder + sep)) throw outputUnsafe(file, 'it leaves the output folder')
  return target
}

/** Makes the folder of a file; each is made once. */
export function createFolders(): (file: string) => string {
  const made = new Set<string>()
  return (file) => {
    const folder = dirname(file)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return file
  }
}

/** The kept files, which are all in it. */
async function takeAll(from: string, next: string, kept: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  await renameFolder(from, next)
  prune(next, '', (file) => kept.has(file))
  return kept
}

/** The kept files that are in it; undefined where there is none, or it may not be changed. */
async function takeOver(
  former: string,
  next: string,
  { identities, kept }: Pieces,
): Promise<ReadonlySet<string> | undefined> {
  const there = new Set<string>()
  try {
    renameSync(former, next)
    // Compared by their identity: nothing of what another program has done to it stays.
    prune(next, '', (file) => kept.has(file) && isStill(`${next}/${file}`, identities.get(file)) && there.add(file))
    return there
  } catch {
    await removeTree(next)
    return undefined
  }
}

/** Removes all other files, and folders that are empty then. Returns whether anything is left. */
function prune(folder: string, below: string, isWanted: (file: string) => unknown): boolean {
  let isLeft = false
  // Paths are not joined by a function: there are tens of thousands.
  for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
    const name = below + entry.name
    const path = `${folder}/${name}`
    if (!entry.isDirectory()) {
      if (isWanted(name)) isLeft = true
      else rmSync(path)
    } else if (prune(folder, `${name}/`, isWanted)) isLeft = true
    else rmdirSync(path)
  }
  return isLeft
}
