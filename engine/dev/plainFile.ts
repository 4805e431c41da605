import { readFile } from 'node:fs/promises'
import type { DevBundler } from '../bundle/dev/bundler.ts'
import { contentTypeOf, type AcceptedRequest } from '../serve/index.ts'
import { readWhole } from './saves.ts'
import type { DevResponse } from './server.ts'

/**
 * A file of the project or a package that is no module, for what shows it. Read whole: the bundler tells how long a file is before it
 * reads it; of one that is saved in between, the rest would be the beginning of the next answer, or would never come.
 */
export async function plainFile(
  { path, query }: Pick<AcceptedRequest, 'path' | 'query'>,
  bundler: DevBundler,
): Promise<DevResponse | undefined> {
  const file = bundler.plainFile(path, query)
  if (file === undefined) return undefined
  // It may be gone by now, or be a folder.
  const body = await readWhole(file, () => readFile(file)).catch(() => undefined)
  return body && { status: 200, type: contentTypeOf(file).type, body }
}
