/** The page at an old path, for hosts without redirects. It works without script. */
import { escapeHtml } from '../../engine/html/escape.ts'
import { encodePath } from '../../engine/paths/paths.ts'
import type { Site } from '../../engine/types.ts'
import type { Redirect } from './resolve.ts'

export function stub({ to, locale }: Redirect, { brand, config }: Site): string {
  const [path = '', hash] = to.split('#')
  const address = escapeHtml(encodePath(path))
  const href = `${address}${hash ? `#${escapeHtml(encodeURIComponent(hash))}` : ''}`
  const { lang } = config.locales.find(({ id }) => id === locale)!
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<title>${href}</title><link rel="canonical" href="${escapeHtml(brand.origin)}${address}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>`,
    `<body><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('')
}
