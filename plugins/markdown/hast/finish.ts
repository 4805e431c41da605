/**
 * The one walk over hast: links, images, headings, tables and code get their final form, and what a page has to know
 * of its prose is written down. Work that waits for files or grammars comes back as jobs.
 */
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { Heading, Link, Section } from '../../../engine/types.ts'
import type { ShowFence } from '../code/figure.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { linkAddress } from './addresses.ts'
import { createIds } from './ids.ts'
import { finishImage } from './images.ts'
import { classesOf, finishLink } from './links.ts'
import { anchorTo, frameImage, scrollable, takeAlign, textOf } from './shapes.ts'
import { placeholder } from './toHast.ts'
import type { Fence } from './toHast.ts'

/** The tree of one file. Where a page includes a part, the part's tree stands in the page's tree. */
export type Part = { readonly page: Page; readonly fences: readonly Fence[] }
export type PartRoot = Root & { data: { part: Part } }

export type Outline = {
  readonly headings: readonly Heading[]
  readonly anchors: readonly string[]
  readonly links: readonly Link[]
  readonly sections: readonly Section[]
  /** Index of the first child of the root that is not part of the excerpt. */
  readonly excerptEnd: number | undefined
  /** There is something only a program can show. */
  readonly hasCode: boolean
  readonly jobs: readonly (() => Promise<void>)[]
}

export function finish(tree: PartRoot, showFence: ShowFence): Outline {
  const ids = createIds()
  const headings: Heading[] = []
  const links: Link[] = []
  const sections: { id: string; title: string; text: string }[] = [{ id: '', title: '', text: '' }]
  const jobs: (() => Promise<void>)[] = []
  let { part } = tree.data
  let excerptEnd: number | undefined
  let hasCode = false
  /** Above 0 where text is not prose: it is a heading, or it was noted otherwise. */
  let muted = 0
  /** Footnotes come last in a tree, and with them ids that we made. */
  let inFootnotes = false

  visitChildren(tree)
  return {
    headings,
    anchors: ids.all,
    links,
    sections: sections.map(tidy).filter(({ id, text: found }) => id || found),
    excerptEnd,
    hasCode,
    jobs,
  }

  function visitChildren(parent: Parents): void {
    const { children } = parent
    for (let index = 0; index < children.length; index++) {
      const child = children[index]!
      if (child.type === 'element' && placeholder.truncation in child.properties) {
        const following = children[index + 1]
        children.splice(index--, following?.type === 'text' && following.value === '\n' ? 2 : 1)
        if (parent === tree) excerptEnd ??= index + 1
        continue
      }
      const replacement = visit(child)
      if (replacement) children[index] = replacement
    }
  }

  function visit(node: RootContent | Root): ElementContent | undefined {
    if (node.type === 'text') write(node.value)
    else if (node.type === 'element') return visitElement(node)
    else if (node.type === 'root') visitPart(node as PartRoot)
    else if ((node.type as string).startsWith('mdx')) {
      hasCode = true
      if ('children' in node) visitChildren(node as Parents)
    }
    return undefined
  }

  function visitPart(root: PartRoot): void {
    const outer = part
    part = root.data.part
    visitChildren(root)
    part = outer
    inFootnotes = false
  }

  function visitElement(node: Element): ElementContent | undefined {
    const { tagName, properties } = node
    switch (tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        visitHeading(node, Number(tagName[1]))
        return undefined
      case 'pre':
        if (placeholder.fence in properties) return visitFence(part.fences[Number(properties[placeholder.fence])]!)
        break
      case 'img': {
        const image = finishImage(node, part.page)
        if (image) links.push(image.link)
        if (image?.job) jobs.push(image.job)
        break
      }
      case 'a': {
        const link = finishLink(node, part.page)
        if (link && !('dataFootnoteRef' in properties) && !('dataFootnoteBackref' in properties)) links.push(link)
        break
      }
      case 'input':
        properties['ariaLabel'] = properties['checked'] ? part.page.labels.taskDone : part.page.labels.taskOpen
        break
      case 'br':
        write(' ')
        break
      default:
        checkAddresses(node)
    }
    const ours = isOurs(node)
    if (properties['id'] !== undefined)
      properties['id'] = ours ? ids.keep(String(properties['id'])) : ids.take(String(properties['id']))
    if (properties['align'] !== undefined) takeAlign(node)
    const silent = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || tagName === 'pre'
    if ('dataFootnotes' in properties) inFootnotes = true
    // React would write "true".
    for (const name of ['dataFootnotes', 'dataFootnoteRef']) if (properties[name] === true) properties[name] = ''
    if (silent) muted++
    visitChildren(node)
    if (silent) muted--
    if (blocks.has(tagName)) write('\n')
    if (tagName === 'table') return scrollable(node, part.page.labels.table)
    if (tagName === 'p') frameImage(node)
    return undefined
  }

  function visitHeading(node: Element, depth: number): void {
    const { page } = part
    const given = node.properties['id']
    if (inFootnotes && classesOf(node).includes('visually-hidden')) {
      // A part that the page includes has footnotes of its own, under one label.
      if (ids.all.includes(String(given))) delete node.properties['id']
      else ids.keep(String(given))
      return
    }
    const title = textOf(node).replace(/\s+/g, ' ').trim()
    const id = given === undefined ? ids.make(title) : ids.take(String(given))
    if (given !== undefined && id !== given && id.startsWith(`${given}-`))
      page.problems.push(messages.headingIdTwice(page.place(node), String(given), id))
    node.properties['id'] = id
    muted++
    visitChildren(node)
    muted--
    if (depth > 1) headings.push({ depth, id, text: title })
    if (depth === 2 || depth === 3) sections.push({ id, title, text: '' })
    else write(`\n${title}\n`)
    if (depth >= 2 && depth <= 4) node.children.push(anchorTo(id, page.labels.anchor(title)))
  }

  function visitFence(fence: Fence): ElementContent {
    const { page } = part
    const { figure, job } = showFence(fence, page)
    jobs.push(job)
    return figure
  }

  function checkAddresses(node: Element): void {
    for (const name of addressed) {
      const address = node.properties[name]
      if (typeof address === 'string' && linkAddress(address, part.page.file).kind === 'refused') {
        part.page.problems.push(messages.linkScheme(part.page.place(node), address))
        delete node.properties[name]
      }
    }
  }

  function isOurs({ tagName, properties }: Element): boolean {
    return 'dataFootnoteRef' in properties || (inFootnotes && tagName === 'li')
  }

  function write(value: string): void {
    if (muted === 0) sections[sections.length - 1]!.text += value
  }
}

const blocks = new Set(
  'p li td th tr div section aside blockquote summary dt dd figcaption caption table ul ol'.split(' '),
)
const addressed = ['href', 'src', 'action', 'formAction', 'poster', 'cite', 'data', 'xLinkHref'] as const

const tidy = (section: Section): Section => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() })
