/** Styles in the markup of a page. A strict content security policy refuses them: the page would look right in dev and wrong where it is served. */
import { moduleTexts, ownComponents } from '../disk/modules.ts'
import { inlineStyle } from '../errors/componentMessages.ts'
import { placeAt } from '../errors/placeAt.ts'
import type { Config, Diagnostic, Place } from '../types.ts'
import type { Markup } from './markup/readMarkup.ts'

type Pieces = {
  /** The view and its fragments, and the file they are told at where none is known. */
  readonly markup: readonly Markup[]
  readonly file: string
  /** Prose. What writers say of styles is left out, so these are of the project's plugins of rehype. */
  readonly contents: readonly { readonly file: string; readonly html: string }[]
}

export type InlineStyles = (pieces: Pieces) => readonly Diagnostic[]

export function createInlineStyles(config: Config): InlineStyles {
  if (config.inlineStyles) return () => []
  const styleAt = createStylePlaces(config)
  return ({ markup, file, contents }) => [
    ...markup.flatMap(({ inlineStyle: style, styleElement: element }) => [
      ...(style === undefined ? [] : inlineStyle(styleAt(style) ?? { file }, `style="${style}"`).diagnostics),
      ...(element === undefined ? [] : inlineStyle({ file }, element).diagnostics),
    ]),
    ...contents.flatMap(({ file: prose, html }) => {
      const found = styleInProse(html)
      return found === undefined ? [] : inlineStyle({ file: prose }, found).diagnostics
    }),
  ]
}

/** Text has no `<` of its own, but names of headings in attributes may have. */
function styleInProse(html: string): string | undefined {
  if (!/\sstyle="|<style\b/i.test(html)) return undefined
  for (const [tag] of html.matchAll(/<[a-z](?:[^<>"]|"[^"]*")*>/gi)) {
    const found = /^<style\b.*/is.exec(tag)?.[0] ?? /\s(style="[^"]*")/i.exec(tag)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Where an inline style was written, the one component of the project that has a `style` with these names: for `color:red;margin-top:0`
 * where it says `style={{ color: …, marginTop: … }}`. Files are read when a page has such a style.
 */
function createStylePlaces(config: Config): (style: string) => Place | undefined {
  let texts: readonly (readonly [file: string, text: string])[] | undefined
  return (style) => {
    const names = style.split(';').flatMap((each) => scriptName(each.split(':')[0]!.trim()) || [])
    texts ??= [...moduleTexts(config.root, ownComponents(config))]
    const places = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bstyle=\{\{([^}]*)\}/g)].flatMap(({ index, 1: written }) =>
        names.every((name) => written!.includes(name)) ? [placeAt(file, text, index)] : [],
      ),
    )
    return places.length === 1 ? places[0] : undefined
  }
}

/** As React names it: `margin-top` -> `marginTop`; `--depth` stays. */
const scriptName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/^-ms-/, 'ms-').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
