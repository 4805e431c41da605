/** Globs of plugins that can claim nothing: a slip of the pen looks like a plugin that does nothing. */
import { posix } from 'node:path'
import { placeOfPart } from '../config/valuePlaces.ts'
import { moduleTexts } from '../disk/modules.ts'
import { namesIn } from '../disk/namesIn.ts'
import { includeMissing } from '../errors/fileMessages.ts'
import { suggest } from '../errors/suggest.ts'
import type { Config, Diagnostic } from '../types.ts'

/** A warning for each whose folder is not there, or whose file is nearly called like one that is: others may come later. */
export async function missingIncludes(config: Config): Promise<readonly Diagnostic[]> {
  const named = config.plugins.flatMap(({ name, include = [], scans = [] }) =>
    [...include, ...scans].map((glob) => ({ name, glob })),
  )
  const found = named.map(async ({ name, glob }) => {
    const missing = missingIn(glob, config.root)
    // A place is looked for with the bundler's parser, which takes longer to load than all else that is done for a small site.
    if (!missing || !(missing.near || mayBeOwn(glob, config))) return []
    const place = await placeOfPart({ keys: ['include', 0], value: glob }, config)
    // A plugin that is not of this project alone may do without a folder.
    const isOwn = place.file === config.file && place.line !== undefined
    return isOwn || missing.near ? includeMissing(name, { ...missing, place }).diagnostics : []
  })
  return (await Promise.all(found)).flat().map((problem) => ({ ...problem, severity: 'warning' }))
}

/** Whether the configuration may have written it. */
function mayBeOwn(glob: string, { root, file }: Config): boolean {
  const text = moduleTexts(root, [file]).get(file) ?? ''
  return text.includes('include') || text.includes(glob)
}

/** The first name before any sign of a glob that nothing has. Those with `[content]` and the like begin with a folder that is there. */
function missingIn(glob: string, root: string): { path: string; near: string | undefined } | undefined {
  const parts = glob.split('/')
  const signs = parts.findIndex((part) => /[*?{}[\]()!+@]/.test(part))
  let folder = ''
  for (const part of signs < 0 ? parts : parts.slice(0, signs)) {
    const path = posix.join(folder, part)
    const names = namesIn(root, folder) ?? []
    if (!names.includes(part)) {
      const near = suggest(part, names)
      return path === glob && !near ? undefined : { path, near: near && posix.join(folder, near) }
    }
    folder = path
  }
  return undefined
}
