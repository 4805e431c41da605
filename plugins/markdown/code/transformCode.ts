/** Code as transformers of Shiki make it. They are code of the project, as plugins of rehype are: what they make is trusted. */
import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { ShikiTransformer } from 'shiki/types'
import { visit } from 'unist-util-visit'
import { htmlOptions } from '../hast/html.ts'
import { classOf } from './colour.ts'
import { highlighterFor, themeName, type GrammarName } from './grammars.ts'

/** Of a line, 0-based: its classes and its number. `written`: which line it was; undefined for one that was not there. */
export type MarkLine = (
  index: number,
  written: number | undefined,
) => { readonly names: readonly string[]; readonly number: number | undefined }

type CodeToTransform = {
  readonly grammar: GrammarName | undefined
  /** Behind the language of the fence, as it is written. */
  readonly meta: string
  readonly transformers: readonly ShikiTransformer[]
  readonly tabindex: number | false
  readonly mark: MarkLine
  /** Where words are marked in a line, by which line it was. */
  readonly wordsIn: (line: string, written: number) => readonly (readonly [start: number, end: number])[]
}

/** `code`: what is shown of it. `html` is a `<pre>`. Throws whatever a transformer throws. */
export async function transformCode(
  code: string,
  { grammar, meta, transformers, tabindex, mark, wordsIn }: CodeToTransform,
): Promise<{ readonly code: string; readonly html: string }> {
  const highlighter = await highlighterFor(grammar, code)
  let shown = code
  let written: readonly (number | undefined)[] = []
  const own: ShikiTransformer = {
    // Behind those, too, that are to run last.
    enforce: 'post',
    preprocess(changed, options) {
      shown = changed
      written = linesIn(code, changed)
      options.decorations = [
        ...(options.decorations ?? []),
        ...changed.split('\n').flatMap((text, line) => {
          const ranges = written[line] === undefined ? [] : wordsIn(text, written[line])
          return ranges.map(([from, to]) => ({
            ...markAt,
            start: { line, character: from },
            end: { line, character: to },
          }))
        }),
      ]
    },
    line(element, line) {
      const { names, number } = mark(line - 1, written[line - 1])
      this.addClassToHast(element, [...names])
      if (number !== undefined) element.properties['dataLine'] = number
    },
  }
  const root = highlighter.codeToHast(code, {
    lang: grammar ?? 'text',
    theme: themeName,
    rootStyle: false,
    // No limit of time: on a busy machine a block would lose its colours, and two builds would differ.
    tokenizeTimeLimit: 0,
    tabindex,
    meta: { __raw: meta },
    transformers: [...transformers, own],
  })
  visit(root, 'element', colourByClass)
  return { code: shown, html: toHtml(root, htmlOptions) }
}

const markAt = { tagName: 'mark', alwaysWrap: true, properties: {} }

/** By line of `changed`: which it is of `code`, of which lines have been taken away. */
function linesIn(code: string, changed: string): readonly (number | undefined)[] {
  const lines = code.split('\n')
  let next = 0
  return changed.split('\n').map((line) => {
    const at = lines.indexOf(line, next)
    if (at < 0) return undefined
    next = at + 1
    return at
  })
}

const ofTheme = /var\(--(?:token-[\w-]+|foreground|background)\)/

/** As code has its colours everywhere else: a policy may refuse styles of elements. */
function colourByClass({ properties }: Element): void {
  const style = String(properties['style'] ?? '')
  const rules = style.split(';').filter((rule) => rule && !ofTheme.test(rule))
  const classes = [properties['class'] ?? []].flat().join(' ').split(/\s+/)
  const names = [...classes.filter((name) => name !== 'shiki' && name !== themeName), classOf(style)].filter(Boolean)
  properties['style'] = rules.join(';') || undefined
  properties['class'] = names.join(' ') || undefined
}
