/** The URLs that a page's Markdown source has in place of those that were written. */
import { posix } from 'node:path'
import { encodePath } from '../../engine/paths/paths.ts'
import { urlOf } from '../../engine/paths/written.ts'
import type { Brand } from '../../engine/types.ts'
import { linkedFile, publicUrl, resolveImage, resolveLink, type LinkBase } from './hast/urls.ts'

type UrlContext = {
  readonly isImage: boolean
  readonly base: LinkBase
  /** Of the page. */
  readonly path: string
  readonly brand: Brand
  href(target: string): Promise<string | undefined>
}

/** A broken link stays as it is written: the check of links reports it. */
export async function absoluteUrl(target: string, context: UrlContext): Promise<string> {
  const { isImage, base, brand, href } = context
  const plain = publicUrl(target)
  const url = isImage ? resolveImage(plain, base.file) : resolveLink(plain, base)
  if (url.kind === 'file') {
    const found = await href(isImage ? `asset:${url.file}` : `doc:${url.file}${url.query}${url.hash}`)
    if (found) return urlOf(found, brand)
    // A name without an extension that is no file may be an address.
    return isImage || posix.basename(url.file).includes('.') ? target : seenFromPage(plain, context)
  }
  if (url.kind !== 'unchanged') return target
  const file = isImage ? undefined : linkedFile(plain, base)
  const asset = file && (await href(`asset:${file}`))
  return asset ? urlOf(asset, brand) : seenFromPage(plain, context)
}

/** As a browser reads it. What leads to a place of the page, or has a scheme, stays. */
function seenFromPage(plain: string, { path, brand }: UrlContext): string {
  if (plain.startsWith('/')) return urlOf(plain, brand)
  if (plain === '' || /^(?:#|[a-z][a-z+.-]*:)/i.test(plain)) return plain
  const found = URL.parse(plain, `http://site${encodePath(path)}`)
  return found ? urlOf(found.pathname + found.search + found.hash, brand) : plain
}
