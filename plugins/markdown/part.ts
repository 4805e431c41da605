/** One Markdown file as a tree of HTML: parsed, arranged, made safe, with the parts it includes in place. */
import type { Element, ElementContent, Parents } from 'hast'
import { SiteError } from '../../engine/errors/SiteError.ts'
import { resolveFile } from '../../engine/paths.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { decoded } from './hast/addresses.ts'
import type { PartRoot } from './hast/finish.ts'
import { withSafeHtml } from './hast/sanitize.ts'
import { placeholder, toHast } from './hast/toHast.ts'
import { excessIn, maxDepth } from './limits.ts'
import { loadText } from './loadText.ts'
import { arrange } from './mdast/arrange.ts'
import { parse } from './mdast/parse.ts'
import { prepare } from './mdast/prepare.ts'
import * as messages from './messages.ts'
import { partOf } from './page.ts'
import type { Page } from './page.ts'
import { syntaxProblem } from './syntaxProblem.ts'

/** `title`: of the page, whose first heading may repeat it. Throws SiteError where there is no tree to go on with. */
export async function readPart(text: string, page: Page, title?: string): Promise<PartRoot> {
  refuseExcess(text, page)
  const prepared = prepare(text, page)
  const mdast = parsed(prepared, page)
  const found = arrange(mdast, page, title)
  if (found.isTooDeep) throw SiteError.from(page.problems)
  const { tree, fences } = toHast(mdast, page, { withHtml: found.hasHtml })
  const safe = found.hasHtml ? withSafeHtml(tree, prepared, page) : tree
  if (!safe) throw SiteError.from(page.problems)
  if (page.mdx) {
    // Loaded for those pages only: the compiler is large.
    const { bindImports } = await import('./mdx.ts')
    bindImports(safe, page)
  }
  if (found.hasIncludes) await expandIncludes(safe, page)
  return { ...safe, data: { part: { page, fences } } }
}

function refuseExcess(text: string, page: Page): void {
  const excess = excessIn(text)
  if (!excess) return
  const place = page.placeAt(excess.line, 1)
  throw SiteError.from([
    ...page.problems,
    excess.kind === 'nesting' ? messages.nestingTooDeep(place, maxDepth) : messages.tooMany(place, excess),
  ])
}

function parsed(text: string, page: Page) {
  try {
    return parse(text, page.mdx ? 'mdx' : 'md')
  } catch (error) {
    throw SiteError.from([...page.problems, syntaxProblem(error, page)])
  }
}

async function expandIncludes(parent: Parents, page: Page): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') {
      if ('children' in child) await expandIncludes(child as Parents, page)
    } else if (placeholder.include in child.properties) {
      const part = await includedPart(child, page)
      // A tree within a tree: its places are in another file.
      parent.children[index] = (part ?? { type: 'text', value: '' }) as ElementContent
    } else await expandIncludes(child, page)
  }
}

async function includedPart(node: Element, page: Page): Promise<PartRoot | undefined> {
  const target = String(node.properties[placeholder.include])
  const at = page.place(node)
  const file = resolveFile(page.file, decoded(target))
  if (file === undefined) return failed(messages.fileOutside(at, target))
  if (!/(?:^|\/)_[^/]*\.mdx?$/.test(file) || (file.endsWith('.mdx') && !page.mdx))
    return failed(messages.includeName(at, target))
  if (page.chain.includes(file))
    return failed(messages.includeCycle(at, [...page.chain.slice(page.chain.indexOf(file)), file]))
  const text = await loadText(file, page)
  if (text === undefined) return failed(messages.includeMissing(at, target, file))
  const { bodyStart } = parseFrontMatter({ file, text })
  const linesBefore = text.slice(0, bodyStart).split('\n').length - 1
  return readPart(text.slice(bodyStart), partOf(page, file, { linesBefore, at }))

  function failed(problem: ReturnType<typeof messages.fileOutside>): undefined {
    page.problems.push(problem)
  }
}
