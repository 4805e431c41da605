/** A code fence as a figure. Colours come later, from a grammar that may have to be loaded. */
import type { Element, ElementContent } from 'hast'
import type { Fence } from '../hast/toHast.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { languageOf, suggestLanguage } from './languages.ts'
import { readMarks } from './marks.ts'
import type { Mark } from './marks.ts'
import { readMeta } from './meta.ts'
import type { Meta } from './meta.ts'
import { escapeText, highlight } from './highlight.ts'

export type HighlightCode = (
  fence: Fence,
  page: Page,
) => { readonly figure: Element; readonly job: () => Promise<void> }

export const highlightCode: HighlightCode = (fence, page) => {
  const language = languageOf(fence.language)
  if (!language)
    page.problems.push(
      messages.codeLanguageUnknown(page.place(fence.node), fence.language, suggestLanguage(fence.language)),
    )
  const meta = readMeta(fence.meta)
  const { code, marks } = readMarks(fence.code)
  const content = { type: 'raw', value: '' } as unknown as ElementContent & { value: string }
  const figure: Element = {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: meta.wrap ? ['code', 'wrap'] : ['code'],
      dataLang: language?.name ?? 'text',
      ...(meta.noCopy && { dataNoCopy: '' }),
    },
    children: [content],
  }
  return {
    figure,
    async job() {
      const lines = await highlight(code, language?.grammar)
      const title = meta.title === undefined ? '' : `<figcaption>${escapeText(meta.title)}</figcaption>`
      // A box that scrolls has to be reachable by keyboard.
      const focusable = meta.wrap ? '' : ' tabindex="0"'
      content.value = `${title}<pre${focusable}><code>${withLines(lines, meta, marks)}</code></pre>`
    },
  }
}

const classes: Readonly<Record<Mark, string>> = {
  highlight: 'hl',
  add: 'add',
  remove: 'del',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/** Lines get an element of their own only where there is something to say about lines. */
function withLines(
  lines: readonly string[],
  { ranges, firstNumber }: Meta,
  marks: ReadonlyMap<number, ReadonlySet<Mark>>,
): string {
  if (!ranges.length && firstNumber === undefined && !marks.size) return lines.join('\n')
  return lines
    .map((line, index) => {
      const names = new Set(marks.get(index))
      if (ranges.some(([first, last]) => index + 1 >= first && index + 1 <= last)) names.add('highlight')
      const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`
      return `<span class="${['line', ...[...names].map((name) => classes[name])].join(' ')}"${number}>${line}</span>`
    })
    .join('\n')
}
