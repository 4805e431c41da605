/** What the shared store has for one state of the code: the list that each run reads first and replaces last. */
import * as v from 'valibot'
import { tryTo } from '../../errors/tryTo.ts'
import { RemoteError, type Remote } from './remote.ts'

/** As it is sent, compressed. `bytes` is its size as it was before. */
export type Piece = { readonly hash: string; readonly size: number; readonly bytes: number }

export type Listing = {
  readonly version: 1
  /** Packs of values. The oldest is first. */
  readonly packs: readonly Piece[]
  /** Files of the last run: `snapshot.ts`. */
  readonly snapshot?: Piece | undefined
}

export const emptyListing: Listing = { version: 1, packs: [] }

export const limits = {
  /** A run whose packs do not fit in puts what it needs itself in place of all of them. */
  packs: 64,
  /** Of all packs. */
  bytes: 2 * 2 ** 30,
  /** A pack is full with so much, and takes no value that is larger. */
  pack: 32 * 2 ** 20,
} as const

const mostOfListing = 2 ** 16

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2.5 * limits.pack))

const piece = v.strictObject({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), size: count, bytes: count })

const listing = v.strictObject({
  version: v.literal(1),
  packs: v.pipe(
    v.array(piece),
    v.maxLength(limits.packs),
    v.check((packs) => fits(packs)),
  ),
  snapshot: v.optional(piece),
})

function fits(packs: readonly Piece[]): boolean {
  return bytesOf(packs) <= limits.bytes
}

export const bytesOf = (packs: readonly Piece[]): number => packs.reduce((sum, { bytes }) => sum + bytes, 0)

/** Empty where there is none. Throws `RemoteError`. */
export async function readListing(remote: Remote, key: string): Promise<Listing> {
  const body = await remote.read(key, mostOfListing)
  if (!body) return emptyListing
  const { success, output } = v.safeParse(listing, parsed(body))
  if (!success) throw new RemoteError('has a list that no build wrote', { isContent: true })
  return output
}

export const writeListing = (remote: Remote, key: string, { packs, ...rest }: Listing): Promise<void> =>
  remote.write(key, Buffer.from(JSON.stringify({ ...rest, packs: newest(packs) })))

/** As many as a list may have. */
function newest(packs: readonly Piece[]): readonly Piece[] {
  let kept = packs.slice(-limits.packs)
  while (!fits(kept)) kept = kept.slice(1)
  return kept
}

const parsed = (body: Buffer): unknown => tryTo(() => JSON.parse(body.toString()))
