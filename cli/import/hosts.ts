/** Other hosts that pages show something of. */
import type { Draft } from './project.ts'

/** Adds what the configuration has to allow for a text. */
export function lookAt(text: string, file: string, { hosts, inlineStyles, drawings }: Draft): void {
  const shown = /<(?:img|video|audio|source|track)\b[^>]{0,500}>/g
  const tags = [...text.matchAll(shown)].flatMap(([tag]) => [
    ...tag.matchAll(/\b(?:src|poster)=["'{]+(https?:[^"'}\s]+)/g),
  ])
  const images = [...text.matchAll(/!\[[^\]]*\]\((https?:[^\s)]+)/g), ...tags]
  const pictures = [
    ...text.matchAll(/\b(?:image_url|imageURL|author_image_url|authorImageURL):\s*['"]?(https:[^\s'"]+)/g),
  ]
  const definitions = new Map(
    [...text.matchAll(/^ {0,3}\[([^\]]+)\]:\s+<?(https?:[^\s>]+)/gm)].map(([, name = '', url]) => [name, url]),
  )
  for (const [, url] of [...images, ...pictures]) addOrigin(hosts.images, url)
  for (const [, name = ''] of text.matchAll(/!\[[^\]]*\]\[([^\]]*)\]/g)) addOrigin(hosts.images, definitions.get(name))
  for (const [, url] of text.matchAll(/<(?:iframe|Embed)\b[^>]{0,500}?\bsrc=["'{]+(https?:[^"'}\s]+)/g))
    addOrigin(
      hosts.frames,
      url?.replace(/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\//, 'https://www.youtube-nocookie.com/'),
    )
  if (/\bstyle=\{/.test(text)) inlineStyles.add(file)
  if (/^[ \t>]*(?:`{3,}|~{3,})[ \t]*mermaid\b/m.test(text)) drawings.add(file)
}

function addOrigin(origins: Set<string>, url: string | undefined): void {
  if (url && URL.canParse(url)) origins.add(new URL(url).origin)
}
