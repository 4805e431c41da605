/** Where a file or a folder really lies. */
import { realpathSync } from 'node:fs'

/**
 * With links resolved, and in the letters of the disk. Where the system does not tell `c:\sites` from `C:\Sites` a folder is reached
 * by both; modules keep the name they were asked for by, the bundler has that of the disk, and each name would be a module of its
 * own. A drive that stands for a folder stays the drive.
 */
export function realPath(path: string, asOnDisk: (path: string) => string = realpathSync.native): string {
  const real = realpathSync(path)
  const spelled = asOnDisk(real)
  return spelled.toLowerCase() === real.toLowerCase() ? spelled : real
}
