/**
 * For `--import`: a machine whose disk fails. `BROKEN_DISK` says how and where: `writeFile ENOSPC .staging-` is an error
 * of that kind whenever `writeFile` is called for a name that contains the last word.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [name, code, part] = process.env['BROKEN_DISK']!.split(' ') as ['writeFile' | 'open', string, string]
const original = fs.promises[name] as (path: unknown, ...more: unknown[]) => Promise<unknown>

Object.assign(fs.promises, {
  async [name](path: unknown, ...more: unknown[]) {
    if (!String(path).includes(part)) return original(path, ...more)
    throw Object.assign(new Error(`${code}: this disk is broken, ${name} '${String(path)}'`), { code, path })
  },
})
syncBuiltinESMExports()
