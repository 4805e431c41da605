/** `<img>`: files of the project get their size, so that the page does not jump; nothing loads before it is near. */
import type { Element } from 'hast'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import type { Link } from '../../../engine/types.ts'
import { imageSize } from '../imageSize.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { imageAddress } from './addresses.ts'
import { classesOf, linkTo } from './links.ts'

export type Finished = { readonly link: Link; /** Reads the file. */ readonly job: (() => Promise<void>) | undefined }

/** Changes the element. */
export function finishImage(node: Element, page: Page): Finished | undefined {
  const { properties } = node
  const { src } = properties
  if (typeof src !== 'string' || src === '') return undefined
  takeHints(node)
  delete properties['srcSet']
  properties['loading'] ??= 'lazy'
  properties['decoding'] = 'async'
  const address = imageAddress(src, page.file)
  switch (address.kind) {
    case 'refused':
      page.problems.push(messages.linkScheme(page.place(node), src))
      return undefined
    case 'outside':
      page.problems.push(messages.fileOutside(page.place(node), src))
      return undefined
    case 'file': {
      const { file } = address
      properties['src'] = `asset:${file}`
      return { link: linkTo(`asset:${file}`, 'image', node, page), job: () => size(node, page, { src, file }) }
    }
    default:
      return { link: linkTo(src, 'image', node, page), job: undefined }
  }
}

async function size(node: Element, page: Page, { src, file }: { src: string; file: string }): Promise<void> {
  try {
    const natural = imageSize(await page.context.load(file))
    if (natural) fit(node, natural)
  } catch (error) {
    const code = error instanceof SiteError ? error.diagnostics[0]?.code : undefined
    if (code === 'file-missing') page.problems.push(messages.imageMissing(page.place(node), src, file))
    else if (code === 'file-outside') page.problems.push(messages.fileOutside(page.place(node), src))
    else throw error
  }
}

/** A side that the writer gave keeps the proportions of the file. */
function fit({ properties }: Element, natural: { width: number; height: number }): void {
  const width = Number(properties['width'])
  const height = Number(properties['height'])
  if (properties['width'] === undefined && properties['height'] === undefined) Object.assign(properties, natural)
  else if (width > 0 && properties['height'] === undefined)
    properties['height'] = Math.round((width * natural.height) / natural.width)
  else if (height > 0 && properties['width'] === undefined)
    properties['width'] = Math.round((height * natural.width) / natural.height)
}

const hint = String.raw`(?:w\d{1,4}(?:_h\d{1,4})?|common)`
const longestHint = 300
const onlyHints = new RegExp(String.raw`^${hint}(?:[\s|,_]+${hint})*$`)
/** Beside a real text there has to be a bar or a size: "common" is also a word. */
const hintsAround = new RegExp(
  String.raw`(?:\s*\|\s*|^)${hint}(?:[\s|,_]+${hint})*(?:\s*\||\s*$)|(?:^|\s)(?:common[\s_]+)?w\d{1,4}(?:_h\d{1,4})?(?:[\s_]+common)?(?=\s|$)`,
  'g',
)

/** `![w400_h280 common](a.png)`: size in px and a frame, written where the alternative text belongs. */
function takeHints(node: Element): void {
  const { properties } = node
  const alt = typeof properties['alt'] === 'string' && properties['alt'].length < longestHint ? properties['alt'] : ''
  const found = onlyHints.test(alt.trim()) ? alt : /\bw\d|\|/.test(alt) ? (alt.match(hintsAround) ?? []).join(' ') : ''
  if (!found) {
    properties['alt'] ??= ''
    return
  }
  const [, width, height] = /w(\d+)(?:_h(\d+))?/.exec(found) ?? []
  if (width) properties['width'] = Number(width)
  if (height) properties['height'] = Number(height)
  if (/(?:^|[^a-z])common(?:$|[^a-z])/.test(found)) properties['className'] = [...classesOf(node), 'framed']
  properties['alt'] = found === alt ? '' : alt.replace(hintsAround, ' ').replace(/\s+/g, ' ').trim()
}
