/** Paths that the files of an output name: while all of them are served, no file that is kept has to be read again. */
import { hashJson } from '../store/hash.ts'
import { getJson, type Store } from '../store/store.ts'

/** By brand. May hold what no file names any more. */
export type NamedPaths = ReadonlyMap<string, ReadonlySet<string>>

type Remembered = { readonly buildId: string; readonly brands: Readonly<Record<string, readonly string[]>> }

const kind = 'named'
const keyOf = (output: string): string => hashJson([kind, output])

/** Of the output folder, while it is the one of this build; otherwise nothing is known. */
export function loadNamedPaths(memos: Store, output: string, buildId: string): NamedPaths {
  const known = getJson<Remembered>(memos, kind, keyOf(output))
  const brands = known?.buildId === buildId ? known.brands : {}
  return new Map(Object.entries(brands).map(([brand, paths]) => [brand, new Set(paths)]))
}

/** When the files are in the output. */
export function saveNamedPaths(memos: Store, output: string, buildId: string, named: NamedPaths): void {
  const brands = Object.fromEntries([...named].map(([brand, paths]) => [brand, [...paths]]))
  memos.put(kind, keyOf(output), JSON.stringify({ buildId, brands } satisfies Remembered))
}
