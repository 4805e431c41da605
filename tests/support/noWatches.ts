/** For `--import`: a machine that can watch five files and folders, and no more. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { watch } = fs
let left = 5

fs.watch = ((path: string, ...more: never[]) => {
  if (left-- > 0) return watch(path, ...more)
  const message = `ENOSPC: System limit for number of file watchers reached, watch '${path}'`
  throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'watch', path })
}) as typeof watch
syncBuiltinESMExports()
