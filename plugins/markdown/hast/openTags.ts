/**
 * Tags of writers that stay open. An HTML parser nests what follows in them, and opens `<b>` and its like again in each
 * block, so a few of them make any number of elements: they are counted before the parser sees them.
 */
import type { Nodes, Root } from 'hast'
import { pageTooComplex } from '../excess.ts'
import { maxDepth } from '../limits.ts'
import { nestingTooDeep } from '../messages.ts'
import { refusal, type Page } from '../page.ts'
import { voidTags } from './allowList.ts'

/** Opened again in each block until they are closed. */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
/** Closed by what follows. */
const selfEnding = new Set('p li dd dt tr td th thead tbody tfoot caption colgroup option optgroup rt rp'.split(' '))
/** An end tag within these does not close what was opened outside. */
const walls = new Set('table td th caption applet marquee object template svg math'.split(' '))

const tags = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/g
/** Some more than are allowed, because some may be left out later. */
const mostOpen = 10 * maxDepth

/** Throws SiteError `nesting-too-deep`, `page-too-complex`. */
export function refuseOpenTags(tree: Root, page: Page): void {
  const open = new Map<string, number>()
  const { pieces } = page.meter.limits
  let depth = 0
  let inFormatting = 0
  let stuck = 0
  let repeated = 0
  visit(tree)

  function visit(node: Nodes): void {
    if ((node.type as string) === 'raw') {
      for (const [, slash, name] of (node as unknown as { value: string }).value.matchAll(tags))
        if (slash) close(name!.toLowerCase())
        else start(name!.toLowerCase())
    } else repeated += inFormatting
    const refused = problem(node)
    if (refused) throw refusal(page, refused)
    if ('children' in node) for (const child of node.children) visit(child)
  }

  function problem(node: Nodes) {
    if (depth > mostOpen) return nestingTooDeep(page.place(node), maxDepth)
    return repeated > pieces
      ? pageTooComplex(page.place(node), 'elements that tags without an end open again', pieces)
      : undefined
  }

  function start(name: string): void {
    repeated += inFormatting
    if (walls.has(name)) stuck = inFormatting
    if (voidTags.has(name) || selfEnding.has(name)) return
    open.set(name, (open.get(name) ?? 0) + 1)
    depth++
    if (formatting.has(name)) inFormatting++
  }

  function close(name: string): void {
    const count = open.get(name) ?? 0
    if (count === 0) return
    open.set(name, count - 1)
    depth--
    if (formatting.has(name) && inFormatting > stuck) inFormatting--
  }
}
