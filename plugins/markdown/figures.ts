/**
 * What prose names instead of typing it: figures, `{price:usd.link}`, whose texts come from data files, and words of the
 * brand, `[[brand]]`, which are put in when a page is rendered.
 */
import type { Nodes, Root } from 'mdast'
import { suggest } from '../../engine/errors/suggest.ts'
import { wordPlaceholder, wordsOf } from '../../engine/html/brandWords.ts'
import { escapeHtml, escapeText } from '../../engine/html/escape.ts'
import { memoized } from '../../engine/store/memoized.ts'
import type { Brand, BrandWords, Config, Diagnostic, Document, Place, Site } from '../../engine/types.ts'
import { orBroken } from './dataParts.ts'
import { htmlParts } from './htmlParts.ts'
import { loadText } from './loadText.ts'
import * as messages from './messages.ts'
import type { Page } from './page.ts'
import { nodesIn, type PartValues } from './mdast/nodes.ts'
import { termFinder } from './terms.ts'
import type { Figures, FigureTexts, LoadedFigures } from './types.ts'

/** In `.mdx` braces hold code, so `preprocess` puts ⟦ and ⟧ in their place. */
const references = /[{⟦]([a-z]+):([^{}⟦⟧\s]*)[}⟧]/g

const wordReferences = /\[\[([a-z][\w-]*)\]\]/g

/** The text with the words of a brand in place. */
export const withWordTexts = (text: string, words: BrandWords): string =>
  text.replace(wordReferences, (whole, name: string) => words[name] ?? whole)

/** The text with those figures in place that are known, as `write` writes them. */
export const withTexts = (text: string, texts: FigureTexts, write = (figure: string): string => figure): string =>
  text.replace(references, (whole, name: string, key: string) => {
    const figure = texts[`${name}:${key}`]
    return figure === undefined ? whole : write(figure)
  })

/** Puts figures and placeholders of words into the tree, and reports what is unknown or was typed. Code is no prose. */
export async function expandNames(tree: Root, page: Page): Promise<void> {
  if (!page.figures && !page.terms && !page.words.length) return
  for (const node of nodesIn(tree)) {
    const start = page.place(node)
    if (node.type === 'text') node.value = await expand(node.value, page, (before) => placeBehind(start, before))
    else if (node.type === 'html') node.value = await expandHtml(node.value, page, start)
    else if (node.type === 'image' && node.alt) node.alt = await expand(node.alt, page, () => start)
    else if (node.type === 'tab') node.label = await expand(node.label, page, () => start)
    if ('title' in node && typeof node.title === 'string') node.title = await expand(node.title, page, () => start)
    for (const attribute of attributesOf(node))
      if (typeof attribute.value === 'string' && attribute.value.includes('⟦'))
        attribute.value = await expand(attribute.value, page, () => start)
  }
}

/** Of an element of `.mdx`, or what a part is given there. */
function attributesOf(node: Nodes): PartValues {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node.attributes
  return (node.type === 'include' && node.values) || []
}

async function expandHtml(html: string, page: Page, start: Place): Promise<string> {
  const written: string[] = []
  for (const { text, index, isProse } of htmlParts(html)) {
    const [, before = '', alt = ''] = /^(<img\s(?:[^>]*\s)?alt=")([^">]*)/i.exec(text) ?? []
    const shown = isProse ? text : alt
    const placeOf = (part: string) => placeBehind(start, html.slice(0, index) + before + part)
    const write = isProse ? escapeText : escapeHtml
    written.push(before, await expand(shown, page, placeOf, write), text.slice(before.length + shown.length))
  }
  return written.join('')
}

/** The fields of the front matter that pages show. Their names are put in while routing, see `withNames`. */
export async function checkFrontNames(
  fields: readonly { readonly text: string; readonly place: Place }[],
  page: Page,
): Promise<void> {
  for (const { text, place } of fields) await expand(text, page, () => place)
}

