/** The prose of a post for readers outside of the site: absolute URLs, no scripts, styles or controls. */
import { encodePath } from '../../engine/paths/paths.ts'
import { urlOf } from '../../engine/paths/written.ts'
import type { Body, Brand } from '../../engine/types.ts'

type Home = Pick<Brand, 'origin' | 'trailingSlash'>

/** `path`: of the post. Empty for MDX with components, which has no HTML without them; the feed then has the description only. */
export function contentOf({ html, code }: Body, path: string, brand: Home): string {
  if (code) return ''
  const inert = html
    .replace(permalink, '')
    .replace(token, '$1')
    // Of a picture, feed readers take the image itself.
    .replace(/<source\b[^>]*\ssrcset="[^>]*>|<\/?picture>/gi, '')
    .replace(/<!--[^]*?-->|<(button|script|style|svg|template|dialog)\b[^]*?<\/\1>/gi, '')
  return inert.replace(
    tag,
    (_, name: string, attributes: string) => `<${name}${cleanAttributes(attributes, path, brand)}>`,
  )
}

/** The permalink of a heading. */
const permalink = /<a [^>]*href="#[^"]*"[^>]*><span[^>]*>#<\/span><\/a>/g

/** A token of highlighted code: without the site's styles it would be italic. */
const token = /<i class=[\w-]+>([^<]*)<\/i>/g

/** A start tag as `hast-util-to-html` writes it. In text, `<` is escaped. */
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s+([^\s=>"/]+)(?:="([^"]*)")?/g
const urlAttributes = new Set(['href', 'src', 'cite', 'poster'])
const keptAttributes = new Set(
  (
    'alt title width height colspan rowspan lang dir start datetime open align ' +
    'controls type kind srclang label checked disabled'
  ).split(' '),
)

function cleanAttributes(attributes: string, path: string, brand: Home): string {
  return [...attributes.matchAll(attribute)]
    .map(([, name = '', value]) => {
      const lower = name.toLowerCase()
      if (urlAttributes.has(lower) && value !== undefined) {
        const absolute = absoluteUrl(value, path, brand)
        return absolute === undefined ? '' : ` ${lower}="${absolute}"`
      }
      return keptAttributes.has(lower) ? ` ${lower}="${value ?? ''}"` : ''
    })
    .join('')
}

/** Undefined for schemes that are not allowed. The value is escaped already, and stays so. */
function absoluteUrl(value: string, path: string, brand: Home): string | undefined {
  if (/^(?:https?:|mailto:|tel:|data:image\/)/i.test(value)) return value
  if (/^[a-z][a-z+.-]*:/i.test(value)) return undefined
  if (value.startsWith('//')) return `https:${value}`
  return urlOf(value.startsWith('/') ? value : encodePath(path) + value, brand)
}
