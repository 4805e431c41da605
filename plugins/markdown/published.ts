/**
 * Plugins of remark and rehype, as they are published. They are code of the project, as its components are: what they make of
 * a page is trusted. Writers' HTML has been cleaned before rehype sees it.
 */
import type { ElementContent, Parents as HastParents, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { Extension as MdastExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import { unified, type PluggableList, type Processor } from 'unified'
import { VFile } from 'vfile'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import { memoized } from '../../engine/store/memoized.ts'
import { markdownPlugin, markdownPluginFailed } from './publishedMessages.ts'
import { placeholder } from './hast/toHast.ts'
import { refusal, type Page, type Positioned } from './page.ts'
import { slashed } from '../../engine/paths/slashed.ts'

/** What plugins add to the language: `$x$` of remark-math. */
export type Syntax = {
  readonly extensions: readonly Extension[]
  readonly mdastExtensions: readonly (MdastExtension | MdastExtension[])[]
}

const processorOf = memoized((list: PluggableList) => unified().use(list).freeze() as Processor, new WeakMap())

const syntaxes = new WeakMap<PluggableList, Syntax>()

/** The same object each time, by which what was put together of it is remembered. */
export function syntaxOf(list: PluggableList, page: Page): Syntax {
  const known = syntaxes.get(list)
  if (known) return known
  const data = attempt(page, () => processorOf(list).data()) as Record<string, never[] | undefined>
  const syntax = {
    extensions: data['micromarkExtensions'] ?? [],
    mdastExtensions: data['fromMarkdownExtensions'] ?? [],
  }
  syntaxes.set(list, syntax)
  return syntax
}

/** Changes the tree, or answers another one. What plugins say of the page becomes warnings. Throws SiteError `markdown-plugin-failed`. */
export async function runPlugins<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  list: PluggableList,
  text: string,
  page: Page,
): Promise<Tree> {
  const file = new VFile({ path: page.file, value: text })
  try {
    const changed = (await processorOf(list).run(tree, file)) as Tree
    page.problems.push(
      ...file.messages.map((message) => markdownPlugin(placeOf(message, page), nameOf(message), reasonOf(message))),
    )
    return changed
  } catch (error) {
    throw failed(error, page)
  }
}

/**
 * Code that a plugin has made elements of stays as that made it, and a formula that KaTeX cannot read, which it has told, is not told
 * again for its colour. Changes the tree in place.
 */
export function settleTree(parent: HastParents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') {
      // An element of JSX, or a tree that a plugin has put here.
      if ('children' in child) settleTree(child as HastParents)
      continue
    }
    const isFence = placeholder.fence in child.properties
    const isPlain = child.tagName === 'pre' && child.children.every(hasTextOnly)
    if (isFence && !isPlain) delete child.properties[placeholder.fence]
    else if (!isFence) settleTree(child)
    if (String(child.properties['className']) === 'katex-error') delete child.properties['style']
  }
}

const hasTextOnly = (code: ElementContent): boolean =>
  code.type === 'element' && code.children.every(({ type }) => type === 'text')

function attempt<T>(page: Page, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw failed(error, page)
  }
}

function failed(error: unknown, page: Page): SiteError {
  return refusal(page, markdownPluginFailed(placeOf(error, page), nameOf(error), reasonOf(error)))
}

/** What a message, and any error, may have. */
type Told = Readonly<
  Partial<Record<'line' | 'column', number> & Record<'reason' | 'message' | 'source' | 'stack', string>>
> & { readonly cause?: unknown; readonly ancestors?: readonly Positioned[] | null }

const reasonOf = (error: unknown): string => {
  const { reason, message = String(error), cause } = (error ?? {}) as Told
  return [reason ?? message, ...(cause instanceof Error ? [cause.message] : [])].join(': ')
}

/** A node that a plugin made may have none; what is around it has. */
const placeOf = (error: unknown, page: Page) => {
  const { line, column = 1, ancestors } = (error ?? {}) as Told
  const around = ancestors?.findLast(({ position }) => position)
  return line === undefined && around ? page.place(around) : page.placeAt(line ?? 1, column)
}

/** A message may say whose it is; of an error the stack does. */
function nameOf(error: unknown): string | undefined {
  const { source, stack = '' } = (error ?? {}) as Told
  const name = source ?? /node_modules\/((?:@[\w.-]+\/)?(?:remark|rehype|micromark)[\w.-]*)\//.exec(stack)?.[1]
  const at = name === undefined && ownLine(stack)
  return at ? `A plugin of remark or rehype, at ${at},` : name
}

/** The innermost line of the project's own code, by the end of its name: bodies are remembered, and folders of machines differ. */
function ownLine(stack: string): string | undefined {
  const frames = stack
    .split('\n')
    .filter((frame) => !/node:|node_modules[\\/]/.test(frame) && !frame.includes(ownFolder))
  const [, file, line] = frames.map((frame) => frameEnd.exec(frame)).find(Boolean) ?? []
  return file && `${slashed(file)}:${line}`
}

/** Modules that dev loads again have a query. */
const frameEnd = /([^\\/\s]+[\\/][^\\/:?]+)(?:\?[^:]*)?:(\d+):\d+\)?$/
const ownFolder = import.meta.dirname
