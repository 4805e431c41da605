/** An image that front matter names, beside the page or at an address. */
import { posix } from 'node:path'
import type { Diagnostic, Place } from '../../engine/types.ts'
import { publicUrl, resolveImage } from './hast/urls.ts'
import * as messages from './messages.ts'

type FoundImage = {
  /** `asset:<file>` for a file of the project. */
  readonly image: string | undefined
  readonly problems: readonly Diagnostic[]
}

/** `from`: the page. Whether the file is there is not looked at. */
export function frontMatterImage(written: string | undefined, from: string, place: Place): FoundImage {
  if (written === undefined) return { image: undefined, problems: [] }
  const src = publicUrl(written.trim())
  const url = resolveImage(src, from)
  if (url.kind === 'file') return { image: `asset:${url.file}`, problems: [] }
  if (url.kind === 'outside') return { image: undefined, problems: [messages.fileOutside(place, written)] }
  if (url.kind === 'refused') return { image: undefined, problems: [messages.linkScheme(place, written)] }
  return { image: src, problems: [] }
}

/** The file of such an image. */
export const fileOfImage = (image: string | undefined): string | undefined =>
  image?.startsWith('asset:') ? image.slice('asset:'.length) : undefined

/** `from`: the page that names it. */
export const imageNotThere = (file: string, from: string, place: Place): Diagnostic =>
  messages.imageMissing(place, posix.relative(posix.dirname(from), file), file)
