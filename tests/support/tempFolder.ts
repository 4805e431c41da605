/** An empty folder outside of any repository. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TempFolder = { readonly path: string; end(): void }

export function openTempFolder(): TempFolder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  return { path, end: () => rmSync(path, { recursive: true, force: true }) }
}

/** The folder is there for as long as `work` lasts. */
export async function inTempFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const { path, end } = openTempFolder()
  try {
    return await work(path)
  } finally {
    end()
  }
}
