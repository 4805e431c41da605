/** `<img>`, `<video>` and their like in the code of `.mdx`: where the address is a text, it is found, checked and measured as that of any other. */
import type { JSXAttribute, JSXElement, JSXOpeningElement } from 'estree-jsx'
import type { Element, Properties } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { expressionValue, staticValueOf } from '../mdast/staticValue.ts'
import type { Page } from '../page.ts'
import { element } from './element.ts'
import { mediaTags, transformImage, transformMedia, type ImageResult } from './images.ts'
import { fileAttributes, type FileAttribute } from './urls.ts'

/** The image as it stands in the code. */
type CodeImage = {
  readonly tag: string
  /** Of the attribute with its address. */
  readonly name: FileAttribute
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
  return imagesOf(node).flatMap((image) => transformCodeImage(image, page))
}

function transformCodeImage(
  { tag, name, src, line, column, hasSize, setSrc, add }: CodeImage,
  page: Page,
): readonly ImageResult[] {
  const at = { line, column }
  const image: Element = { ...element(tag, { [name]: src }, []), position: { start: at, end: at } }
  const isMedia = mediaTags.has(tag) || name === 'srcSet'
  const [found, ...others] = isMedia ? transformMedia(image, page) : transformImage(image, page)
  if (!found) return []
  const { properties } = image
  setSrc(String(properties[name]))
  addAll(['loading', 'decoding'], properties, add)
  const { link, job } = found
  if (!job) return [found]
  const sized = async () => {
    const image = await job()
    if (!hasSize) addAll(['width', 'height'], properties, add)
    return image
  }
  return [{ link, job: sized }, ...others]
}

function addAll(names: readonly string[], properties: Properties, add: CodeImage['add']): void {
  for (const name of names) if (properties[name] !== undefined) add(name, String(properties[name]))
}

function imagesOf(node: unknown): readonly CodeImage[] {
  const jsx = node as MdxJsxFlowElement & { readonly data?: { readonly estree?: unknown } }
  if (!jsx.type.startsWith('mdxJsx')) return imagesWithin(jsx.data?.estree)
  const within = jsx.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute))
  return [...elementImages(jsx), ...within.flatMap(imagesWithin)]
}

function elementImages({ name: tag, attributes, position }: MdxJsxFlowElement): readonly CodeImage[] {
  if (!tag || !isShown(tag) || !position) return []
  const { line, column } = position.start
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  const hasSize = named.length < attributes.length || named.some((attribute) => isSize(attribute.name))
  const add: CodeImage['add'] = (name, value) => void attributes.unshift({ type: 'mdxJsxAttribute', name, value })
  return fileAttributes.flatMap((name) => {
    const address = named.findLast((attribute) => attribute.name === name)
    const src = address && staticValueOf(address)
    if (typeof src !== 'string') return []
    return [{ tag, name, src, line, column, hasSize, add, setSrc: (value) => void (address!.value = value) }]
  })
}

/** Of elements within code, however deep. */
function imagesWithin(node: unknown): readonly CodeImage[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, openingElement } = node as Partial<JSXElement>
  const own = type === 'JSXElement' ? codeImages(openingElement!) : []
  return [...own, ...Object.values(node).flatMap(imagesWithin)]
}

function codeImages({ name: tag, attributes, loc }: JSXOpeningElement): readonly CodeImage[] {
  if (tag.type !== 'JSXIdentifier' || !isShown(tag.name) || !loc) return []
  const { line, column } = loc.start
  const named = attributes.filter((attribute) => attribute.type === 'JSXAttribute')
  const hasSize = named.length < attributes.length || named.some((attribute) => isSize(String(attribute.name.name)))
  const add: CodeImage['add'] = (name, value) => void attributes.unshift(attributeOf(name, value))
  return fileAttributes.flatMap((name) => {
    const address = named.findLast((attribute) => attribute.name.name === name)
    const src = textOf(address?.value)
    if (src === undefined) return []
    const setSrc = (value: string) => void (address!.value = { type: 'Literal', value })
    return [{ tag: tag.name, name, src, line, column: column + 1, hasSize, add, setSrc }]
  })
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

const isShown = (tag: string): boolean => tag === 'img' || mediaTags.has(tag)

const isSize = (name: string): boolean => name === 'width' || name === 'height'
