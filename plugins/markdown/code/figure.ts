/** A code fence as a figure. Its content comes later: from a grammar that may have to be loaded, or from who draws it. */
import type { Element, ElementContent, Properties } from 'hast'
import type { Fence } from '../hast/toHast.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { codeFrom } from './fromFile.ts'
import { languageOf, suggestLanguage } from './languages.ts'
import { readMarks } from './marks.ts'
import type { Mark } from './marks.ts'
import { readMeta } from './meta.ts'
import type { Meta } from './meta.ts'
import { escapeText, highlight } from './highlight.ts'

export type ShowFence = (fence: Fence, page: Page) => { readonly figure: Element; readonly job: () => Promise<void> }

export const showFence: ShowFence = (fence, page) =>
  Object.hasOwn(page.fences, fence.language) ? drawn(fence, page) : coloured(fence, page)

const drawn: ShowFence = (fence, page) => {
  const { language, node } = fence
  const meta = readMeta(fence.meta)
  const content = rawText()
  return {
    // A box that scrolls has to be reachable by keyboard.
    figure: figureOf({ className: ['drawing'], dataLang: language, tabIndex: 0 }, content),
    async job() {
      const code = await codeOf(fence, meta, page)
      if (code === undefined) return
      try {
        content.value = captionOf(meta.title) + (await page.fences[language]!(code))
      } catch (error) {
        page.problems.push(
          messages.fenceBroken(page.place(node), language, error instanceof Error ? error.message : String(error)),
        )
      }
    },
  }
}

const coloured: ShowFence = (fence, page) => {
  const language = languageOf(fence.language)
  if (!language)
    page.problems.push(
      messages.codeLanguageUnknown(page.place(fence.node), fence.language, suggestLanguage(fence.language)),
    )
  const meta = readMeta(fence.meta)
  const content = rawText()
  const properties = {
    className: meta.wrap ? ['code', 'wrap'] : ['code'],
    dataLang: language?.name ?? 'text',
    ...(meta.noCopy && { dataNoCopy: '' }),
  }
  return {
    figure: figureOf(properties, content),
    async job() {
      const text = await codeOf(fence, meta, page)
      if (text === undefined) return
      const { code, marks } = readMarks(text)
      const lines = await highlight(code, language?.grammar)
      // A box that scrolls has to be reachable by keyboard.
      const focusable = meta.wrap ? '' : ' tabindex="0"'
      content.value = `${captionOf(meta.title)}<pre${focusable}><code>${withLines(lines, meta, marks)}</code></pre>`
    },
  }
}

/** Undefined where there is none; the page has a problem then. */
const codeOf = async (fence: Fence, { file }: Meta, page: Page): Promise<string | undefined> =>
  file === undefined ? fence.code : codeFrom(file, fence, page)

const rawText = () => ({ type: 'raw', value: '' }) as unknown as ElementContent & { value: string }

const figureOf = (properties: Properties, content: ElementContent): Element => ({
  type: 'element',
  tagName: 'figure',
  properties,
  children: [content],
})

const captionOf = (title: string | undefined): string =>
  title === undefined ? '' : `<figcaption>${escapeText(title)}</figcaption>`

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
