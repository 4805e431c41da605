/** A code fence as a figure. A job fills in its content, because that may need a grammar, a file or a drawing. */
import type { Element, ElementContent } from 'hast'
import { suggest } from '../../../engine/errors/suggest.ts'
import { escapeText } from '../../../engine/html/escape.ts'
import { hashOf, short } from '../../../engine/store/hash.ts'
import type { Diagnostic, Place } from '../../../engine/types.ts'
import { drawingsTooLarge, drawingTooLarge } from '../excess.ts'
import { element } from '../hast/element.ts'
import type { Fence } from '../hast/toHast.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { annotationNames, readAnnotations, type AnnotatedCode, type LineAnnotation } from './annotations.ts'
import { loadCode } from './loadCode.ts'
import { languageOf, suggestLanguage } from './languages.ts'
import { metaSlips, readMeta, type Meta } from './meta.ts'
import { markedIn, mostWords, withMarkedWords, wordsOf } from './markedWords.ts'
import type { MarkLine } from './transformCode.ts'
import { highlight, isColourable } from './highlight.ts'

export type RenderFence = (
  fence: Fence,
  page: Page,
) => {
  readonly figure: Element
  /** Resolves to the code that the figure shows, with its title; undefined for a drawing, and where it cannot be shown. */
  readonly job: () => Promise<string | undefined>
}

export const renderFence: RenderFence = (fence, page) => {
  reportSlips(fence, page)
  return Object.hasOwn(page.fences, fence.language) ? renderDrawing(fence, page) : renderCode(fence, page)
}

function reportSlips({ meta, node }: Fence, page: Page): void {
  if (!meta) return
  const { reversed, misspelt } = metaSlips(meta)
  const place = page.place(node)
  for (const [first, last] of reversed) page.problems.push(messages.codeRangeReversed(place, first, last))
  for (const slip of misspelt) page.problems.push(messages.codeKeyUnknown(place, ...slip))
}

function annotationUnknown(name: string, place: Place): Diagnostic {
  const hint = name.startsWith('word:')
    ? `A block marks up to ${mostWords} words.`
    : `There are ${annotationNames.join(', ')}.`
  const nearest = suggest(name, annotationNames)
  return messages.codeKeyUnknown(place, `[!code ${name}]`, nearest, nearest === undefined ? hint : undefined)
}

const renderDrawing: RenderFence = (fence, page) => {
  const { language, node } = fence
  const meta = readMeta(fence.meta)
  const content = rawText()
  // With the file, because a list has the excerpts of many pages.
  const prefix = `m${short(hashOf(`${page.includeChain[0]} ${++page.drawn.count}`))}-`
  return {
    // A scrolling box must be reachable by keyboard.
    figure: element('figure', { className: ['drawing'], dataLang: language, tabIndex: 0 }, [content]),
    async job() {
      const code = await codeOfFence(fence, meta, page)
      if (code === undefined || !mayDraw(code, fence, page)) return undefined
      try {
        content.value = captionOf(meta.title) + (await page.fences[language]!(code, prefix))
        page.meter.fences += content.value.length
      } catch (error) {
        page.problems.push(
          messages.fenceBroken(page.place(node), language, error instanceof Error ? error.message : String(error)),
        )
        // Where that is no error, readers have the code.
        content.value = `${captionOf(meta.title)}<pre tabindex="0"><code>${escapeText(code)}</code></pre>`
      }
      return undefined
    },
  }
}

const renderCode: RenderFence = (fence, page) => {
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
    figure: element('figure', properties, [content]),
    async job() {
      const text = await codeOfFence(fence, meta, page)
      if (text === undefined || isFull(page)) return undefined
      const shown = { fence, meta, language, page }
      const { code, html } = (await transformed(text, shown)) ?? (await coloured(text, shown))
      content.value = captionOf(meta.title) + html
      page.meter.fences += content.value.length
      return meta.title === undefined ? code : `${meta.title}\n${code}`
    },
  }
}

type Shown = {
  readonly fence: Fence
  readonly meta: Meta
  readonly language: ReturnType<typeof languageOf>
  readonly page: Page
}
/** `html` is a `<pre>`. */
type ShownCode = { readonly code: string; readonly html: string }

/** A scrolling box must be reachable by keyboard. */
const focusableUnless = (wrap: boolean): string => (wrap ? '' : ' tabindex="0"')

