/** Where a file or a folder really lies. */
import { realpathSync } from 'node:fs'

/**
 * With links resolved, and in the letters of the disk. Where the system does not tell `c:\sites` from `C:\Sites` a folder is reached
 * by both; modules keep the name they were asked for by, the bundler has that of the disk, and each name would be a module of its
 * own. A drive that stands for a folder stays the drive.
 */
export function realPath(path: string, asOnDisk: (path: string) => string = realpathSync.native): string {
  const real = realpathSync(path.replace(longName, ''))
  const spelled = asOnDisk(real)
  return spelled.toLowerCase() === real.toLowerCase() ? spelled : real
}

/** Node has a manifest it looked for by the form of names that may be long, `\\?\C:\site`, of which `realpathSync` knows nothing. */
const longName = /^\\\\\?\\/
