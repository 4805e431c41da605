/** Pictures, tags of the head, places elsewhere and the colour of a site of VitePress. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { ThemedSite } from '../../../preset/options.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../fields.ts'
import { isWritable, tagText, type Tag } from '../headTags.ts'
import { filesBelow, readText } from '../project.ts'
import { headOf, type VitePress } from './config.ts'

/** Its address, where `public/` has it. Addresses may begin with the path the site lies below. */
function publicFile({ root, source, config }: VitePress, address: unknown): string | undefined {
  const written = textOf(address)
  if (!written || /^(?:https?:)?\/\//.test(written)) return undefined
  const base = posix.join('/', textOf(config['base']) ?? '/', '/')
  const path = posix.join('/', written)
  const names = [path, ...(path.startsWith(base) ? [`/${path.slice(base.length)}`] : [])]
  return names.find((name) => existsSync(join(root, source, 'public', name)))
}

/** `'/logo.svg'`, `{ src }`, or `{ light, dark }`. The title stands beside it, unless `siteTitle` is false. */
export function logoOf(site: VitePress, logo: unknown, siteTitle: unknown): ThemedSite['logo'] {
  const { src, light, dark } = fieldsOf(logo)
  const plain = publicFile(site, textOf(logo) ?? src ?? light)
  const other = publicFile(site, dark)
  const title = siteTitle === false ? undefined : true
  return plain && (other || title) ? { light: plain, dark: other, title } : plain
}

type Head = Pick<ThemedSite, 'favicon' | 'image' | 'head' | 'analytics'> & {
  /** Tags that have no place. */
  readonly left: readonly string[]
}

export function headTagsOf(site: VitePress): Head {
  const tags = headOf(site.config).map(([tag, attributes, text]): Tag => ({
    tag: String(tag),
    attributes: Object.fromEntries(Object.entries(fieldsOf(attributes)).map(([key, value]) => [key, String(value)])),
    text: textOf(text),
  }))
  const icon = tags.find(
    ({ tag, attributes }) => tag === 'link' && /^(?:shortcut )?icon$/.test(String(attributes['rel'])),
  )
  const favicon = icon && iconFile(site, icon.attributes)
  const preview = tags.find(({ attributes }) => attributes['property'] === 'og:image')
  const image = preview && publicFile(site, withoutOrigin(preview.attributes['content']))
  const counter = tags.find(({ attributes }) => counterIn(attributes) !== undefined)
  const id = counter && counterIn(counter.attributes)
  const taken = new Set([favicon ? icon : undefined, image ? preview : undefined, counter])
  // It is what the first one is told by.
  const inline = id && tags.find(({ tag, text }) => tag === 'script' && text?.includes(id))
  const others = tags.filter((tag) => !taken.has(tag) && tag !== inline)
  const kept = others.filter(isWritable)
  return {
    favicon,
    image,
    head: kept.length ? kept.map(({ tag, attributes }) => ({ tag, attributes })) : undefined,
    analytics: id ? { ga4: { id } } : undefined,
    left: others.filter((tag) => !isWritable(tag)).map(tagText),
  }
}

function iconFile(site: VitePress, { href }: Fields): string | undefined {
  const file = publicFile(site, href)
  return file && /\.(?:svg|png|ico)$/i.test(file) ? file : undefined
}

const withoutOrigin = (address: unknown): string | undefined => {
  const text = textOf(address)
  return text && URL.canParse(text) ? new URL(text).pathname : text
}

const counterIn = ({ src }: Fields): string | undefined =>
  /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=(G-\w+)$/.exec(textOf(src) ?? '')?.[1]

const kinds: Readonly<Record<string, string>> = { twitter: 'x', email: 'mail', maildotru: 'mail', sinaweibo: 'weibo' }
const shown = new Set(
  'discord linkedin x weibo github gitee mastodon bluesky youtube npm wechat qq mail phone'.split(' '),
)

type Social = { readonly social: Readonly<Record<string, string>>; readonly left: readonly string[] }

/** One of each kind. */
export function socialOf(links: unknown): Social {
  const social: Record<string, string> = {}
  const left: string[] = []
  for (const { icon, link } of listOf(links).map(fieldsOf)) {
    const kind = kinds[String(icon)] ?? String(icon)
    const isAddress = /^(?:https?|mailto):/.test(String(link))
    if (typeof icon === 'string' && shown.has(kind) && isAddress && !Object.hasOwn(social, kind))
      social[kind] = String(link)
    else left.push(String(link))
  }
  return { social, left }
}

/** The main colour of its own styles, if it is written as one. */
export function colourIn({ root }: VitePress): string | undefined {
  const sheets = filesBelow(root, '.vitepress/theme').filter((file) => /\.(?:s?css|less|vue)$/.test(file))
  const found = sheets.map(
    (file) => /--vp-c-brand(?:-1)?:\s*(#[\da-f]{6})\b/i.exec(readText(root, `.vitepress/theme/${file}`))?.[1],
  )
  return found.find(Boolean)
}
