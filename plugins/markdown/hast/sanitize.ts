/**
 * HTML in `.md`: read by an HTML parser together with the Markdown around it, then reduced to an allow-list. Elements made
 * from Markdown carry a random token of this process and are not reduced; a writer cannot know the token.
 */
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path/posix'
import type { Element, ElementContent, Parents, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'
import { meant, suggest } from '../../../engine/errors/suggest.ts'
import type { Diagnostic } from '../../../engine/types.ts'
import { maxDepth } from '../limits.ts'
import { builtInNames } from '../mdast/components.ts'
import { mayHaveTagLines as isTagLine } from '../mdast/tagLine.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { tagsElsewhere } from '../tagsElsewhere.ts'
import { allowedAttributes, allowedTags, renamedTags, strippedTags, voidTags } from './allowList.ts'
import { frameOf } from './embed.ts'
import { classNamesOf } from './links.ts'
import { refuseOpenTags } from './openTags.ts'
import { styleToAttributes } from './style.ts'

const token = randomUUID()
const tokenProperty = 'dataOwn'

type State = { readonly page: Page; readonly lines: readonly string[]; isTooDeep: boolean }

/** `text` is what was parsed: the HTML parser needs it for offsets. Undefined where tags are nested too deep. */
export function sanitize(tree: Root, text: string, page: Page): Root | undefined {
  addToken(tree)
  const parsed = parseHtml(tree, text, page)
  const state: State = { page, lines: text.split('\n'), isTooDeep: false }
  if (parsed) cleanChildren(parsed, 0, state)
  return state.isTooDeep ? undefined : parsed
}

function addToken(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    child.properties[tokenProperty] = token
    addToken(child)
  }
}

/** The parser is recursive, so too many open tags exhaust the stack. */
function parseHtml(tree: Root, text: string, page: Page): Root | undefined {
  try {
    expandSelfClosing(tree)
    refuseOpenTags(tree, page)
    return raw(tree, { file: new VFile(text) }) as Root
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    page.problems.push(messages.nestingTooDeep(page.placeAt(1, 1), maxDepth))
    return undefined
  }
}

/** HTML ignores the slash of `<span id="a" />` and `<font />`; writers who add it mean an empty element. */
function expandSelfClosing(node: Parents): void {
  for (const child of node.children) {
    if ((child.type as string) === 'raw') {
      const html = child as unknown as { value: string }
      html.value = html.value.replace(
        /<([a-zA-Z][\w-]*)((?:\s+[^\s<>"'/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`/]+))?)*)\s*\/>/g,
        (whole, name: string, attributes: string) =>
          voidTags.has(name.toLowerCase()) ? whole : `<${name}${attributes}></${name}>`,
      )
    } else if ('children' in child) expandSelfClosing(child)
  }
}

function cleanChildren(parent: Parents, depth: number, state: State): void {
  const { page } = state
  if (depth > maxDepth && !state.isTooDeep) {
    state.isTooDeep = true
    page.problems.push(messages.nestingTooDeep(page.place(parent), maxDepth))
  }
  if (state.isTooDeep) return
  const children: ElementContent[] = []
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') children.push(child)
    else if (child.type === 'element') children.push(...cleanElement(child, depth, state))
  }
  parent.children = children
}

/** The nodes that stay of an element: itself, its children, or nothing. */
function cleanElement(node: Element, depth: number, state: State): readonly ElementContent[] {
  const { page } = state
  if (node.properties[tokenProperty] === token) {
    delete node.properties[tokenProperty]
    cleanChildren(node, depth, state)
    return [node]
  }
  const tagName = Object.hasOwn(renamedTags, node.tagName) ? renamedTags[node.tagName]! : node.tagName
  if (node.tagName === 'center') node.properties['align'] = 'center'
  if (tagName === 'iframe') {
    const shown = frameOf(node.properties, node, page)
    return shown ? [shown] : []
  }
  if (strippedTags.has(tagName)) {
    page.problems.push(
      tagName === 'embed' ? notAllowed(node, state) : messages.htmlNotAllowed(page.place(node), `<${tagName}>`),
    )
    return []
  }
  cleanChildren(node, depth + 1, state)
  if (!allowedTags.has(tagName)) {
    page.problems.push(notAllowed(node, state))
    return node.children
  }
  node.properties = cleanProperties(node, tagName, page)
  node.tagName = tagName
  const { src, srcSet } = node.properties
  if (src || srcSet) return [node]
  if (tagName === 'img') page.problems.push(notAllowed(node, state))
  return tagName === 'source' || tagName === 'img' ? [] : [node]
}

/** The parser lowers the case of names, which tells components, and makes `<Image>` an `img`. Tags that were put in move offsets. */
function notAllowed(node: Element, { page, lines }: State): Diagnostic {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const written = /^[ \t]*<([a-zA-Z][a-zA-Z\d]*)(?=[\s/>]|$)/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[1]
  const name = written?.toLowerCase().replace('image', 'img') === node.tagName ? written : node.tagName
  return messages.htmlNotAllowed(page.place(node), `<${name}>`, hintFor(name, page))
}

function hintFor(name: string, page: Page): string {
  if (name === 'img') return 'A picture has its address in "src".'
  const isComponent = /^[A-Z]/.test(name)
  if (isTagLine(`<${name}>`)) return 'Write its opening and its closing tag on lines of their own.'
  const known = tagsElsewhere.get(name)
  if (known) return known
  const near = suggest(name, builtInNames(), isComponent ? undefined : 0)
  return meant(
    near === name ? undefined : near,
    isComponent
      ? `Components need .mdx: rename the file to ${basename(page.file).replace(/\.md$/, '.mdx')}. Write "\\<" for a sign.`
      : 'Its content is kept. Check the spelling, write "\\<" for a sign, or use Markdown.',
  )
}

function cleanProperties(node: Element, tagName: string, page: Page): Properties {
  const result: Properties = {}
  const classes: string[] = []
  for (const [name, value] of Object.entries(node.properties)) {
    if (name === 'style') {
      const style = styleToAttributes(value, tagName)
      Object.assign(result, style.properties)
      classes.push(...style.classes)
      if (style.refused.length) page.problems.push(messages.styleRefused(page.place(node), style.refused.join('; ')))
    } else if (/^on/i.test(name))
      page.problems.push(messages.htmlNotAllowed(page.place(node), `The attribute "${name.toLowerCase()}"`))
    // Other attributes, such as classes, are removed without a message: they do no harm.
    else if (allowedAttributes(tagName, name)) result[name] = value
    // An anchor of old.
    else if (tagName === 'a' && name === 'name') result['id'] ??= String(value)
  }
  // Nothing here begins by itself.
  if (tagName === 'video' || tagName === 'audio') result['controls'] = true
  classes.push(...classNamesOf(node).filter((name) => /^(?:align|valign)-/.test(name)))
  if (classes.length) result['className'] = classes
  return result
}
