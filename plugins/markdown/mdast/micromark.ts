/** Text to mdast with micromark, which reads all there is. No other module imports it. */
import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown, type Extension as MdastExtension } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { combineExtensions } from 'micromark-util-combine-extensions'
import type { Extension } from 'micromark-util-types'
import { cjkAutolink } from './cjkAutolink.ts'
import type { Meter } from './meter.ts'
import { measured, metered, meteredMdx, meteredTable } from './metered.ts'
import type { Syntax } from '../published.ts'
import { noIndentedCode, noSyntax, type Dialect } from './syntax.ts'
import { hasTabs, mayHaveTagLines, tagLine, tagLineFromMarkdown } from './tagLine.ts'
import './nodes.ts'

type Feature = {
  readonly name: string
  /** Each extension costs parsing time, so a page gets those it may need. False positives are fine, false negatives are not. */
  readonly isIn: (text: string, dialect: Dialect) => boolean
  readonly syntax: () => Extension
  readonly tree?: () => MdastExtension | MdastExtension[]
}

const hasCjk = (text: string): boolean =>
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\ud840-\ud88d]/.test(text)
const isMd = (dialect: Dialect): boolean => dialect === 'md'

const features: readonly Feature[] = [
  {
    name: 'table',
    isIn: (text) => /\|[ \t]*:?-|-:?[ \t]*\|/.test(text),
    syntax: meteredTable,
    tree: gfmTableFromMarkdown,
  },
  {
    name: 'strikethrough',
    isIn: (text) => text.includes('~') && !hasCjk(text),
    syntax: gfmStrikethrough,
    tree: gfmStrikethroughFromMarkdown,
  },
  {
    name: 'strikethroughCjk',
    isIn: (text) => text.includes('~') && hasCjk(text),
    syntax: gfmStrikethroughCjkFriendly,
    tree: gfmStrikethroughFromMarkdown,
  },
  {
    name: 'taskList',
    isIn: (text) => /\[[ \txX\n]\]/.test(text),
    syntax: gfmTaskListItem,
    tree: gfmTaskListItemFromMarkdown,
  },
  { name: 'footnote', isIn: (text) => text.includes('[^'), syntax: gfmFootnote, tree: gfmFootnoteFromMarkdown },
  {
    name: 'autolink',
    isIn: (text) => /https?:\/\/|www\.|@/i.test(text),
    syntax: cjkAutolink,
    tree: gfmAutolinkLiteralFromMarkdown,
  },
  { name: 'emphasisCjk', isIn: (text) => /[*_]/.test(text) && hasCjk(text), syntax: cjkFriendlyExtension },
  {
    name: 'directive',
    isIn: (text) => text.includes(':::'),
    syntax: containerDirective,
    tree: () => directiveFromMarkdown({ verbose: true }),
  },
  {
    name: 'tagLine',
    isIn: (text, dialect) => isMd(dialect) && mayHaveTagLines(text),
    syntax: () => tagLine,
    tree: () => tagLineFromMarkdown,
  },
  {
    name: 'noIndentedCode',
    isIn: (text, dialect) => isMd(dialect) && hasTabs(text),
    syntax: () => noIndentedCode,
  },
  { name: 'mdx', isIn: (_, dialect) => dialect === 'mdx', syntax: meteredMdx, tree: mdxFromMarkdown },
]

/** @throws VFileMessage for `.mdx` that is not well-formed, `ExcessError`. Markdown is always well-formed. */
export function parseWithMicromark(text: string, dialect: Dialect, meter: Meter, more: Syntax = noSyntax): Root {
  const wanted = dialect === 'plain' ? [] : features.filter(({ isIn }) => isIn(text, dialect))
  return measured(meter, () => fromMarkdown(text, extensionsFor(wanted, more)))
}

type Extensions = { extensions: Extension[]; mdastExtensions: (MdastExtension | MdastExtension[])[] }

/** By what plugins add, and the names of what a page needs. */
const extensionCache = new WeakMap<Syntax, Map<string, Extensions>>()

function extensionsFor(wanted: readonly Feature[], more: Syntax): Extensions {
  const key = wanted.map(({ name }) => name).join()
  const known = extensionCache.get(more) ?? new Map<string, Extensions>()
  extensionCache.set(more, known)
  let found = known.get(key)
  if (!found) {
    found = {
      extensions: [combineExtensions([...wanted.map(({ syntax }) => syntax()), ...more.extensions, metered])],
      mdastExtensions: [...wanted.flatMap(({ tree }) => (tree ? [tree()] : [])), ...more.mdastExtensions],
    }
    known.set(key, found)
  }
  return found
}

/** Containers only: `12:30` and `::foo` are text. */
function containerDirective(): Extension {
  const { flow } = directive()
  const [container] = [flow?.[58]].flat()
  return { flow: { 58: container! } }
}
