/** `<img>`, `<video>`, `<audio>`: files of the project come along; images get a size, so that the page does not jump, and load lazily. */
import type { Element } from 'hast'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { imageCandidates } from '../../../engine/html/imageCandidates.ts'
import { decodeUrl } from '../../../engine/paths/decodeUrl.ts'
import type { Link } from '../../../engine/types.ts'
import { imageSize, type Size } from '../imageSize.ts'
import * as imageMessages from '../imageMessages.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import type { LoadedImage } from '../types.ts'
import { fileAttributes, publicUrl, resolveImage, type FileAttribute } from './urls.ts'
import { element } from './element.ts'
import { checkUrl, classNamesOf, createLink } from './links.ts'

export type ImageResult = {
  readonly link: Link
  /** Reads the file and gives the element its size. Gives what is known of it; undefined where there is no such file. */
  readonly job: (() => Promise<LoadedImage | undefined>) | undefined
}

/** Changes the element. The first is that of its address; none without one that may be used. */
export function transformImage(node: Element, page: Page): readonly ImageResult[] {
  const { properties } = node
  if (!properties['src']) return []
  applyAltHints(node)
  properties['loading'] ??= 'lazy'
  properties['decoding'] = 'async'
  const own = transformFile(node, 'src', page)
  // Who names files for sizes of screens is offered no other ones.
  return properties['srcSet'] ? [...own, ...transformFile(node, 'srcSet', page)].map(withoutVariants) : own
}

/** What plays, and what it is made from. */
export const mediaTags: ReadonlySet<string> = new Set(['video', 'audio', 'source', 'track'])

export const transformMedia = (node: Element, page: Page): readonly ImageResult[] =>
  fileAttributes.flatMap((name) => transformFile(node, name, page))

function transformFile(node: Element, name: FileAttribute, page: Page): readonly ImageResult[] {
  const { properties } = node
  const written = properties[name]
  if (typeof written !== 'string' || written === '') return []
  if (name === 'srcSet' && /\s/.test(written.trim())) return transformList(node, written.trim(), page)
  const src = publicUrl(written.trim())
  properties[name] = src
  const url = checkUrl(resolveImage(src, page.file), src, node, page)
  if (!url) return []
  if (url.kind === 'external') checkHost(src, node, page)
  if (url.kind !== 'file') return [{ link: createLink(src, 'image', node, page), job: undefined }]
  const { file } = url
  properties[name] = `asset:${file}`
  const leave = () => void (properties[name] = src)
  return [
    {
      link: createLink(`asset:${file}`, 'image', node, page),
      async job() {
        const image = await loadFile(node, page, { src, file, leave })
        if (node.tagName !== 'img' || name !== 'src') return image
        if (image?.size) applySize(node, image.size)
        // A drawing may have no size.
        else if (image && !/\.svg$/i.test(file))
          page.problems.push(imageMessages.imageUnreadable(page.place(node), decodeUrl(src)))
        return image
      },
    },
  ]
}

/** `a.png 1x, b.png 2x`. Names of files are encoded in it, because sizes stand behind spaces. */
function transformList(node: Element, list: string, page: Page): readonly ImageResult[] {
  const results: ImageResult[] = []
  const { properties } = node
  const candidates = imageCandidates(list).flatMap(({ address, size }): readonly string[] => {
    const src = publicUrl(address)
    const url = checkUrl(resolveImage(src, page.file), src, node, page)
    if (!url) return []
    if (url.kind === 'external') checkHost(src, node, page)
    if (url.kind !== 'file') return [`${address} ${size}`.trim()]
    const { file } = url
    const shown = `asset:${encodeURI(file)}`
    const leave = () => void (properties['srcSet'] = String(properties['srcSet']).replace(shown, () => src))
    const link = createLink(`asset:${file}`, 'image', node, page)
    results.push({ link, job: () => loadFile(node, page, { src, file, leave }) })
    return [`${shown} ${size}`.trim()]
  })
  properties['srcSet'] = candidates.join(', ')
  return results.map(withoutVariants)
}

const withoutVariants = ({ link, job }: ImageResult): ImageResult => ({
  link,
  job:
    job &&
    (async () => {
      const image = await job()
      return image && { ...image, variants: [] }
    }),
})

type Named = {
  readonly src: string
  readonly file: string
  /** Puts back what was written. */
  leave(): void
}

async function loadFile(node: Element, page: Page, { src, file, leave }: Named): Promise<LoadedImage | undefined> {
  try {
    return await loaded(file, page)
  } catch (error) {
    const code = error instanceof SiteError ? error.diagnostics[0]?.code : undefined
    if (code === 'file-missing') page.problems.push(imageMessages.imageMissing(page.place(node), decodeUrl(src), file))
    else if (code === 'file-outside') page.problems.push(messages.fileOutside(page.place(node), src))
    else throw error
    leave()
    return undefined
  }
}

/** As browsers read it, in a page that is served by TLS. */
const urlOf = (src: string): URL | null => URL.parse(src, ofPage)
const ofPage = 'https://page.invalid'

/** The content security policy names the same hosts. */
function checkHost(src: string, node: Element, page: Page): void {
  const origin = urlOf(src)?.origin
  if (origin === undefined || !page.imageHosts.includes(origin))
    page.problems.push(imageMessages.imageHostUnknown(page.place(node), origin === ofPage ? src : (origin ?? src)))
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

/**
 * Puts an image, or what a picture is chosen from, behind what it is offered in: a browser takes the first type it knows,
 * in the width that suits it. `picture` is the one that the writer made.
 */
export function offerVariants(
  node: Element,
  { size, variants }: LoadedImage,
  page: Page,
  picture: Element | undefined,
): void {
  const place = picture ? picture.children.indexOf(node) : 0
  if (!variants.length || place === -1) return
  const { media, width = size?.width } = node.properties
  const sizes = page.images!.sizes(Number(width))
  const sources = [...new Set(variants.map(({ type }) => type))].map((type) => {
    const files = variants.filter((variant) => variant.type === type)
    const srcSet = files.map((file) => `/${file.path} ${file.width}w`).join(', ')
    return element('source', { type, ...(media !== undefined && { media }), srcSet, sizes }, [])
  })
  if (picture) {
    picture.children.splice(place, 0, ...sources)
    return
  }
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
