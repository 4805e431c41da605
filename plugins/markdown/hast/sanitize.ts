/**
 * HTML in `.md`: read by an HTML parser together with the Markdown around it, then reduced to an allow-list. What our
 * own steps made passes, because it carries a secret of this process; nothing a writer types can.
 */
import { randomUUID } from 'node:crypto'
import type { Element, ElementContent, Parents, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'
import { maxDepth } from '../limits.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { allowedAttributes, allowedTags, droppedWhole, renamedTags } from './allowList.ts'
import { classesOf } from './links.ts'
import { plainStyle } from './style.ts'

const secret = randomUUID()
const own = 'dataOwn'

/** `text` is what was parsed: the HTML parser counts its offsets. Undefined where tags are nested too deep. */
export function withSafeHtml(tree: Root, text: string, page: Page): Root | undefined {
  let tooDeep = false
  seal(tree)
  const parsed = parsedHtml(tree, text, page)
  if (parsed) clean(parsed, 0)
  return tooDeep ? undefined : parsed

  function clean(parent: Parents, depth: number): void {
    if (depth > maxDepth && !tooDeep) {
      tooDeep = true
      page.problems.push(messages.nestingTooDeep(page.place(parent), maxDepth))
    }
    if (tooDeep) return
    const children: ElementContent[] = []
    for (const child of parent.children as ElementContent[]) {
      if (child.type === 'text') children.push(child)
      else if (child.type === 'element') children.push(...cleaned(child, depth))
    }
    parent.children = children
  }

  function cleaned(node: Element, depth: number): readonly ElementContent[] {
    if (node.properties[own] === secret) {
      delete node.properties[own]
      clean(node, depth)
      return [node]
    }
    const tagName = Object.hasOwn(renamedTags, node.tagName) ? renamedTags[node.tagName]! : node.tagName
    if (node.tagName === 'center') node.properties['align'] = 'center'
    if (droppedWhole.has(tagName)) {
      page.problems.push(messages.htmlNotAllowed(page.place(node), `<${tagName}>`))
      return []
    }
    clean(node, depth + 1)
    if (!allowedTags.has(tagName)) {
      page.problems.push(
        messages.htmlNotAllowed(
          page.place(node),
          `<${tagName}>`,
          'Its content is kept. Check the spelling, write "\\<" for a sign, or use Markdown.',
        ),
      )
      return node.children
    }
    node.properties = attributesOf(node, tagName)
    node.tagName = tagName
    return [node]
  }

  function attributesOf(node: Element, tagName: string): Properties {
    const result: Properties = {}
    const classes: string[] = []
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'style') {
        const plain = plainStyle(value, tagName)
        Object.assign(result, plain.properties)
        classes.push(...plain.classes)
        if (plain.refused.length) page.problems.push(messages.styleRefused(page.place(node), plain.refused.join('; ')))
      } else if (/^on/i.test(name))
        page.problems.push(messages.htmlNotAllowed(page.place(node), `The attribute "${name.toLowerCase()}"`))
      // A class or another name without a meaning here does no harm and is no news to anyone.
      else if (allowedAttributes(tagName, name)) result[name] = value
    }
    classes.push(...classesOf(node).filter((name) => /^(?:align|valign)-/.test(name)))
    if (classes.length) result['className'] = classes
    return result
  }
}

/** The parser's own walk is recursive: tags without end exhaust the stack. */
function parsedHtml(tree: Root, text: string, page: Page): Root | undefined {
  try {
    return raw(withTagsClosed(tree), { file: new VFile(text) }) as Root
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    page.problems.push(messages.nestingTooDeep(page.placeAt(1, 1), maxDepth))
    return undefined
  }
}

function seal(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    child.properties[own] = secret
    seal(child)
  }
}

/** HTML ignores the slash of `<span id="a" />` and `<font />`; whoever writes it means an empty element. */
function withTagsClosed(parent: Root): Root {
  const visit = (node: Parents): void => {
    for (const child of node.children) {
      if ((child.type as string) === 'raw') {
        const html = child as unknown as { value: string }
        html.value = html.value.replace(
          /<([a-zA-Z][\w-]*)((?:\s+[^\s<>"'/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`/]+))?)*)\s*\/>/g,
          (whole, name: string, attributes: string) =>
            voidTags.has(name.toLowerCase()) ? whole : `<${name}${attributes}></${name}>`,
        )
      } else if ('children' in child) visit(child)
    }
  }
  visit(parent)
  return parent
}

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])