async function coloured(text: string, { fence, meta, language, page }: Shown): Promise<ShownCode> {
  const { code, annotations, words, unknown } = readAnnotations(text, language?.name)
  for (const name of unknown) page.problems.push(annotationUnknown(name, page.place(fence.node)))
  const lines = withMarkedWords(await highlight(code, language?.grammar, page.context), words)
  return {
    code,
    html: `<pre${focusableUnless(meta.wrap)}><code>${withLines(lines, meta, annotations)}</code></pre>`,
  }
}

/** Undefined where there are no transformers, or they fail, which is reported. */
async function transformed(text: string, { fence, meta, language, page }: Shown): Promise<ShownCode | undefined> {
  if (!page.codeTransformers.length || !isColourable(text)) return undefined
  const { transformCode } = await import('./transformCode.ts')
  // What is unknown may be theirs.
  const { code, annotations, words } = readAnnotations(text, language?.name)
  try {
    return await transformCode(code, {
      grammar: language?.grammar,
      meta: fence.meta,
      transformers: page.codeTransformers,
      tabindex: meta.wrap ? false : 0,
      mark: marksOf(code.split('\n').length, meta, annotations),
      wordsIn: (line, written) => markedIn(line, wordsOf(written, words)),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    page.problems.push(messages.codeTransformerFailed(page.place(fence.node), reason))
    return undefined
  }
}

/** The page is refused for its size when all fences are done; no more of it is made. */
const isFull = ({ meter }: Page): boolean => meter.fences > meter.limits.html

/** What is too large is reported, and not drawn. */
function mayDraw(code: string, { node }: Fence, page: Page): boolean {
  const { meter, problems } = page
  const { drawing, drawings } = meter.limits
  const before = meter.drawings
  meter.drawings += code.length
  if (code.length > drawing) problems.push(drawingTooLarge(page.place(node), { size: code.length, limit: drawing }))
  else if (before <= drawings && meter.drawings > drawings)
    problems.push(drawingsTooLarge(page.place(node), { size: meter.drawings, limit: drawings }))
  return code.length <= drawing && meter.drawings <= drawings && !isFull(page)
}

/** Undefined where the code cannot be loaded, which is reported. */
const codeOfFence = async (fence: Fence, { file }: Meta, page: Page): Promise<string | undefined> =>
  file === undefined ? fence.code : loadCode(file, fence, page)

const rawText = () => ({ type: 'raw', value: '' }) as unknown as ElementContent & { value: string }

const captionOf = (title: string | undefined): string =>
  title === undefined ? '' : `<figcaption>${escapeText(title)}</figcaption>`

const classes: Readonly<Record<LineAnnotation, string>> = {
  highlight: 'hl',
  add: 'add',
  remove: 'del',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/** Lines have elements only where a line has an annotation or a number. */
function withLines(
  lines: readonly string[],
  { ranges, firstNumber }: Meta,
  annotations: AnnotatedCode['annotations'],
): string {
  if (!ranges.length && firstNumber === undefined && !annotations.size) return lines.join('\n')
  const mark = marksOf(lines.length, { ranges, firstNumber }, annotations)
  return lines
    .map((line, index) => {
      const { names, number } = mark(index, index)
      const numbered = number === undefined ? '' : ` data-line="${number}"`
      return `<span class="${['line', ...names].join(' ')}"${numbered}>${line}</span>`
    })
    .join('\n')
}

function marksOf(
  lineCount: number,
  { ranges, firstNumber }: Pick<Meta, 'ranges' | 'firstNumber'>,
  annotations: AnnotatedCode['annotations'],
): MarkLine {
  const isInRange = linesInRanges(ranges, lineCount)
  return (index, written = -1) => {
    const marks = new Set(annotations.get(written))
    if (isInRange[index]) marks.add('highlight')
    return {
      names: [...marks].map((name) => classes[name]),
      number: firstNumber === undefined ? undefined : firstNumber + index,
    }
  }
}

/** By line, 0-based. Ranges begin at 1 and may go beyond the end; where they overlap, no line is looked at twice. */
function linesInRanges(ranges: Meta['ranges'], lineCount: number): readonly boolean[] {
  const found = Array.from<boolean>({ length: lineCount }).fill(false)
  const sorted = ranges.toSorted(([a], [b]) => a - b)
  let next = 0
  for (const [first, last] of sorted) {
    for (next = Math.max(next, first - 1); next < Math.min(last, lineCount); next++) found[next] = true
  }
  return found
}
