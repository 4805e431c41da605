/** Linaria, asked for no style that is no CSS, and its problems told at their place in the module. */
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import escape from 'escape-string-regexp'
import type { Plugin as VitePlugin, ResolvedConfig } from 'vite'
import { placeAt } from '../../engine/errors/placeAt.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { slipsIn } from './grammar.ts'
import { explain, type Module } from './explain.ts'
import { styleComputed, styleSlip, styleSyntax } from './messages.ts'
import { sheetOf } from './remembered.ts'
import { writtenIn } from './written.ts'

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
      if (!code.includes('@linaria/core')) return hooks.transform.call(this, code, id, options)
      const module = await moduleAt(root, id.split('?', 1)[0]!)
      checkGrammar(module)
      const resolve = async (from: string, importer: string) => (await this.resolve(from, importer))?.id
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
  const file = relative(root, path).split(sep).join('/')
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

/** As the bundler makes CSS of it afterwards. */
async function checkSheet(sheet: string, name: string, module: Module, config: ResolvedConfig): Promise<void> {
  const { preprocessCSS } = await import('vite')
  await preprocessCSS(sheet, name, config).catch((error: CssError) => {
    if (!error.loc) throw error
    throw styleSyntax(error.message.replace(/^\[lightningcss\] /, ''), placeIn(module, sheet, error.loc))
  })
}

/** Lines are 1-based, columns 0-based. */
type CssError = Error & { readonly loc?: { readonly line: number; readonly column: number } }

/** Where the declaration, or the head of the rule, is written that holds this spot of a stylesheet. */
function placeIn({ file, source, written }: Module, sheet: string, { line, column }: NonNullable<CssError['loc']>) {
  const lines = sheet.split('\n')
  const spot = lines.slice(0, line - 1).join('\n').length + 1 + column
  const from = Math.max(...[...';{}'].map((sign) => sheet.lastIndexOf(sign, spot - 1))) + 1
  const [whole] = /^[^;{}]*/.exec(sheet.slice(from))!
  // A selector begins with the name of the class, which stands for `&` or for nothing.
  for (const part of [whole, whole.replace(/^\s*\.[\w-]+/, '')].filter((each) => each.trim()))
    for (const { text, start } of written.templates) {
      const offset = text.search(asWritten(part))
      if (offset >= 0) return placeAt(file, source, start + offset)
    }
  return placeAt(file, source, written.templates[0]?.start ?? 0)
}

/** A stylesheet has no spaces but where it needs them. */
const asWritten = (part: string): RegExp =>
  new RegExp([...part.replaceAll(/\s/g, '')].map((sign) => escape(sign)).join('\\s*'))
