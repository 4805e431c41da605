/**
 * Packages under development that are CommonJS. The bundler would run them as they are, where nothing is called `exports`; so Node
 * loads them, and browsers have what is made of them, as of installed ones.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryTo } from '../../errors/tryTo.ts'
import { manifestIn } from '../../paths/manifestIn.ts'
import type { LinkedPackage } from '../linkedPackages.ts'
import { entriesOf } from './packagesWithStyles.ts'

/** Whether all that is imported by the name of the package is CommonJS. */
export function isCommonPackage({ real }: LinkedPackage): boolean {
  const manifest = manifestIn(real)
  const entries = entriesOf(manifest)
  return manifest['type'] !== 'module' && entries.length > 0 && entries.every((file) => isCommon(join(real, file)))
}

const isCommon = (file: string): boolean =>
  /\.c?js$/.test(file) && !/^\s*(?:import|export)\b/m.test(tryTo(() => readFileSync(file, 'utf8')) ?? 'import')
