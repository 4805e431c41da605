/** The output of an earlier build, as it lies on the disk now. */
import { lstatSync, type Stats } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { walk } from '../disk/walk.ts'
import { outputIncomplete, outputUnsafe } from '../errors/outputMessages.ts'
import { hashOf } from '../store/hash.ts'
import type { Brand } from '../types.ts'
import {
  loadOutputManifest,
  manifestName,
  readOutputManifest,
  type ManifestFile,
  type OutputManifest,
} from './manifest.ts'

export type PreviousOutput = {
  /** By its manifest, without lost files. Undefined where there is none. */
  readonly previous: OutputManifest | undefined
  /** Files of its manifest that are gone or were changed by another program, as `brand/file`. */
  readonly lost: ReadonlySet<string>
  /** Whether nothing is lost, and no file is younger than the manifest: then sizes and times prove all of it. */
  readonly isUntouched: boolean
}

/** What tells a file from every other one, and from a later version of it, by its name. Where there is no telling, it is missing. */
export type Identities = ReadonlyMap<string, Identity>
type Identity = readonly [device: number, number: number, size: number, modified: number]

/**
 * Only files of builds are ever deleted: a folder without a manifest, or with other files, is refused.
 *
 * `out` and `root` are absolute. Throws `output-unsafe`.
 */
export async function loadPreviousOutput(
  out: string,
  root: string,
): Promise<
  PreviousOutput & { readonly identities: Identities; /** Of the manifest, as it is written. */ readonly text?: string }
> {
  const unsafe = (reason: string) => outputUnsafe(displayPath(out, root), reason)
  const identities = new Map<string, Identity>()
  const none = { previous: undefined, lost: new Set<string>(), isUntouched: false, identities }
  if (resolve(out) === resolve(root) || root.startsWith(out + sep) || out === sep)
    throw unsafe('it contains the project')
  const stats = await lstat(out).catch(() => undefined)
  if (!stats) return none
  if (!stats.isDirectory()) throw unsafe(stats.isSymbolicLink() ? 'it is a link' : 'it is a file')
  const found = walk(out)
  if (!found.length) return none
  const nested = found.find(({ name }) => name.endsWith(`/${manifestName}`))
  if (nested)
    throw unsafe(`"${displayPath(join(out, dirname(nested.name)), root)}" in it is the output of another build`)
  const known = await readOutputManifest(out)
  if (!known) throw unsafe('it holds files that no build wrote')

  const { manifest, text } = known
  const entries = entriesOf(manifest)
  const finished = lstatSync(join(out, manifestName)).mtimeMs
  const lost = new Set(entries.keys())
  let youngest = 0
  for (const { entry, name: file } of found) {
    const path = `${out}/${file}`
    if (entry.isDirectory() || file === manifestName) continue
    const wanted = entries.get(file)
    if (!entry.isFile() || !wanted) throw unsafe(`it holds "${file}", which no build wrote`)
    const stats = lstatSync(path)
    const identity = identityOf(stats)
    if (identity) identities.set(file, identity)
    // What puts back a copy may keep the time at which that was written; when the file was touched, no program can say.
    const touched = Math.max(stats.mtimeMs, stats.ctimeMs)
    youngest = Math.max(youngest, touched)
    if (!mayBe(stats, wanted)) continue
    // The manifest was written last: a younger file was changed by another program, or copied. Only its bytes can tell.
    if (touched <= finished || hashOf(await readFile(path)) === wanted.hash) lost.delete(file)
  }
  const isUntouched = !lost.size && youngest <= finished
  return { previous: lost.size ? withoutFiles(manifest, lost) : manifest, lost, isUntouched, identities, text }
}

/** By `brand/file`. */
function entriesOf({ brands }: OutputManifest): ReadonlyMap<string, ManifestFile> {
  const entries = new Map<string, ManifestFile>()
  for (const brand in brands) {
    const { files } = brands[brand]!
    for (const file in files) entries.set(`${brand}/${file}`, files[file]!)
  }
  return entries
}

/** Undefined where the file system has no numbers for files. */
const identityOf = ({ dev, ino, size, mtimeMs }: Stats): Identity | undefined =>
  ino ? [dev, ino, size, mtimeMs] : undefined

/** Whether this is the very file of that identity. `path` is absolute. */
export function isStill(path: string, identity: Identity | undefined): boolean {
  const stats = identity && lstatSync(path, { throwIfNoEntry: false })
  return stats !== undefined && identityOf(stats)?.every((number, index) => number === identity![index]) === true
}

/** A build replaces its output as a whole, and what lies in it. `out` and `root` are absolute. Throws `output-unsafe`. */
export async function assertOutside(out: string, root: string): Promise<void> {
  for (let folder = dirname(out); folder.startsWith(root + sep); folder = dirname(folder))
    if (await loadOutputManifest(folder))
      throw outputUnsafe(
        displayPath(out, root),
        `it lies in "${displayPath(folder, root)}", the output of another build`,
      )
}

/** Kept, a file that its owner may not read would be one that no server can read. */
const mayBe = (stats: Stats, { size }: ManifestFile): boolean => stats.size === size && (stats.mode & 0o400) !== 0

/** A run for some brands keeps the files of the others, so all of those must be there. Throws `output-incomplete`. */
export function assertComplete({ lost }: PreviousOutput, kept: readonly Brand[], out: string): void {
  const missing = [...lost].filter((file) => kept.some(({ id }) => file.startsWith(`${id}/`)))
  if (missing.length) throw outputIncomplete(`${out}/${missing[0]}`, missing.length - 1)
}

const withoutFiles = (manifest: OutputManifest, lost: ReadonlySet<string>): OutputManifest => ({
  ...manifest,
  brands: Object.fromEntries(
    Object.entries(manifest.brands).map(([id, brand]) => [
      id,
      {
        ...brand,
        files: Object.fromEntries(Object.entries(brand.files).filter(([file]) => !lost.has(`${id}/${file}`))),
      },
    ]),
  ),
})

export const displayPath = (folder: string, root: string): string =>
  folder.startsWith(root + sep)
    ? folder
        .slice(root.length + 1)
        .split(sep)
        .join('/')
    : folder
