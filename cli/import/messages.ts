/** What can be wrong with a project that is imported. */
import { SiteError } from '../../engine/errors/SiteError.ts'
import { didYouMean } from '../../engine/errors/suggest.ts'
import type { Place } from '../../engine/types.ts'

export const importSourceUnknown = (kind: string, known: readonly string[]): SiteError =>
  new SiteError(`Cannot import from "${kind}"`, { code: 'usage-kind-unknown', hint: didYouMean(kind, known) })

export const importConfigMissing = (tool: string, folder: string, names: readonly string[]): SiteError =>
  new SiteError(`There is no site of ${tool} in ${folder}`, {
    code: 'usage-import-missing',
    hint: `Name the folder that has one of ${names.join(', ')}.`,
  })

export const importConfigBroken = (file: string, reason: string, place: Place): SiteError =>
  new SiteError(`${file} cannot be read: ${reason}`, {
    code: 'import-config-broken',
    place,
    hint: 'It has to run by itself: try "npm install" in that project first.',
  })

export const importConfigInvalid = (file: string, reason: string, place: Place): SiteError =>
  new SiteError(`${file} cannot be read: ${reason}`, {
    code: 'import-config-broken',
    place,
    hint: 'That is no valid code. Correct it there, and import again.',
  })

export const importTargetTaken = (folder: string): SiteError =>
  new SiteError(`${folder} is not empty`, {
    code: 'usage-import-target',
    hint: 'Name a new folder with --out. Nothing was written.',
  })

export const importTargetInside = (folder: string): SiteError =>
  new SiteError(`${folder} is in the project that is imported, or around it`, {
    code: 'usage-import-target',
    hint: 'Name a folder outside of it with --out: that project stays as it is.',
  })
