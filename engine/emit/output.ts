/** The output folder: built beside the old one, then swapped in with two renames (decision D8). */
import { lstatSync } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { outputUnsafe } from '../errors/messages.ts'
import { loadManifest, manifestName, type OutputManifest } from './manifest.ts'

export type Output = {
  /** What stood there before, as its manifest tells, without files that were lost or changed since. */
  readonly previous: OutputManifest | undefined
  write(file: string, body: string | Uint8Array): Promise<void>
  /** A file that is as it was: the same bytes on the disk, not written again. */
  keep(file: string): Promise<void>
  /** A copy of a file that lies elsewhere; absolute. */
  copy(from: string, file: string): Promise<void>
  commit(manifest: OutputManifest): Promise<void>
  abort(): Promise<void>
}

/** `out` and `root` are absolute. Throws `output-unsafe` before anything is touched. */
export async function openOutput(out: string, root: string): Promise<Output> {
  const [staging, former] = [`${out}.staging-${process.pid}`, `${out}.prev`]
  await repair(out, former, root)
  const previous = await standing(out, root)
  const made = new Map<string, Promise<unknown>>()
  const placing = new Set<Promise<void>>()
  let isAborted = false

  async function place(file: string): Promise<string> {
    if (isAborted) throw new Error(`${file} is no longer wanted`)
    const target = join(staging, file)
    if (!target.startsWith(staging + sep)) throw outputUnsafe(file, 'it leaves the output folder')
    const folder = dirname(target)
    if (!made.has(folder)) made.set(folder, mkdir(folder, { recursive: true }))
    await made.get(folder)
    return target
  }

  /** Whoever fails leaves others at work: what they have begun must end before its folder is removed. */
  function placed(file: string, put: (target: string) => Promise<void>): Promise<void> {
    const work = place(file).then(put)
    const end = () => void placing.delete(work)
    placing.add(work)
    work.then(end, end)
    return work
  }

  await mkdir(staging, { recursive: true })
  return {
    previous,
    write: (file, body) => placed(file, (target) => writeFile(target, body)),
    keep: (file) => placed(file, (target) => linkOrCopy(join(out, file), target)),
    copy: (from, file) => placed(file, (target) => linkOrCopy(from, target)),
    async commit(manifest) {
      await writeFile(join(staging, manifestName), JSON.stringify(manifest))
      // Under a name that the next run sweeps: a removal that is killed must not leave a part of it in the way.
      if (await exists(former)) await rename(former, `${staging}-former`)
      // The former output stays beside the new one until the next build: open tabs still ask for its scripts.
      if (await exists(out)) await rename(out, former)
      await rename(staging, out)
      await rm(`${staging}-former`, { recursive: true, force: true })
    },
    async abort() {
      isAborted = true
      await Promise.allSettled(placing)
      await rm(staging, { recursive: true, force: true })
    },
  }
}

/** A run that was killed may have left its staging folder, or stopped between the two renames. */
async function repair(out: string, former: string, root: string): Promise<void> {
  if (await exists(former)) {
    if (!(await loadManifest(former))) throw outputUnsafe(shown(former, root), 'it holds files that no build wrote')
    if (!(await exists(out))) await rename(former, out)
  }
  const siblings = await readdir(dirname(out)).catch(() => [])
  const left = siblings.filter((name) => name.startsWith(`${basename(out)}.staging-`))
  await Promise.all(left.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })))
}

/** Only what we wrote is ever deleted: a folder without our manifest, or with other files in it, is left alone. */
async function standing(out: string, root: string): Promise<OutputManifest | undefined> {
  const unsafe = (reason: string) => outputUnsafe(shown(out, root), reason)
  if (resolve(out) === resolve(root) || root.startsWith(out + sep) || out === sep)
    throw unsafe('it contains the project')
  const stats = await lstat(out).catch(() => undefined)
  if (!stats) return undefined
  if (!stats.isDirectory()) throw unsafe(stats.isSymbolicLink() ? 'it is a link' : 'it is a file')
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  if (!entries.length) return undefined
  const manifest = await loadManifest(out)
  if (!manifest) throw unsafe('it holds files that no build wrote')

  const known = new Map(
    Object.entries(manifest.brands).flatMap(([brand, { files }]) =>
      Object.entries(files).map(([file, { size }]) => [`${brand}/${file}`, size]),
    ),
  )
  const finished = lstatSync(join(out, manifestName)).mtimeMs
  const intact = new Set<string>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const file = path
      .slice(out.length + 1)
      .split(sep)
      .join('/')
    if (entry.isDirectory() || file === manifestName) continue
    if (!entry.isFile() || !known.has(file)) throw unsafe(`it holds "${entry.name}", which no build wrote`)
    // The manifest was written last: whatever is younger was changed by someone else.
    const { size, mtimeMs } = lstatSync(path)
    if (size === known.get(file) && mtimeMs <= finished) intact.add(file)
  }
  return onlyFiles(manifest, (brand, file) => intact.has(`${brand}/${file}`))
}

const onlyFiles = (manifest: OutputManifest, isThere: (brand: string, file: string) => boolean): OutputManifest => ({
  ...manifest,
  brands: Object.fromEntries(
    Object.entries(manifest.brands).map(([id, brand]) => [
      id,
      { ...brand, files: Object.fromEntries(Object.entries(brand.files).filter(([file]) => isThere(id, file))) },
    ]),
  ),
})

const shown = (folder: string, root: string): string =>
  folder.startsWith(root + sep) ? folder.slice(root.length + 1) : folder

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // Another device, or a file system without hard links. EEXIST: two owners of one name with the same content.
    if (error.code !== 'EEXIST') await copyFile(from, to)
  })
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
