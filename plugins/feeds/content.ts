/** The prose of a post as it may stand on its own, away from the site: absolute addresses, no scripts, styles or controls. */
import type { Body } from '../../engine/types.ts'

/** `url` is the post's own. An MDX program has no HTML without its components, so there the feed has the description only. */
export function contentOf({ html, code }: Body, url: string, origin: string): string {
  if (code) return ''
  const inert = html
    .replace(permalink, '')
    .replace(/<!--[^]*?-->|<(button|script|style|svg|template|dialog)\b[^]*?<\/\1>/gi, '')
  return inert.replace(tag, (_, name: string, attributes: string) => `<${name}${kept(attributes, url, origin)}>`)
}

/** The sign beside a heading, which leads to the heading itself. */
const permalink = /<a [^>]*href="#[^"]*"[^>]*><span[^>]*>#<\/span><\/a>/g

/** A start tag as the serializer writes it. Text that only looks like one has its `<` escaped. */
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s+([^\s=>"/]+)(?:="([^"]*)")?/g
const addresses = new Set(['href', 'src', 'cite', 'poster'])
const plain = new Set([
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'lang',
  'dir',
  'start',
  'datetime',
  'open',
  'align',
])

function kept(attributes: string, url: string, origin: string): string {
  return [...attributes.matchAll(attribute)]
    .map(([, name = '', value]) => {
      const lower = name.toLowerCase()
      if (addresses.has(lower) && value !== undefined) {
        const address = absolute(value, url, origin)
        return address === undefined ? '' : ` ${lower}="${address}"`
      }
      return plain.has(lower) ? ` ${lower}="${value ?? ''}"` : ''
    })
    .join('')
}

/** Undefined for what leads nowhere from outside. The value is escaped already, and stays so. */
function absolute(value: string, url: string, origin: string): string | undefined {
  if (/^(?:https?:|mailto:|tel:|data:image\/)/i.test(value)) return value
  if (/^[a-z][a-z+.-]*:/i.test(value)) return undefined
  if (value.startsWith('//')) return `https:${value}`
  if (value.startsWith('/')) return origin + value
  return value.startsWith('#') ? url + value : `${url}${value}`
}