/** `placeOf`: the place behind a part of the text, where the page has one that fine. */
async function expand(
  written: string,
  page: Page,
  placeOf: (before: string) => Place,
  write?: (figure: string) => string,
): Promise<string> {
  const { figures, terms, problems } = page
  for (const { index, found, preferred } of terms ? termFinder(terms)(written) : [])
    problems.push(messages.termAvoided(placeOf(written.slice(0, index)), found, preferred))
  const text = putPlaceholders(written, page, placeOf)
  if (!figures) return text
  for (const { index, problem } of figures.typedIn(text)) problems.push(problem(placeOf(text.slice(0, index))))
  const found = [...text.matchAll(references)].filter(([, name]) => figures.names.includes(name!))
  if (!found.length) return text
  const { texts, isWhole } = await page.figureTexts(() => load(figures, page))
  for (const { index, 1: name, 2: key } of found) {
    // It may be one of a file that is broken.
    if (isWhole && texts[`${name}:${key}`] === undefined)
      problems.push(unknown(`${name}:${key}`, texts, placeOf(text.slice(0, index))))
  }
  return withTexts(text, texts, write)
}

function putPlaceholders(text: string, { words, problems }: Page, placeOf: (before: string) => Place): string {
  if (!words.length) return text
  return text.replace(wordReferences, (whole, name: string, index: number) => {
    if (words.includes(name)) return wordPlaceholder(name)
    problems.push(messages.wordUnknown(placeOf(text.slice(0, index)), name, suggest(name, words)))
    return whole
  })
}

function unknown(name: string, texts: FigureTexts, place: Place): Diagnostic {
  const known = Object.keys(texts)
  return messages.figureUnknown(place, name, suggest(name, known))
}

/** Where a data file is broken or missing, it is reported itself. */
async function load(figures: Figures, page: Page): Promise<LoadedFigures> {
  const all = await Promise.all(
    figures.files.map(async (file) => {
      const text = await loadText(file, page)
      return text === undefined ? {} : orBroken(() => figures.read({ file, text }))
    }),
  )
  return { texts: Object.assign({}, ...all), isWhole: !all.includes(undefined) }
}

function placeBehind({ file, line = 1, column = 1 }: Place, text: string): Place {
  const lines = text.split('\n')
  const last = lines.at(-1)!.length
  return { file, line: line + lines.length - 1, column: lines.length > 1 ? last + 1 : column + last }
}

type WithFigures = { readonly figures?: Readonly<Record<string, FigureTexts>> }

/** The figures of a locale, from the documents of data files. */
export const figuresIn = (all: readonly Document[], locale: string): FigureTexts =>
  Object.assign({}, ...all.map(({ data }) => (data as WithFigures).figures?.[locale]))

/** What pages show of their front matter. */
const shown = ['title', 'label', 'description']

/**
 * `figure-not-shown`, once for each page of a plugin that names a figure there which no document gives: that text is written
 * before data files are read for the prose.
 */
export function figuresNotShown(
  plugin: string,
  figures: ((locale: string, config: Config) => Figures | undefined) | undefined,
  { config, documents }: Site,
): readonly Diagnostic[] {
  return config.locales.flatMap(({ id }) => {
    const { names = [] } = figures?.(id, config) ?? {}
    const texts = names.length ? figuresIn(documents, id) : {}
    const own = documents.filter((each) => names.length && each.plugin === plugin && each.address?.locale === id)
    return own.flatMap(({ file, data }) => {
      const fields = data as Readonly<Record<string, unknown>>
      const found = shown.flatMap((field) => [...String(fields[field] ?? '').matchAll(references)])
      const left = found.find(([, name, key]) => names.includes(name!) && texts[`${name}:${key}`] === undefined)
      return left ? messages.figureNotShown({ file, line: 1 }, left[0]) : []
    })
  })
}

/** Documents whose titles and descriptions have their figures and the words of the brand in place. */
export function withNames(
  own: readonly Document[],
  { all, brand }: { readonly all: readonly Document[]; readonly brand: Brand },
): readonly Document[] {
  const textsFor = memoized((locale: string) => figuresIn(all, locale))
  return own.map((document) => {
    const data = document.data as Readonly<Record<string, unknown>>
    const changed = shown.flatMap((field) => {
      const text = data[field]
      if (typeof text !== 'string' || !/\{|\[\[/.test(text) || !document.address) return []
      const { locale } = document.address
      return [[field, withWordTexts(withTexts(text, textsFor(locale)), wordsOf(brand, locale))]]
    })
    return changed.length ? { ...document, data: { ...data, ...Object.fromEntries(changed) } } : document
  })
}
