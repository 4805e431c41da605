import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Tells two versions of a file apart; empty where there is none. `path` is absolute. */
export const versionOf = (path: string): Promise<string> =>
  stat(path, { bigint: true }).then(
    ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
    () => '',
  )

/** The same where a package manager has put the same file there again. Undefined where there is none. */
export function packageFileVersion(path: string): string | undefined {
  const now = statSync(path, { throwIfNoEntry: false })
  return now && `${now.size} ${now.mtimeMs}`
}

/** Whether there was nothing in the file. */
export const isEmptyVersion = (version: string): boolean => version.split(' ')[1] === '0'

/** In ms since 1970. `version` is that of a file that is there. */
export const savedAt = (version: string): number => Number(version.split(' ')[2]) / 1e6
