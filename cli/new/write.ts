/** Writes files that do not exist yet: all of them, or none. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { fileExists } from '../messages.ts'

export type Draft = {
  /** Content by project-relative file. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The next step for the person, as a sentence. */
  readonly next?: string | undefined
}

export function writeNew(root: string, files: Draft['files']): string[] {
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)))
  if (taken.length) throw SiteError.from(taken.flatMap((file) => fileExists(file).diagnostics))
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    // `wx` also refuses a file that appeared since the check.
    writeFileSync(join(root, file), content, { flag: 'wx' })
  }
  return [...files.keys()]
}

/** `mysql_setup` -> `Mysql setup` */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The writer's day, not that of Greenwich. */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
