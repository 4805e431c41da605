/** Loaded first (`node --import`): every folder tells its entries in reverse, as another file system might. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const reversed = <T>(entries: T): T => (Array.isArray(entries) ? (entries.toReversed() as T) : entries)
const { readdir, readdirSync, promises } = fs
const readdirPromise = promises.readdir

Object.assign(fs, {
  readdir: (...args: unknown[]) => {
    const done = args.pop() as (error: unknown, entries: unknown) => void
    ;(readdir as (...all: unknown[]) => void)(...args, (error: unknown, entries: unknown) =>
      done(error, reversed(entries)),
    )
  },
  readdirSync: (...args: Parameters<typeof readdirSync>) => reversed(readdirSync(...args)),
})
promises.readdir = (async (...args: Parameters<typeof readdirPromise>) =>
  reversed(await readdirPromise(...args))) as typeof readdirPromise
syncBuiltinESMExports()
