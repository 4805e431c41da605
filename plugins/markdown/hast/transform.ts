/**
 * The only walk over hast: links, images, headings, tables and code get their final form, and headings, links and text are
 * collected. Work that has to wait for files or grammars is returned as jobs.
 */
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { Heading, Link } from '../../../engine/types.ts'
import type { LoadedImage } from '../types.ts'
import type { RenderFence } from '../code/renderFence.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { alignToClass, headingAnchor, paragraphWithBlocks, textContent, wrapTable } from './elements.ts'
import type { TitleHeading } from '../mdast/headings.ts'
import { createIds, type Ids } from './ids.ts'
import { transformCodeImages } from './codeImages.ts'
import { mediaTags, offerVariants, transformImage, transformMedia, type ImageResult } from './images.ts'
import { classNamesOf, publishLinked, transformLink } from './links.ts'
import { createSections, type Sections } from './sections.ts'
import { placeholder, type Fence } from './toHast.ts'
import { resolveLink } from './urls.ts'

/** The tree of one file. The tree of an included part is a node in the tree of its page. */
export type FileRoot = Root & { data: { file: FileData } }
type FileData = {
  readonly page: Page
  readonly fences: readonly Fence[]
  /** Of a page: the heading that its layout writes. */
  readonly title?: TitleHeading | undefined
}

/** What is found on the way through the tree. */
type Found = {
  readonly headings: Heading[]
  readonly links: Link[]
  /** Whole when the jobs are done: code may come from files. */
  readonly sections: Sections
  /** Index of the first child of the root that is not part of the excerpt. */
  excerptEnd: number | undefined
  /** There are MDX nodes, so the page needs a program. */
  hasCode: boolean
  readonly jobs: (() => Promise<void>)[]
}

export type HastResult = Readonly<Found> & {
  /** Id of the title, which the layout writes. */
  readonly titleId: string | undefined
  readonly anchors: readonly string[]
}

type State = Found & {
  readonly root: FileRoot
  readonly renderFence: RenderFence
  readonly ids: Ids
  /** The file of the current node. */
  file: FileData
  /** Footnotes are last in a tree. Ids in them are made by this library. */
  inFootnotes: boolean
  /** That the current node is in. */
  picture: Element | undefined
}

/** Changes the tree in place. */
export function transformHast(root: FileRoot, renderFence: RenderFence): HastResult {
  const state: State = {
    root,
    renderFence,
    ids: createIds(),
    headings: [],
    links: [],
    sections: createSections(),
    jobs: [],
    file: root.data.file,
    excerptEnd: undefined,
    hasCode: false,
    inFootnotes: false,
    picture: undefined,
  }
  const { title } = root.data.file
  const titleId = title && (title.id === undefined ? state.ids.fromText(title.text) : state.ids.claim(title.id))
  visitChildren(root, state)
  return { ...state, titleId, anchors: state.ids.all.filter((id) => id !== titleId) }
}

function visitChildren(parent: Parents, state: State): void {
  const { children } = parent
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!
    if (child.type === 'element' && placeholder.truncation in child.properties) {
      const following = children[index + 1]
      children.splice(index--, following?.type === 'text' && following.value === '\n' ? 2 : 1)
      if (parent === state.root) state.excerptEnd ??= index + 1
      continue
    }
    const replacement = visit(child, state)
    if (replacement) children[index] = replacement
  }
}

/** The element that replaces a node; undefined where it stays. */
function visit(node: RootContent | Root, state: State): ElementContent | undefined {
  if (node.type === 'text') state.sections.write(node.value)
  else if (node.type === 'element') return visitElement(node, state)
  else if (node.type === 'root') visitRoot(node, state)
  else if ((node.type as string).startsWith('mdx')) {
    state.hasCode = true
    for (const image of transformCodeImages(node, state.file.page)) addImage(image, state)
    if ('children' in node) visitChildren(node as Parents, state)
  }
  return undefined
}

/** Of an included part; without data, a plugin of rehype has put it in place of a node, as `@shikijs/rehype` does. */
function visitRoot(root: Root, state: State): void {
  if (!root.data) return visitChildren(root, state)
  const outer = state.file
  state.file = (root as FileRoot).data.file
  visitChildren(root, state)
  state.file = outer
  state.inFootnotes = false
}

