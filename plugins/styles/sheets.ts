/** Stylesheets, read as CSS one by one: of all of them together the bundler says only that something is wrong. */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import escape from 'escape-string-regexp'
import type { Plugin as VitePlugin, ResolvedConfig } from 'vite'
import { moduleBroken } from '../../engine/errors/componentMessages.ts'
import { cssReason } from '../../engine/errors/cssErrors.ts'
import { placeAt } from '../../engine/errors/placeAt.ts'
import type { Place } from '../../engine/types.ts'
import { slashed } from '../../engine/paths/slashed.ts'

/** Lines are 1-based, columns 0-based, those of `sheet` where there is one: PostCSS has made it of what it was given. */
export type CssError = Error & {
  readonly loc?: { readonly line: number; readonly column: number }
  readonly sheet?: string
}

/** As the bundler will. Rejects with a `CssError`. */
export async function readSheet(sheet: string, name: string, config: ResolvedConfig): Promise<void> {
  const { preprocessCSS } = await import('vite')
  const { code } = await preprocessCSS(sheet, name, config)
  if (!isReadAfterwards(config)) await readAsCss(code, name, config)
}

/** PostCSS takes what is no CSS for CSS. */
const isReadAfterwards = ({ css }: ResolvedConfig): boolean => css.transformer === 'lightningcss'

async function readAsCss(sheet: string, name: string, config: ResolvedConfig): Promise<void> {
  const { preprocessCSS } = await import('vite')
  const css = { ...config.css, transformer: 'lightningcss' as const, lightningcss: { targets: {} } }
  // Names of a module are made already.
  await preprocessCSS(sheet, name.replace('.module.', '.'), { ...config, css }).catch((error: CssError) => {
    throw Object.assign(error, { sheet })
  })
}

/** For stylesheets of the project where there is a configuration of PostCSS. `root` is absolute. */
export function plainSheets(root: string): VitePlugin {
  let config: ResolvedConfig
  return {
    name: 'site:sheets',
    configResolved(resolved) {
      config = resolved
    },
    async transform(code, id) {
      if (isReadAfterwards(config) || !/\.css(?:$|\?(?!.*\b(?:raw|url)\b))/.test(id) || id.includes('.wyw-in-js.'))
        return
      const path = id.split('?', 1)[0]!
      await readAsCss(code, path, config).catch(async (error: CssError) => {
        if (!error.loc) throw error
        const file = slashed(relative(root, path))
        const text = await readFile(path, 'utf8')
        const written = { file, source: text, parts: [{ text, start: 0 }] }
        throw moduleBroken(cssReason(error.message), placeIn(written, code, error.loc))
      })
    },
  }
}

type WrittenIn = {
  readonly file: string
  readonly source: string
  readonly parts: readonly { readonly text: string; readonly start: number }[]
}

/** Where the declaration, or the head of the rule, is written that holds this spot of a stylesheet. */
export function placeIn(
  { file, source, parts }: WrittenIn,
  sheet: string,
  { line, column }: CssError['loc'] & {},
): Place {
  const lines = sheet.split('\n')
  const spot = lines.slice(0, line - 1).join('\n').length + 1 + column
  const from = Math.max(...[...';{}'].map((sign) => sheet.lastIndexOf(sign, spot - 1))) + 1
  const [whole] = /^[^;{}]*/.exec(sheet.slice(from))!
  // A selector begins with the name of the class, which stands for `&` or for nothing.
  const heads = [whole, whole.replace(/^\s*\.[\w-]+/, '')].filter((each) => each.trim())
  const styles = { file, source, parts }
  for (const head of heads) {
    const place = placeOf(asWritten(head), styles)
    if (place) return place
  }
  return sheet === source ? { file, line, column: column + 1 } : placeAt(file, source, parts[0]?.start ?? 0)
}

/** The first spot that such a text is at. */
export function placeOf(pattern: string, { file, source, parts }: WrittenIn): Place | undefined {
  for (const { text, start } of parts) {
    const offset = text.search(pattern)
    if (offset >= 0) return placeAt(file, source, start + offset)
  }
  return undefined
}

/** A stylesheet has no spaces but where it needs them. */
const asWritten = (part: string): string => [...part.replaceAll(/\s/g, '')].map((sign) => escape(sign)).join('\\s*')
