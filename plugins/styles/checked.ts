/** Linaria, asked for no style that is no CSS, and its problems told at their place in the module. */
import { readFile } from 'node:fs/promises'
import { normalize, relative } from 'node:path'
import escape from 'escape-string-regexp'
import type { Plugin as VitePlugin, ResolvedConfig } from 'vite'
import { cssReason } from '../../engine/errors/cssErrors.ts'
import { missingAt, missingSheet } from '../../engine/errors/importErrors.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { slipsIn } from './grammar.ts'
import { explain, type Module } from './explain.ts'
import { styleComputed, stylePostcss, styleSlip, styleSyntax } from './messages.ts'
import { sheetOf } from './remembered.ts'
import { placeIn, placeOf, readSheet, type CssError } from './sheets.ts'
import { writtenIn } from './written.ts'
import { slashed } from '../../engine/paths/slashed.ts'

type Context = { resolve(from: string, importer: string): Promise<{ readonly id: string } | null> }
type Hooks = {
  configResolved(config: ResolvedConfig): void
  transform(this: Context, code: string, id: string, options?: unknown): Promise<unknown>
  load(id: string): string | undefined
}

/** `root` is absolute. Its `transform` throws `style-invalid`. */
export function checked(plugin: VitePlugin, root: string): VitePlugin {
  const hooks = plugin as unknown as Hooks
  let config: ResolvedConfig
  const own: Partial<Hooks> = {
    configResolved(resolved) {
      config = resolved
      hooks.configResolved(resolved)
    },
    async transform(code, id, options) {
      // It would look for compilers that packages name for their own styles.
      if (!code.includes('@linaria/core')) return undefined
      const module = await moduleAt(root, id.split('?', 1)[0]!)
      checkGrammar(module)
      const resolve = async (from: string, importer: string) => {
        const found = await this.resolve(from, importer)
        return found ? normalize(found.id) : undefined
      }
      const made = await hooks.transform.call(this, code, id, options).catch(async (error: Error) => {
        throw await explain(error, code, module, resolve)
      })
      const sheet = hooks.load(sheetOf(id))
      if (made && sheet !== undefined) await checkSheet(sheet, sheetOf(id), module, config)
      return made
    },
  }
  return { ...plugin, ...(own as object) }
}

async function moduleAt(root: string, path: string): Promise<Module> {
  const file = slashed(relative(root, path))
  const source = await readFile(path, 'utf8')
  return { root, file, source, written: await writtenIn(file, source) }
}

function checkGrammar({ file, source, written }: Module): void {
  const problems = written.templates.flatMap(({ text, start, values }) => [
    ...slipsIn(text).flatMap(({ kind, offset, length }) => {
      const at = start + offset
      return styleSlip(kind, source.slice(at, at + length), placeAt(file, source, at)).diagnostics
    }),
    ...values
      .filter(({ isFunction }) => isFunction)
      .flatMap(({ text: value, start: at }) => styleComputed(value, placeAt(file, source, at)).diagnostics),
  ])
  if (problems.length) throw SiteError.from(problems)
}

async function checkSheet(sheet: string, name: string, module: Module, config: ResolvedConfig): Promise<void> {
  const { root, file, source, written } = module
  await readSheet(sheet, name, config).catch((error: CssError) => {
    if (!error.loc) throw error
    const styles = { file, source, parts: written.templates }
    const place = placeIn(styles, error.sheet ?? sheet, error.loc)
    const missing = missingSheet(error.message)
    if (missing) throw SiteError.from([missingAt(missing, placeOf(`["'(]${escape(missing)}`, styles) ?? place, root)])
    const reason = cssReason(error.message)
    throw error.message.startsWith('[postcss]') ? stylePostcss(reason, place) : styleSyntax(reason, place)
  })
}
