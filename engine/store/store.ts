/** The cache between runs: values by kind and key. */
import type { Remember } from '../nouns.ts'
import { hashAll } from './hash.ts'

export type Store = {
  get(kind: string, key: string): Uint8Array | undefined
  /** Whether there is a value; it may turn out to be damaged. */
  has(kind: string, key: string): boolean
  put(kind: string, key: string, payload: string | Uint8Array): void
}

/** A JSON value; undefined if there is no intact entry. */
export function getJson<T>(store: Store, kind: string, key: string): T | undefined {
  const payload = store.get(kind, key)
  return payload && (JSON.parse(textOf(payload)) as T)
}

/** Without a copy of the bytes: together they are hundreds of megabytes. */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString()

/** The JSON value of a key, made and put there where there is none. */
export async function rememberJson<T>(
  store: Store,
  kind: string,
  { key, make }: { readonly key: string; readonly make: () => T | Promise<T> },
): Promise<T> {
  const known = getJson<T>(store, kind, key)
  if (known !== undefined) return known
  const made = await make()
  store.put(kind, key, JSON.stringify(made))
  return made
}

/** `remember` of a hook. `owner` is what the keys do not name: the code, and the plugin or the hook. */
export const rememberFor =
  (store: Store, kind: string, owner: readonly string[]): Remember =>
  (key, make) =>
    rememberJson(store, kind, { key: hashAll([...owner, key]), make })
