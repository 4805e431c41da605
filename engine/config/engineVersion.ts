/** Which engine this is, and whether a plugin fits. */
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

const manifest = JSON.parse(readFileSync(findPackageJSON(import.meta.url)!, 'utf8')) as {
  readonly name: string
  readonly version: string
}

/** Under this name projects import it where it is installed as a package. */
export const engineName: string = manifest.name
export const engineVersion: string = manifest.version

/** `0.1.2` */
export const versionPattern = /^\d+\.\d+(?:\.\d+)?$/

/**
 * Whether what was written for one version works with another: that must not be older, and of the same major version.
 * Before 1.0 the second number counts as the first: `0.1` fits 0.1.7, not 0.2.0.
 */
export function fitsEngine(wanted: string, version: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(wanted)]
  const fixed = theirs[0] ? 1 : 2
  if (theirs.slice(0, fixed).some((number, index) => number !== ours[index])) return false
  const differs = theirs.findIndex((number, index) => number !== ours[index])
  return differs === -1 || theirs[differs]! < ours[differs]!
}

const numbersOf = (version: string): readonly number[] => [...version.split('.').map(Number), 0].slice(0, 3)
