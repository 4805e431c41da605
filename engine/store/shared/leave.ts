/** The end of a run: values that are new to the server as packs, files as a snapshot, and then the list that names them. */
import { readFileSync, statSync } from 'node:fs'
import { hashOf } from '../hash.ts'
import { keyDigest } from '../packFile.ts'
import type { PackStore } from '../packs.ts'
import { bytesOf, emptyListing, limits, readListing, writeListing, type Listing, type Piece } from './listing.ts'
import { packsOf, toPiece, type PackFolder } from './pieces.ts'
import { RemoteError, type Remote } from './remote.ts'
import { fileKind, isBelow, writeSnapshot } from './snapshot.ts'

/** A file: its path in the snapshot, where it lies, and its hash where that is known. */
export type SharedFile = { readonly path: string; readonly file: string; readonly hash?: string | undefined }

export type Leaving = {
  /** Each has the whole time. Throws `RemoteError`. */
  connect(): Remote
  /** Of the list. */
  readonly key: string
  readonly store: PackStore
  readonly folder: PackFolder
  /** As it was when the run began. */
  readonly listing: Listing
  /** Hashes of what is in it and the server does not have. */
  readonly lost: ReadonlySet<string>
  readonly files: readonly SharedFile[]
}

/** Throws `RemoteError`, and errors of the file system. */
export async function leave({ connect, key, store, folder, listing, lost, files }: Leaving): Promise<void> {
  const remote = connect()
  const isThere = ({ hash }: Piece) => !lost.has(hash)
  const isAnew = isOvergrown(listing, files)
  const kept = isAnew ? [] : listing.packs
  const known = new Set(store.sharedPacks().flatMap(({ name, keys }) => (folder.isOne(name, kept) ? [...keys] : [])))
  const hashes: Record<string, string> = {}
  const added: Piece[] = []

  async function list(remote: Remote, snapshot: Piece | undefined): Promise<void> {
    // Others may have left something meanwhile. What is lost between this and the last line is made again.
    const now = isAnew ? [] : (await readListing(remote, key).catch(replaced)).packs.filter(isThere)
    const others = now.filter(({ hash }) => !added.some((piece) => piece.hash === hash))
    await writeListing(remote, key, { version: 1, packs: [...others, ...added], snapshot })
  }

  try {
    for (const pack of packsOf(newValues(store, known, files, hashes), folder.part)) {
      const { piece, body } = await toPiece(pack)
      await remote.put(piece.hash, body)
      folder.add(piece, pack)
      added.push(piece)
    }
  } catch (error) {
    // A large site is shared in several runs where the time is short.
    if (added.length) await list(connect(), listing.snapshot).catch(() => {})
    throw error
  }
  const snapshot = await toPiece(writeSnapshot(hashes))
  const isSame = snapshot.piece.hash === listing.snapshot?.hash && isThere(snapshot.piece)
  if (isSame && !added.length && !lost.size) return
  if (!isSame) await remote.put(snapshot.piece.hash, snapshot.body)
  await list(remote, snapshot.piece)
}

/** A list that nobody can read is of no use to others either. */
function replaced(error: unknown): Listing {
  if (error instanceof RemoteError && error.isContent) return emptyListing
  throw error
}

/** Whether most of what is there is of no use to a run like this one, or there are too many packs. */
function isOvergrown({ packs }: Listing, files: readonly SharedFile[]): boolean {
  const wanted = files.reduce((sum, { file }) => sum + statSync(file).size, 0)
  return packs.length >= limits.packs || bytesOf(packs) > 4 * wanted + 2 * limits.pack
}

/** What is in the files and what the run has taken or made, but for what is `known`. Notes the hashes of the files. */
function* newValues(
  store: PackStore,
  known: Set<string>,
  files: readonly SharedFile[],
  hashes: Record<string, string>,
): Generator<readonly [key: string, value: Uint8Array]> {
  for (const { path, file, hash } of files) {
    if (!isBelow(path)) continue
    if (hash !== undefined && known.has(keyDigest(fileKind, hash))) {
      hashes[path] = hash
      continue
    }
    const bytes = readFileSync(file)
    const now = hashOf(bytes)
    // Changed since: it is not what was built.
    if (hash !== undefined && hash !== now) continue
    hashes[path] = now
    const key = keyDigest(fileKind, now)
    if (known.has(key)) continue
    known.add(key)
    yield [key, bytes]
  }
  for (const key of store.touched()) {
    const value = known.has(key) ? undefined : store.valueAt(key)
    if (value) yield [key, value]
  }
}
