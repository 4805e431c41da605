/** `<img>` in the code of `.mdx`: where the address is a text, it is found, checked and measured as that of any image. */
import type { JSXAttribute, JSXElement, JSXOpeningElement } from 'estree-jsx'
import type { Element, Properties } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { expressionValue, staticValueOf } from '../mdast/staticValue.ts'
import type { Page } from '../page.ts'
import { transformImage, type ImageResult } from './images.ts'

/** The image as it stands in the code. */
type CodeImage = {
  readonly src: string
  /** In the parsed text, 1-based. */
  readonly line: number
  readonly column: number
  /** Whether the writer gives a size, or may. */
  readonly hasSize: boolean
  /** Sets the address. */
  readonly setSrc: (value: string) => void
  /** Adds an attribute that any of the writer's own has precedence over. */
  readonly add: (name: string, value: string) => void
}

/** Changes what the node holds: an element that stays code, an expression, a spread or a statement. */
export function transformCodeImages(node: unknown, page: Page): readonly ImageResult[] {
  return imagesOf(node).flatMap((image) => transformCodeImage(image, page) ?? [])
}

function transformCodeImage(image: CodeImage, page: Page): ImageResult | undefined {
  const { src, line, column, hasSize, setSrc, add } = image
  const at = { line, column }
  const element: Element = {
    type: 'element',
    tagName: 'img',
    properties: { src },
    children: [],
    position: { start: at, end: at },
  }
  const found = transformImage(element, page)
  if (!found) return undefined
  const { properties } = element
  setSrc(String(properties['src']))
  addAll(['loading', 'decoding'], properties, add)
  const { link, job } = found
  if (!job) return found
  return {
    link,
    async job() {
      await job()
      if (!hasSize) addAll(['width', 'height'], properties, add)
      // Code stays as it was written.
      return []
    },
  }
}

function addAll(names: readonly string[], properties: Properties, add: CodeImage['add']): void {
  for (const name of names) if (properties[name] !== undefined) add(name, String(properties[name]))
}

function imagesOf(node: unknown): readonly CodeImage[] {
  const found: CodeImage[] = []
  const element = node as MdxJsxFlowElement & { readonly data?: { readonly estree?: unknown } }
  if (element.type.startsWith('mdxJsx')) {
    if (element.name === 'img') found.push(...(elementImage(element) ?? []))
    for (const attribute of element.attributes)
      findElements(attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute, found)
  } else findElements(element.data?.estree, found)
  return found
}

function elementImage({ attributes, position }: MdxJsxFlowElement): readonly CodeImage[] | undefined {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  const address = named.findLast(({ name }) => name === 'src')
  const src = address && staticValueOf(address)
  if (typeof src !== 'string' || !position) return undefined
  const { line, column } = position.start
  return [
    {
      src,
      line,
      column,
      hasSize: named.length < attributes.length || named.some(({ name }) => isSize(name)),
      setSrc: (value) => void (address!.value = value),
      add: (name, value) => void attributes.unshift({ type: 'mdxJsxAttribute', name, value }),
    },
  ]
}

/** Elements within code, however deep. */
function findElements(node: unknown, found: CodeImage[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, openingElement } = node as Partial<JSXElement>
  if (type === 'JSXElement') found.push(...(codeImage(openingElement!) ?? []))
  for (const child of Object.values(node)) findElements(child, found)
}

function codeImage({ name, attributes, loc }: JSXOpeningElement): readonly CodeImage[] | undefined {
  if (name.type !== 'JSXIdentifier' || name.name !== 'img' || !loc) return undefined
  const named = attributes.filter((attribute) => attribute.type === 'JSXAttribute')
  const address = named.findLast((attribute) => attribute.name.name === 'src')
  const src = textOf(address?.value)
  if (src === undefined) return undefined
  return [
    {
      src,
      line: loc.start.line,
      column: loc.start.column + 1,
      hasSize: named.length < attributes.length || named.some((attribute) => isSize(String(attribute.name.name))),
      setSrc: (value) => void (address!.value = { type: 'Literal', value }),
      add: (key, value) => void attributes.unshift(attributeOf(key, value)),
    },
  ]
}

function textOf(value: JSXAttribute['value'] | undefined): string | undefined {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
  if (!expression || expression.type.startsWith('JSX')) return undefined
  const text = expressionValue(expression as Parameters<typeof expressionValue>[0])
  return typeof text === 'string' ? text : undefined
}

const attributeOf = (name: string, value: string): JSXAttribute => ({
  type: 'JSXAttribute',
  name: { type: 'JSXIdentifier', name },
  value: { type: 'Literal', value },
})

const isSize = (name: string): boolean => name === 'width' || name === 'height'
