/**
 * Where the values of a pack lie, by what their keys are: a hash table over the entries as an index has them. A large
 * cache has hundreds of thousands, of which a run asks for a few: none of them becomes an object before it is asked for.
 */

/** Where a value lies in its pack. Bytes. */
export type Spot = { readonly offset: number; readonly length: number }

export type Spots = {
  readonly size: () => number
  has(key: string): boolean
  get(key: string): Spot | undefined
  set(key: string, spot: Spot): void
  delete(key: string): void
  entries(): Iterable<readonly [key: string, spot: Spot]>
  /** As an index has them. */
  bytes(): Buffer
}

/** Of a digest, in bytes. A key is one as text of one character each. */
const keyLength = 32
/** The digest, offset (4 bytes), length (4). No value lies at 0: an entry with this offset is gone. */
export const entryLength = keyLength + 8

/** `written` are entries as an index has them; they may be changed. */
export function createSpots(written: Buffer = Buffer.alloc(0)): Spots {
  const list = createEntries(written)
  let size = 0
  /** The number of an entry plus one, at the first free place from the one that its key begins with. */
  let slots = new Int32Array(0)

  function fill(): void {
    slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, list.count() * 3))))
    size = 0
    for (let entry = 0; entry < list.count(); entry++) {
      if (!list.offset(entry)) continue
      let slot = list.beginning(entry) & (slots.length - 1)
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = entry + 1
      size++
    }
  }

  /** Of the entry with this key, or of the free place where it belongs. */
  function slotOf(key: string): number {
    let slot = beginningOf(key) & (slots.length - 1)
    while (slots[slot] && !list.isOf(slots[slot]! - 1, key)) slot = (slot + 1) & (slots.length - 1)
    return slot
  }

  function get(key: string): Spot | undefined {
    const found = slots[slotOf(key)]!
    return found ? list.spot(found - 1) : undefined
  }

  fill()
  return {
    size: () => size,
    has: (key) => get(key) !== undefined,
    get,
    set(key, spot) {
      if ((list.count() + 1) * 2 > slots.length) fill()
      const slot = slotOf(key)
      if (!slots[slot]) slots[slot] = list.add(key) + 1
      const entry = slots[slot]! - 1
      if (!list.offset(entry)) size++
      list.put(entry, spot)
    },
    delete(key) {
      if (!get(key)) return
      list.put(slots[slotOf(key)]! - 1, { offset: 0, length: 0 })
      size--
    },
    *entries() {
      for (let entry = 0; entry < list.count(); entry++) {
        const spot = list.spot(entry)
        if (spot) yield [list.key(entry), spot]
      }
    },
    bytes: list.bytes,
  }
}

/** As an index has them, one after the other, by their numbers. */
function createEntries(written: Buffer) {
  let bytes = written
  let count = written.length / entryLength

  const offset = (entry: number): number => bytes.readUInt32LE(entry * entryLength + keyLength)

  return {
    count: () => count,
    offset,
    beginning: (entry: number): number => bytes.readUInt32LE(entry * entryLength),
    key: (entry: number): string => bytes.toString('latin1', entry * entryLength, entry * entryLength + keyLength),
    isOf(entry: number, key: string): boolean {
      const start = entry * entryLength
      for (let at = 0; at < keyLength; at++) if (bytes[start + at] !== key.charCodeAt(at)) return false
      return true
    },
    /** Undefined where it is gone. */
    spot(entry: number): Spot | undefined {
      const at = offset(entry)
      return at ? { offset: at, length: bytes.readUInt32LE(entry * entryLength + keyLength + 4) } : undefined
    },
    put(entry: number, spot: Spot): void {
      bytes.writeUInt32LE(spot.offset, entry * entryLength + keyLength)
      bytes.writeUInt32LE(spot.length, entry * entryLength + keyLength + 4)
    },
    /** Returns the number of the new entry, which lies nowhere yet. */
    add(key: string): number {
      if ((count + 1) * entryLength > bytes.length) {
        const larger = Buffer.alloc(Math.max(64, count * 2) * entryLength)
        bytes.copy(larger)
        bytes = larger
      }
      bytes.write(key, count * entryLength, 'latin1')
      return count++
    },
    /** Without those that are gone. */
    bytes(): Buffer {
      const there = Array.from({ length: count }, (_, entry) => entry).filter(offset)
      if (there.length === count) return bytes.subarray(0, count * entryLength)
      return Buffer.concat(there.map((entry) => bytes.subarray(entry * entryLength, (entry + 1) * entryLength)))
    },
  }
}

/** The first four bytes, as `readUInt32LE` reads them. */
const beginningOf = (key: string): number =>
  (key.charCodeAt(0) | (key.charCodeAt(1) << 8) | (key.charCodeAt(2) << 16) | (key.charCodeAt(3) << 24)) >>> 0
