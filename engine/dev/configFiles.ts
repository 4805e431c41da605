/** Which files the configuration is made of. */
import { join, posix } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defaultApp, defaultClient } from '../config/resolveOptions.ts'
import { versionOf } from '../disk/versionOf.ts'
import type { Config } from '../types.ts'
import { saveDelay } from './saves.ts'

/** The configuration itself and modules of brands, which Node has loaded; prose, data and pages are read again anyway. */
export const isConfigFile = (file: string, { file: own, brandsFolder }: Config): boolean =>
  file === own || (file.startsWith(`${brandsFolder}/`) && /^[^/]+\/[^/]+\/[^/]+\.ts$/.test(file))

/** Modules that the configuration begins with. */
export const configEntries = ({ file, brands, brandsFolder }: Config): readonly string[] => [
  file,
  ...brands.map(({ id }) => `${brandsFolder}/${id}/brand.ts`),
]

/** Changes with any of the entries. */
export async function configVersion(config: Config): Promise<string> {
  return (await Promise.all(configEntries(config).map((file) => versionOf(join(config.root, file))))).join()
}

/** Whether the configuration has to be loaded again, because these files have changed. */
export async function concernConfig(files: readonly string[], config: Config): Promise<boolean> {
  for (const file of files) if (isConfigFile(file, config) || (await isNamedAnew(file, config))) return true
  return hasLostSet(files, config)
}

/** Whether the content set of a brand, where these files were, is gone. */
async function hasLostSet(files: readonly string[], { root, content, brands }: Config): Promise<boolean> {
  const sets = new Set(brands.map((brand) => posix.join(content, brand.content)))
  for (const set of sets) {
    const isGone = async () => (await versionOf(join(root, set))) === ''
    if (!files.some((file) => file.startsWith(`${set}/`)) || !(await isGone())) continue
    // Some tools delete a folder before they write it.
    await setTimeout(saveDelay)
    if (await isGone()) return true
  }
  return false
}

/** Whether a module that the configuration names is gone, or one is there that it takes without being told to. */
async function isNamedAnew(file: string, { root, app, client }: Config): Promise<boolean> {
  const isNamed = file === app || file === client
  const isAnew = async () => ((await versionOf(join(root, file))) === '') === isNamed
  if ((!isNamed && file !== defaultApp && file !== defaultClient) || !(await isAnew())) return false
  // Some editors delete a file before they write it.
  await setTimeout(saveDelay)
  return isAnew()
}
