/** The prose of a Markdown file as it was written, with included files and code from files in place. */
import type { EmitContext } from '../../engine/types.ts'
import { cleanText } from './cleanText.ts'
import { readMeta, removeFileAttribute } from './code/meta.ts'
import { resolveCodeFile, extractSnippet } from './code/snippet.ts'
import { splitTarget } from './dataParts.ts'
import { formatIn, isMdx, type Format } from './format.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { withTexts, withWordTexts } from './figures.ts'
import { resolveLink } from './hast/urls.ts'
import type { Names } from './namesInProse.ts'
import { sectionOf, wholePage } from './pageSection.ts'
import { mapProse, segmentsOf } from './prose.ts'
import { withoutUnshown } from './unshown.ts'

const frontMatter = /^---[^\S\n]*\n(?:[^]*?\n)?---[^\S\n]*(?:\n|$)/
/** `## Setup {#setup}` */
const headingId = /^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm
const include = /^[ \t]*<Include\s+src="([^"]+)"\s*\/>[ \t]*$/gm
/** The whole of an empty fence: its code is in a file. One within another is an example. */
const emptyFence = /^([ \t]*)(`{3,}|~{3,})([^\n]*\sfile=[^\n]*)\n[ \t]*\2[ \t]*(?=\n?$)/g
const maxDepth = 4

/** `files` collects every file that was read beside the first one. */
type PageOptions = {
  readonly context: EmitContext
  readonly files: Set<string>
  readonly names: Names
  /** The text of a file with the URLs that they have elsewhere. */
  rewrite(text: string, file: string, isMdx: boolean): Promise<string>
  /** Of the plugin that read the page. */
  readonly format: Format | undefined
}

/** `format` is that of the page, for its parts as well. */
type FileOptions = PageOptions & {
  readonly depth: number
  /** The file is a page that is shown as a section of another one. */
  readonly isSection?: boolean
}

/** Without front matter, and what only its writers see. */
export async function expandSource(file: string, options: PageOptions): Promise<string> {
  const text = await sourceOf(file, options)
  const attributes = text.includes('format:') ? parseFrontMatter({ file, text }).attributes : {}
  return expandFile(file, text, { ...options, depth: 0, format: formatIn(attributes, file, options.format).given })
}

const sourceOf = async (file: string, { context }: PageOptions): Promise<string> =>
  cleanText((await context.source(file)) ?? '')

async function expandFile(file: string, source: string, options: FileOptions): Promise<string> {
  const text = options.isSection ? sectionOf(file, source).text : source.replace(frontMatter, '')
  const mdx = isMdx(file, options.format)
  // Before names have their texts, which may be no MDX any more.
  const shown = named(withoutUnshown(text, mdx, options.names.figures), options)
  // Before parts are in it, whose URLs are seen from files of their own.
  const prose = await options.rewrite(await expandCode(shown, file, options), file, mdx)
  return expandIncludes(prose, file, options)
}

/** With what it names in place, and without ids of headings. */
function named(text: string, { names: { figures, words } }: PageOptions): string {
  const isPlain = !/\{|\[\[/.test(text)
  return isPlain
    ? text
    : mapProse(text, (part) => withWordTexts(withTexts(part, figures), words)).replace(headingId, '$1')
}

async function expandIncludes(prose: string, from: string, options: FileOptions): Promise<string> {
  const { files, depth } = options
  const { parts } = options.names
  if (depth === maxDepth || !prose.includes('<Include')) return prose
  return replaceIn('prose', prose, include, async ([, src = '']) => {
    const { file = '', name } = splitTarget(src, from)
    if (parts[file]) return (await options.rewrite(named(parts[file][name] ?? '', options), from, false)).trimEnd()
    const url = resolveLink(src, { file: from })
    if (url.kind !== 'file') return ''
    files.add(url.file)
    const part = await sourceOf(url.file, options)
    return (await expandFile(url.file, part, { ...options, depth: depth + 1, isSection: name === wholePage })).trimEnd()
  })
}

async function expandCode(prose: string, from: string, { context, files }: PageOptions): Promise<string> {
  if (!prose.includes(' file=')) return prose
  return replaceIn('code', prose, emptyFence, async ([whole, indent = '', fence = '', info = '']) => {
    const target = resolveCodeFile(readMeta(info).file ?? '', from)
    if (target.kind !== 'file') return whole
    files.add(target.file)
    const text = await context.source(target.file)
    const snippet = text === undefined ? undefined : extractSnippet(cleanText(text), target.fragment)
    if (!snippet || !('code' in snippet)) return whole
    const lines = [`${fence}${removeFileAttribute(info)}`, ...snippet.code.split('\n'), fence]
    return lines.map((line) => (line ? indent + line : line)).join('\n')
  })
}

async function replaceIn(
  kind: 'prose' | 'code',
  text: string,
  pattern: RegExp,
  replacementOf: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts = segmentsOf(text).map(async ({ code, start, end }) => {
    const part = text.slice(start, end)
    if (code !== (kind === 'code')) return part
    const texts = await Promise.all([...part.matchAll(pattern)].map(replacementOf))
    return part.replace(pattern, () => texts.shift()!)
  })
  return (await Promise.all(parts)).join('')
}
