/** What lies in a folder of the project. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'

/** Names of files and folders; undefined where there is no such folder. */
export const namesIn = (root: string, folder: string): readonly string[] | undefined =>
  tryTo(() => readdirSync(join(root, folder)))
