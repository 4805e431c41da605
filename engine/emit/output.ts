/** The output folder: built beside the old one, then swapped in with two renames (docs/decisions/07-swap-the-output.md). */
import { mkdir, readdir, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { renameFolder } from '../disk/renameFolder.ts'
import { outputUnsafe } from '../errors/outputMessages.ts'
import { succeeds } from '../errors/tryTo.ts'
import { assemble, createFolders, fileIn } from './assemble.ts'
import { hasOutputManifest, manifestName } from './manifest.ts'
import { displayPath, loadPreviousOutput, type PreviousOutput } from './previous.ts'
import { removeTree } from './removeTree.ts'

export type Output = PreviousOutput & {
  /** Absolute. Takes what is written until the new output is complete. */
  readonly staging: string
  /** Absolute: where a file of the new output lies until then. */
  placeOf(file: string): string
  write(file: string, body: string | Uint8Array): Promise<void>
  /** How many files were written. */
  readonly writes: () => number
  /** For an unchanged file: it stays the previous one, and is not written again. */
  keep(file: string): void
  /** Does nothing where the output would be what it is. Takes the text of its manifest. */
  commit(manifest: string): Promise<void>
  abort(): Promise<void>
}

type Opening = {
  /** Absolute: where the previous output lies, if another one stands in for it, whose files are moved then. */
  readonly from?: string | undefined
  readonly note?: (text: string) => void
}

/** `out` and `root` are absolute. Throws `output-unsafe` before anything is touched. */
export async function openOutput(
  out: string,
  root: string,
  { from = out, note = () => {} }: Opening = {},
): Promise<Output> {
  const [staging, previousFolder] = [`${out}.staging-${process.pid}`, `${out}.prev`]
  await repair({ out, previousFolder, root, from, note })
  const own = await loadPreviousOutput(out, root)
  const { identities, text, ...previous } = from === out ? own : await loadPreviousOutput(from, root)
  const [written, kept] = [new Set<string>(), new Set<string>()]
  const makeFolder = createFolders()
  const placing = new Set<Promise<void>>()
  let isAborted = false

  function targetOf(file: string): string {
    if (isAborted) throw new Error(`${file} is no longer wanted`)
    written.add(file)
    return makeFolder(fileIn(staging, file))
  }

  const isAsBefore = (manifest: string): boolean =>
    from === out && !written.size && previous.isUntouched && manifest === text

  /** After an error other writes may still run: they must end before `abort` removes their folder. */
  async function track(work: Promise<void>): Promise<void> {
    placing.add(work)
    try {
      await work
    } finally {
      placing.delete(work)
    }
  }

  await mkdir(staging, { recursive: true })
  return {
    ...previous,
    staging,
    // Not joined by a function: all files of a large site are asked for.
    placeOf: (file) => `${written.has(file) ? staging : from}/${file}`,
    write: async (file, body) => track(writeFile(targetOf(file), body)),
    writes: () => written.size,
    keep: (file) => void kept.add(file),
    async commit(manifest) {
      if (isAsBefore(manifest)) return removeTree(staging)
      const folder = await assemble({
        ...{ staging, from, former: previousFolder, written, kept, identities },
        isSpare: from !== out,
      })
      // Under a name that the next run sweeps: a removal that is killed must not leave a part of it in the way.
      if (await exists(previousFolder)) await renameFolder(previousFolder, `${staging}-former`)
      // Before the manifest is written: files that it has in common with the new output are touched.
      await removeTree(`${staging}-former`)
      await writeFile(join(folder, manifestName), manifest)
      await swap({ folder, out, previousFolder })
      await removeTree(staging)
    },
    async abort() {
      isAborted = true
      await Promise.allSettled(placing)
      for (const left of [staging, `${staging}-next`]) await removeTree(left)
    },
  }
}

type Swap = Readonly<Record<'folder' | 'out' | 'previousFolder', string>>

/**
 * The previous output stays beside the new one until the next build: open tabs still ask for its scripts. It is there again where
 * the new one cannot be moved.
 */
export async function swap({ folder, out, previousFolder }: Swap, move = renameFolder): Promise<void> {
  const hadOne = await exists(out)
  if (hadOne) await move(out, previousFolder)
  try {
    await move(folder, out)
  } catch (error) {
    if (hadOne) await move(previousFolder, out)
    throw error
  }
}

type Repair = Readonly<Record<'out' | 'previousFolder' | 'root' | 'from', string>> & Required<Pick<Opening, 'note'>>

/** A run that was killed may have left its staging folder, or stopped between the two renames. */
async function repair({ out, previousFolder, root, from, note }: Repair): Promise<void> {
  if (await exists(previousFolder)) {
    const isOutput = await hasOutputManifest(previousFolder)
    // One that was there before the first output is nothing to keep.
    const isEmpty = !isOutput && (await readdir(previousFolder).catch(() => undefined))?.length === 0
    if (isEmpty) await rmdir(previousFolder)
    else if (!isOutput) throw outputUnsafe(displayPath(previousFolder, root), 'it holds files that no build wrote')
    else if (!(await exists(out))) {
      await renameFolder(previousFolder, out)
      const [was, is] = [previousFolder, out].map((folder) => displayPath(folder, root))
      note(`${is} was gone, so the output before, ${was}, is there again until this run has made another.`)
    }
  }
  const siblings = await readdir(dirname(out)).catch(() => [])
  const left = siblings.filter((name) => name.startsWith(`${basename(out)}.staging-`) && name !== basename(from))
  await Promise.all(left.map((name) => removeTree(join(dirname(out), name))))
}

export const exists = (path: string): Promise<boolean> => succeeds(stat(path))