function visitElement(node: Element, state: State): ElementContent | undefined {
  const { tagName, properties } = node
  const { page, fences } = state.file
  if (/^h[1-6]$/.test(tagName)) {
    visitHeading(node, Number(tagName[1]), state)
    return undefined
  }
  if (tagName === 'pre' && placeholder.fence in properties) {
    const { figure, job } = state.renderFence(fences[Number(properties[placeholder.fence])]!, page)
    const fill = state.sections.code()
    state.jobs.push(async () => fill(await job()))
    return figure
  }
  transformProperties(node, state)
  if ('dataFootnotes' in properties) state.inFootnotes = true
  if (isFootnoteLink(node)) state.sections.withoutText(() => visitChildren(node, state))
  else if (tagName === 'pre') state.sections.asCode(() => visitChildren(node, state))
  else if (tagName === 'picture') visitPicture(node, state)
  else visitChildren(node, state)
  if (blocks.has(tagName)) state.sections.write('\n')
  if (tagName === 'table') return wrapTable(node, page.labels.table)
  if (tagName === 'p') paragraphWithBlocks(node)
  return undefined
}

function visitPicture(node: Element, state: State): void {
  const outer = state.picture
  state.picture = node
  visitChildren(node, state)
  state.picture = outer
}

function transformProperties(node: Element, state: State): void {
  const { tagName, properties } = node
  const { picture } = state
  const { page } = state.file
  const offer = (loaded: LoadedImage) => offerVariants(node, loaded, page, picture)
  switch (tagName) {
    case 'img':
      for (const image of transformImage(node, page)) addImage(image, state, offer)
      break
    case 'a': {
      const link = transformLink(node, page)
      if (!link || isFootnoteLink(node)) break
      state.links.push(link)
      const job = publishLinked(node, link, page)
      if (job) state.jobs.push(job)
      break
    }
    case 'input':
      properties['ariaLabel'] = properties['checked'] ? page.labels.taskDone : page.labels.taskOpen
      break
    case 'br':
      state.sections.write(' ')
      break
    default:
      if (!mediaTags.has(tagName)) removeRefusedUrls(node, page)
      else for (const file of transformMedia(node, page)) addImage(file, state, picture && offer)
  }
  if (properties['id'] !== undefined) {
    const isGenerated = 'dataFootnoteRef' in properties || (state.inFootnotes && tagName === 'li')
    const id = String(properties['id'])
    properties['id'] = isGenerated ? state.ids.reserve(id) : state.ids.claim(id)
  }
  if (properties['align'] !== undefined) alignToClass(node)
  // React would write "true".
  for (const name of ['dataFootnotes', 'dataFootnoteRef']) if (properties[name] === true) properties[name] = ''
}

function addImage(
  { link, job }: ImageResult,
  { links, jobs }: State,
  offer?: ((loaded: LoadedImage) => void) | undefined,
): void {
  links.push(link)
  if (!job) return
  jobs.push(async () => {
    const loaded = await job()
    if (loaded) offer?.(loaded)
    else links.splice(links.indexOf(link), 1)
  })
}

function visitHeading(node: Element, depth: number, state: State): void {
  const { ids, sections } = state
  const { page } = state.file
  const given = node.properties['id']
  if (state.inFootnotes && classNamesOf(node).includes('visually-hidden')) {
    // The heading of footnotes has the same id in each included part.
    if (ids.all.includes(String(given))) delete node.properties['id']
    else ids.reserve(String(given))
    return
  }
  const words = textContent(node)
  const title = words.replace(/\s+/g, ' ').trim()
  const id = given === undefined ? ids.fromText(words.replaceAll('\n', ' ')) : ids.claim(String(given))
  if (given !== undefined && id !== given && id.startsWith(`${given}-`))
    page.problems.push(messages.headingIdTwice(page.place(node), String(given), id))
  node.properties['id'] = id
  sections.withoutText(() => visitChildren(node, state))
  if (depth > 1) state.headings.push({ depth, id, text: title })
  if (depth === 2 || depth === 3) sections.start(id, title)
  else sections.write(`\n${title}\n`)
  if (depth >= 2 && depth <= 4) node.children.push(headingAnchor(id, page.labels.anchor(title)))
}

function removeRefusedUrls(node: Element, page: Page): void {
  for (const name of urlProperties) {
    const url = node.properties[name]
    if (typeof url === 'string' && resolveLink(url, page).kind === 'refused') {
      page.problems.push(messages.linkScheme(page.place(node), url))
      delete node.properties[name]
    }
  }
}

const isFootnoteLink = ({ properties }: Element): boolean =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties

const blocks = new Set(
  'p li td th tr div section aside blockquote summary dt dd figcaption caption table ul ol'.split(' '),
)
const urlProperties = ['href', 'src', 'action', 'formAction', 'poster', 'cite', 'data', 'xLinkHref'] as const
