/** An empty folder outside of any repository. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function openTempFolder(): { readonly path: string; end(): void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  return { path, end: () => rmSync(path, { recursive: true, force: true }) }
}
