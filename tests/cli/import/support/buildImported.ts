/** Writes what an import came to, beside an engine that is not packed, and builds it. */
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Imported } from '../../../../cli/import/imported.ts'
import type { site } from '../../../support/cli.ts'
import { layThemedProject } from '../../../support/themedProject.ts'

/** `folder` lies within the repository, so that packages are found; `engine` of the import was `./kit/preset/index.ts`. */
export function buildImported({ draft }: Imported, folder: string): ReturnType<typeof site> {
  const { at, write, build } = layThemedProject(folder)
  for (const [file, content] of draft.files) {
    mkdirSync(dirname(at(file)), { recursive: true })
    if ('copyOf' in content) cpSync(join(draft.root, content.copyOf), at(file))
    else if (file !== 'package.json') write(file, content.body)
  }
  return build()
}
