/** A finished check or build, as the formats for CI servers see it. */
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostic } from '../../engine/types.ts'
import { slashed } from '../../engine/paths/slashed.ts'

export type FinishedRun = {
  readonly command: string
  readonly exitCode: number
  readonly diagnostics: readonly Diagnostic[]
  /** Known when the run came that far. */
  readonly pages?: number | undefined
  readonly rendered?: number | undefined
  readonly seconds: number
  readonly files: FileNames
}

/** Names of files as the CI server needs them: from the root of the repository, which may be above that of the site. */
export type FileNames = {
  /** With `/` between folders; undefined for what lies outside of the repository. */
  relativeName(file: string): string | undefined
  absoluteName(file: string): string
  /** Shown with problems that have no place: some servers refuse those. */
  readonly fallback: string
}

export function fileNames(root: string, repository: string, fallback: string): FileNames {
  // A repository elsewhere says nothing about this site.
  const base = isBelow(relative(repository, root)) ? repository : root
  const absoluteName = (file: string) => (isAbsolute(file) ? file : join(root, file))
  return {
    absoluteName,
    fallback,
    relativeName(file) {
      const name = relative(base, absoluteName(file))
      return isBelow(name) ? slashed(name) : undefined
    },
  }
}

const isBelow = (name: string): boolean => name !== '..' && !name.startsWith(`..${sep}`) && !isAbsolute(name)
