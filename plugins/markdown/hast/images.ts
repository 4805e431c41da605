/** `<img>`, `<video>`, `<audio>`: files of the project come along; images get a size, so that the page does not jump, and load lazily. */
import type { Element } from 'hast'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Link } from '../../../engine/types.ts'
import { imageSize, type Size } from '../imageSize.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import type { ImageVariant, LoadedImage } from '../types.ts'
import { publicUrl, resolveImage } from './urls.ts'
import { element } from './element.ts'
import { checkUrl, classNamesOf, createLink } from './links.ts'

export type ImageResult = {
  readonly link: Link
  /** Reads the file and gives the element its size. Gives what the image is offered in besides; undefined where there is no such file. */
  readonly job: (() => Promise<readonly ImageVariant[] | undefined>) | undefined
}

/** Changes the element. Undefined without a URL, or with one that may not be used. */
export function transformImage(node: Element, page: Page): ImageResult | undefined {
  const { properties } = node
  if (!properties['src']) return undefined
  applyAltHints(node)
  delete properties['srcSet']
  properties['loading'] ??= 'lazy'
  properties['decoding'] = 'async'
  return transformFile(node, 'src', page)
}

/** What plays, and what it is made from. */
export const mediaTags: ReadonlySet<string> = new Set(['video', 'audio', 'source', 'track'])

/** Attributes that name a file. */
export const addresses = ['src', 'poster', 'srcSet'] as const
type Address = (typeof addresses)[number]

export const transformMedia = (node: Element, page: Page): readonly ImageResult[] =>
  addresses.flatMap((name) => transformFile(node, name, page) ?? [])

function transformFile(node: Element, name: Address, page: Page): ImageResult | undefined {
  const { properties } = node
  const written = properties[name]
  if (typeof written !== 'string' || written === '') return undefined
  if (name === 'srcSet' && /\s/.test(written.trim())) return refuseList(node, page)
  const src = publicUrl(written.trim())
  properties[name] = src
  const url = checkUrl(resolveImage(src, page.file), src, node, page)
  if (!url) return undefined
  if (url.kind === 'external' && !isAllowedHost(src, page.imageHosts))
    page.problems.push(messages.imageHostUnknown(page.place(node), urlOf(src)?.origin ?? src))
  if (url.kind !== 'file') return { link: createLink(src, 'image', node, page), job: undefined }
  const { file } = url
  properties[name] = `asset:${file}`
  return {
    link: createLink(`asset:${file}`, 'image', node, page),
    job: () => loadFile(node, page, { name, src, file }),
  }
}

/** `a.png 1x, b.png 2x`: addresses stay, of files none would be found. */
function refuseList(node: Element, page: Page): undefined {
  const list = String(node.properties['srcSet'])
  if (list.split(/,\s+/).every((each) => /^(?:\/|https?:)/.test(each.trim()))) return
  delete node.properties['srcSet']
  const hint = 'Name one file, or files below public/ with a "/" first.'
  page.problems.push(messages.htmlNotAllowed(page.place(node), 'A list of files in "srcset"', hint))
}

type Named = { readonly name: Address; readonly src: string; readonly file: string }

async function loadFile(
  node: Element,
  page: Page,
  { name, src, file }: Named,
): Promise<readonly ImageVariant[] | undefined> {
  try {
    const { size, variants } = await loaded(file, page)
    if (size && node.tagName === 'img') applySize(node, size)
    return variants
  } catch (error) {
    const code = error instanceof SiteError ? error.diagnostics[0]?.code : undefined
    if (code === 'file-missing') page.problems.push(messages.imageMissing(page.place(node), src, file))
    else if (code === 'file-outside') page.problems.push(messages.fileOutside(page.place(node), src))
    else throw error
    node.properties[name] = src
    return undefined
  }
}

/** As browsers read it, in a page that is served by TLS. */
const urlOf = (src: string): URL | null => URL.parse(src, 'https://page.invalid')

/** The content security policy names the same hosts. */
function isAllowedHost(src: string, hosts: readonly string[]): boolean {
  const url = urlOf(src)
  return url !== null && hosts.includes(url.origin)
}

/** Each file is read once for a page. */
function loaded(file: string, { loadedImages, images, context }: Page): Promise<LoadedImage> {
  const found = loadedImages.get(file) ?? load()
  loadedImages.set(file, found)
  return found

  async function load(): Promise<LoadedImage> {
    const bytes = await context.load(file)
    const size = imageSize(bytes)
    return { size, variants: size && images ? await images.of(bytes, size) : [] }
  }
}

/** Puts an image between what it is offered in: a browser takes the first type it knows, in the width that suits it. */
export function offerVariants(node: Element, variants: readonly ImageVariant[], page: Page): void {
  if (!variants.length) return
  const sizes = page.images!.sizes(Number(node.properties['width']))
  const sources = [...new Set(variants.map(({ type }) => type))].map((type) => {
    const files = variants.filter((variant) => variant.type === type)
    return element(
      'source',
      { type, srcSet: files.map((file) => `/${file.path} ${file.width}w`).join(', '), sizes },
      [],
    )
  })
  const image: Element = { ...node, properties: { ...node.properties } }
  Object.assign(node, element('picture', {}, [...sources, image]))
}

/** Width and height that the writer gave win; the missing one follows from the proportions of the file. */
function applySize({ properties }: Element, natural: Size): void {
  const width = Number(properties['width'])
  const height = Number(properties['height'])
  if (properties['width'] === undefined && properties['height'] === undefined) Object.assign(properties, natural)
  else if (width > 0 && properties['height'] === undefined)
    properties['height'] = Math.round((width * natural.height) / natural.width)
  else if (height > 0 && properties['width'] === undefined)
    properties['width'] = Math.round((height * natural.width) / natural.height)
}

const hint = String.raw`(?:w\d{1,4}(?:_h\d{1,4})?|_h\d{1,4}|common)`
const longestHint = 300
const onlyHints = new RegExp(String.raw`^${hint}(?:[\s|,_]+${hint})*$`)
/** In an alternative text there has to be a bar or a size as well, because "common" is also a word. */
const hintsAround = new RegExp(
  String.raw`(?:\s*\|\s*|^)${hint}(?:[\s|,_]+${hint})*(?:\s*\||\s*$)|(?:^|\s)(?:common[\s_]+)?w\d{1,4}(?:_h\d{1,4})?(?:[\s_]+common)?(?=\s|$)`,
  'g',
)

/** `![w400_h280 common](a.png)`: size in px and a frame, written in the alternative text. */
function applyAltHints(node: Element): void {
  const { properties } = node
  const alt = typeof properties['alt'] === 'string' && properties['alt'].length < longestHint ? properties['alt'] : ''
  const found = onlyHints.test(alt.trim()) ? alt : /\bw\d|\|/.test(alt) ? (alt.match(hintsAround) ?? []).join(' ') : ''
  if (!found) {
    properties['alt'] ??= ''
    return
  }
  for (const [name, size] of [
    ['width', /w(\d+)/],
    ['height', /_h(\d+)/],
  ] as const) {
    const [, value] = size.exec(found) ?? []
    if (value) properties[name] = Number(value)
  }
  if (/(?:^|[^a-z])common(?:$|[^a-z])/.test(found)) properties['className'] = [...classNamesOf(node), 'framed']
  properties['alt'] = found === alt ? '' : alt.replace(hintsAround, ' ').replace(/\s+/g, ' ').trim()
}
