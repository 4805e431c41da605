/** The packs of a folder and of `shared/` in it, with where each value lies. */
import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { readIndex, scanPack } from './packFile.ts'
import { createSpots, type Spots } from './spots.ts'

export type Pack = {
  /** From the folder: `<name>.pack`, `shared/<name>.pack`. */
  readonly name: string
  /** ms since 1970. */
  readonly made: number
  readonly fd: number
  readonly spots: Spots
  /** Up to where its records are known. */
  end: number
  /** Whether its index on the disk tells all of them. */
  isIndexed: boolean
}

export type OpenPacks = {
  readonly all: () => readonly Pack[]
  /** The pack that has the value of a key: the one that was opened last, of several. */
  find(key: string): Pack | undefined
  /** A pack that this process writes; nobody else adds to it. */
  add(name: string): Pack
  /** Opens new packs, and reads what others have added to known ones. */
  refresh(): void
  /** For good: whoever looks for something later finds nothing. */
  close(): void
}

/** `folder` is absolute, `now` in ms since 1970. */
export function openPacks(folder: string, now: () => number): OpenPacks {
  const packs = new Map<string, Pack>()
  const newestFirst: Pack[] = []
  let isClosed = false

  function open(name: string): void {
    const made = madeAt(name)
    if (made === undefined) return
    const fd = tryTo(() => openSync(join(folder, name), 'r'))
    if (fd === undefined) return
    const index = readIndex(join(folder, indexOf(name)))
    // Of a pack that is shorter than its index says nothing of the index is believed.
    const isBelieved = index && index.size <= (tryTo(() => fstatSync(fd).size) ?? 0)
    const pack = packOf(name, { made: Math.min(made, now()), fd, entries: isBelieved ? index.entries : undefined })
    if (isBelieved) pack.end = index.size
    keep(pack)
    scan(pack)
  }

  function scan(pack: Pack): void {
    const end = tryTo(() =>
      scanPack(pack.fd, pack.end, (key, spot) => {
        pack.spots.set(key, spot)
        pack.isIndexed = false
      }),
    )
    pack.end = end ?? pack.end
  }

  function keep(pack: Pack): void {
    packs.set(pack.name, pack)
    newestFirst.unshift(pack)
  }

  return {
    all: () => [...packs.values()],
    find: (key) => newestFirst.find(({ spots }) => spots.has(key)),
    add(name) {
      const pack = { ...packOf(name, { made: now(), fd: openSync(join(folder, name), 'r') }), isIndexed: false }
      keep(pack)
      return pack
    },
    refresh() {
      if (isClosed) return
      for (const name of namesIn(folder)) {
        const pack = packs.get(name)
        if (pack) scan(pack)
        else open(name)
      }
    },
    close() {
      isClosed = true
      for (const { fd } of packs.values()) closeSync(fd)
      packs.clear()
      newestFirst.length = 0
    },
  }
}

type Opened = Pick<Pack, 'made' | 'fd'> & { readonly entries?: Buffer | undefined }

const packOf = (name: string, { made, fd, entries }: Opened): Pack => ({
  name,
  made,
  fd,
  spots: createSpots(entries),
  end: 0,
  isIndexed: true,
})

export const indexOf = (name: string): string => `${name}.index`

/** `<ms in base 36>-<uuid>.pack`, so that names sort by age. `id` has 13 digits of hex, or dashes. */
export const nameOf = (made: number, id = randomUUID().slice(0, 13)): string =>
  `${made.toString(36).padStart(9, '0')}-${id}.pack`

/** Undefined for what is no pack. */
function madeAt(name: string): number | undefined {
  const [, ms] = /^([0-9a-z]{9})-[0-9a-f-]{13}\.pack$/.exec(basename(name)) ?? []
  return ms === undefined ? undefined : Number.parseInt(ms, 36)
}

/** Packs and others, the oldest first: of a value that is there twice, the later one counts. */
const namesIn = (folder: string): readonly string[] => [
  ...filesIn(folder),
  ...filesIn(join(folder, sharedFolder)).map((name) => `${sharedFolder}/${name}`),
]

const filesIn = (folder: string): readonly string[] => (tryTo(() => readdirSync(folder)) ?? []).sort()

/** Packs of a shared store, beside those of this machine. Nothing is ever added to one. */
export const sharedFolder = 'shared'

export const isShared = ({ name }: Pick<Pack, 'name'>): boolean => name.startsWith(`${sharedFolder}/`)
