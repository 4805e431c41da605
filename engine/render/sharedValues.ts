/** The values that routes share with all pages of a brand. Which of them a page reads are its inputs. */
import { hashJson } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import type { Json } from '../types.ts'

type Values = Readonly<Record<string, Json>>

/** The same values; the names of those that are looked at are added to `reads`. */
export const noteReads = (values: Values, reads: Set<string>): Values =>
  new Proxy(values, {
    get: (target, name: string) => (reads.add(name), target[name]),
    has: (target, name: string) => (reads.add(name), name in target),
  })

/** Hashes a value when it is first asked for. */
export const createValueHashes = (values: Values): ((name: string) => string) =>
  memoized((name) => hashJson(values[name]))
