/** `zh/config.ts` beside the pages of a language, which VitePress reads since version 2: settings over those of the site. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { evaluate } from '../evaluate.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { rewriterOf } from './rewrites.ts'

export type Additional = {
  /** The settings of the site, with those of languages in `locales`. */
  readonly config: Fields
  /** What was not read, and why. */
  readonly left: readonly { readonly file: string; readonly reason?: string }[]
}

type Place = {
  /** Absolute. */
  readonly root: string
  /** Folder of all pages, from there. */
  readonly source: string
}

export async function withAdditional(config: Fields, { root, source }: Place): Promise<Additional> {
  const files = await fastGlob('**/config.{js,mjs,ts,mts}', {
    cwd: join(root, source),
    ignore: ['**/node_modules/**', '**/dist/**', '**/public/**'],
    followSymbolicLinks: false,
  })
  const left: { file: string; reason?: string }[] = []
  let locales = fieldsOf(config['locales'])
  for (const name of files.sort()) {
    const file = posix.join(source, name)
    const folder = posix.dirname(rewriterOf(config['rewrites']).nameOf(posix.join(posix.dirname(name), 'x.md')))
    const isPart = existsSync(join(root, source, posix.dirname(name), 'index.md'))
    const key = folder === '.' ? 'root' : folder
    // Any folder may have a file of that name that is something else.
    if (key !== 'root' && !Object.hasOwn(locales, key)) {
      if (isPart) left.push({ file })
      continue
    }
    const read = await evaluate({ root, name: file, folder: root }).catch((error: unknown) => error)
    if (read instanceof Error) {
      left.push({ file, reason: read instanceof SiteError ? read.diagnostics[0]!.message : read.message })
      continue
    }
    locales = { ...locales, [key]: merged(fieldsOf(locales[key]), fieldsOf(read)) }
  }
  return { config: Object.keys(locales).length ? { ...config, locales } : config, left }
}

const merged = (below: Fields, above: Fields): Fields => ({
  ...below,
  ...above,
  themeConfig: { ...fieldsOf(below['themeConfig']), ...fieldsOf(above['themeConfig']) },
})
