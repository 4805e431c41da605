/** The page at an old address, for hosts without rules and visitors without script. */
import { encodePath } from '../../engine/paths.ts'
import type { Site } from '../../engine/types.ts'
import type { Redirect } from './resolve.ts'

export function stub({ to, locale }: Redirect, { brand, config }: Site): string {
  const [path = '', hash] = to.split('#')
  const address = escape(encodePath(path))
  const href = `${address}${hash ? `#${escape(encodeURIComponent(hash))}` : ''}`
  const { lang } = config.locales.find(({ id }) => id === locale)!
  return [
    `<!doctype html><html lang="${escape(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<title>${href}</title><link rel="canonical" href="${escape(brand.origin)}${address}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>`,
    `<body><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('')
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
