import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'

export type Manifest = Readonly<Record<string, unknown>>

/** What the `package.json` of a folder says; nothing where there is none, and where it is no JSON. */
export const manifestIn = (folder: string): Manifest =>
  Object(tryTo(() => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))))
