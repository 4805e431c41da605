/** The page at an old path, for hosts without redirects. It works without script, which takes query and hash along. */
import { escapeHtml } from '../../engine/html/escape.ts'
import { searchUrl } from '../../engine/paths/searchUrl.ts'
import { hostHref } from '../../engine/paths/written.ts'
import type { Site } from '../../engine/types.ts'
import type { Redirect } from './resolve.ts'

export function stub({ page, to, locale }: Redirect, site: Site): string {
  const href = escapeHtml(hostHref(to, site.brand, site.config))
  const { lang } = site.config.locales.find(({ id }) => id === locale)!
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<title>${href}</title><link rel="canonical" href="${escapeHtml(urlAt(page, site))}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>`,
    `<body><p><a href="${href}">${href}</a></p><script>${leadOn}</script></body></html>\n`,
  ].join('')
}

/** As a redirect with HTTP does it. The same for all addresses. */
const leadOn = 'let a=document.links[0];a.search=location.search;a.hash||=location.hash;location.replace(a)'

/** By which search engines know the page at a path: that of its original, at the home of its prose. */
function urlAt(path: string, { routes, brand, config }: Site): string {
  const at = (wanted: string) => routes.find((route) => route.path === wanted)
  const route = at(path)!
  return searchUrl(route, at(route.canonical ?? path) ?? route, brand, config)
}
