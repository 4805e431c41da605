/**
 * The cache of many machines, on a server. A run takes what it does not have before it begins, and leaves what is new when
 * its output is there. Whatever goes wrong costs time and is told once.
 */
import { join } from 'node:path'
import { storeUnavailable } from '../../errors/storeMessages.ts'
import { inBatches } from '../../disk/inBatches.ts'
import type { Diagnostic } from '../../types.ts'
import { sharedFolder } from '../openPacks.ts'
import type { PackStore } from '../packs.ts'
import { leave, type SharedFile } from './leave.ts'
import { emptyListing, readListing, type Listing, type Piece } from './listing.ts'
import { openPackFolder, takePiece } from './pieces.ts'
import { createRemote, RemoteError, type Remote, type RemoteOptions } from './remote.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

export type SharedStoreOptions = RemoteOptions & {
  /** SHA-256 of what runs must have in common: code, project, machine. */
  readonly key: string
  readonly store: PackStore
  /** Absolute: the folder of the store. */
  readonly values: string
}

export type SharedStore = {
  /** Files of the last run that left some. */
  readonly files: Snapshot
  /** Leaves the values of this run that are new to the server, and the files that the function names. */
  share(files: () => Promise<readonly SharedFile[]>): Promise<void>
  /** The first thing that went wrong. */
  readonly problem: () => Diagnostic | undefined
}

/** At most this many requests at once. */
const atOnce = 4

/** Takes what is missing here. Never throws. */
export async function openSharedStore(options: SharedStoreOptions): Promise<SharedStore> {
  const { key, store, values } = options
  const folder = openPackFolder(join(values, sharedFolder))
  const attempts = createAttempts(options)
  /** Hashes of what the server lists and does not have. */
  const lost = new Set<string>()
  let listing: Listing = emptyListing
  let files: Snapshot = {}

  /** Where one is no pack the others may be. */
  const takePack = (remote: Remote, piece: Piece) =>
    attempts.attempt('taken', async () => {
      if (!attempts.isUsable()) return
      lost.add(piece.hash)
      const bytes = await takePiece(remote, piece)
      if (!bytes) return
      folder.add(piece, bytes)
      lost.delete(piece.hash)
    })

  async function takeSnapshot(remote: Remote, piece: Piece): Promise<void> {
    lost.add(piece.hash)
    const bytes = await takePiece(remote, piece)
    if (!bytes) return
    files = readSnapshot(bytes)
    lost.delete(piece.hash)
  }

  await attempts.attempt('taken', async () => {
    const remote = createRemote(options)
    listing = await readListing(remote, key)
    folder.keepOnly(listing.packs)
    const missing = listing.packs.filter((piece) => !folder.has(piece))
    await inBatches(missing, (piece) => takePack(remote, piece), atOnce)
    store.refresh()
    if (attempts.isUsable() && listing.snapshot) await takeSnapshot(remote, listing.snapshot)
  })

  return {
    files,
    problem: attempts.problem,
    async share(wanted) {
      if (!attempts.isUsable()) return
      await attempts.attempt('left', async () =>
        leave({ connect: () => createRemote(options), key, store, folder, listing, lost, files: await wanted() }),
      )
    },
  }
}

/** Gathers the first problem. A server that cannot be reached, or refuses, is not asked again. */
function createAttempts({ url, signal }: Pick<SharedStoreOptions, 'url' | 'signal'>) {
  let problem: Diagnostic | undefined
  let isUsable = true
  return {
    isUsable: () => isUsable,
    problem: () => problem,
    async attempt(undone: 'taken' | 'left', work: () => Promise<void>): Promise<void> {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof RemoteError && error.isContent)) isUsable = false
        // Who stops a run knows why.
        if (!signal.aborted) problem ??= storeUnavailable(new URL(url).host, reasonOf(error), undone)
      }
    },
  }
}

/** What is no word of the server is one of this machine's disk. */
function reasonOf(error: unknown): string {
  if (error instanceof RemoteError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return `cannot be used: ${code ?? message}`
}
