/**
 * For `--import`: a machine whose disk fails. `BROKEN_DISK` says how and where: `writeFile ENOSPC .staging-` is an error
 * of that kind whenever `writeFile` is called for a name that contains the last word.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [name, code, part] = process.env['BROKEN_DISK']!.split(' ') as ['writeFile' | 'openSync', string, string]

type Original = (path: unknown, ...more: unknown[]) => unknown

const failing =
  (original: Original): Original =>
  (path: unknown, ...more: unknown[]) => {
    if (!String(path).includes(part)) return original(path, ...more)
    throw Object.assign(new Error(`${code}: this disk is broken, ${name} '${String(path)}'`), { code, path })
  }

if (name === 'openSync') Object.assign(fs, { openSync: failing(fs.openSync as Original) })
else {
  const writeFile = failing(fs.promises.writeFile as Original)
  Object.assign(fs.promises, { writeFile: async (...given: [unknown]) => writeFile(...given) })
}
syncBuiltinESMExports()
