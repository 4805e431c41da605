/** Writes what an import came to, beside an engine that is not packed, and builds it. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Imported } from '../../../../cli/import/imported.ts'
import { site } from '../../../support/cli.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/** `folder` lies within the repository, so that packages are found; `engine` of the import was `./kit/preset/index.ts`. */
export function buildImported({ draft }: Imported, folder: string): ReturnType<typeof site> {
  const at = (...parts: readonly string[]) => join(folder, ...parts)
  for (const [file, content] of draft.files) {
    mkdirSync(dirname(at(file)), { recursive: true })
    if ('body' in content) writeFileSync(at(file), content.body)
    else cpSync(join(draft.root, content.copyOf), at(file))
  }
  // The theme lies within the project, as it does in an installed package.
  for (const part of ['cli', 'engine', 'plugins', 'preset', 'theme', 'package.json'])
    cpSync(join(repository, part), at('kit', part), { recursive: true })
  cpSync(join(repository, 'node_modules/@fontsource-variable'), at('node_modules/@fontsource-variable'), {
    recursive: true,
  })
  writeFileSync(at('package.json'), '{ "type": "module" }')
  return site(['build'], { cwd: folder, program: at('kit/cli/main.js') })
}
