/** `<img>` in the code of `.mdx`: where the address is a text, it is found, checked and measured as that of any image. */
import type { JSXAttribute, JSXElement, JSXOpeningElement } from 'estree-jsx'
import type { Element, Properties } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { expressionValue, staticValueOf } from '../mdast/staticValue.ts'
import type { Page } from '../page.ts'
import { element } from './element.ts'
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

function transformCodeImage({ src, line, column, hasSize, setSrc, add }: CodeImage, page: Page) {
  const at = { line, column }
  const image: Element = { ...element('img', { src }, []), position: { start: at, end: at } }
  const found = transformImage(image, page)
  if (!found) return undefined
  const { properties } = image
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
  const jsx = node as MdxJsxFlowElement & { readonly data?: { readonly estree?: unknown } }
  if (!jsx.type.startsWith('mdxJsx')) return imagesWithin(jsx.data?.estree)
  const within = jsx.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute))
  return [...elementImage(jsx), ...within.flatMap(imagesWithin)]
}

function elementImage({ name: tag, attributes, position }: MdxJsxFlowElement): readonly CodeImage[] {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  const address = named.findLast(({ name }) => name === 'src')
  const src = address && staticValueOf(address)
  if (tag !== 'img' || typeof src !== 'string' || !position) return []
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

/** Of elements within code, however deep. */
function imagesWithin(node: unknown): readonly CodeImage[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, openingElement } = node as Partial<JSXElement>
  const own = type === 'JSXElement' ? codeImage(openingElement!) : []
  return [...own, ...Object.values(node).flatMap(imagesWithin)]
}

function codeImage({ name, attributes, loc }: JSXOpeningElement): readonly CodeImage[] {
  if (name.type !== 'JSXIdentifier' || name.name !== 'img' || !loc) return []
  const named = attributes.filter((attribute) => attribute.type === 'JSXAttribute')
  const address = named.findLast((attribute) => attribute.name.name === 'src')
  const src = textOf(address?.value)
  if (src === undefined) return []
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
