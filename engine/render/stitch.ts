/** Puts prose, fragments and assets into the slots the components left. */
import type { Assets } from '../rendering.ts'
import { encodePath } from '../paths.ts'
import type { Alternate } from '../types.ts'

/** A fragment as one page shows it: the page's own link and open branches marked, switches of locale filled in. */
export function activate(
  html: string,
  path: string,
  marks: readonly string[],
  alternates: readonly Alternate[],
  home: (locale: string) => string,
): string {
  // What an island will hydrate must stay as React wrote it.
  return html
    .split(/(<site-island[\s\S]*?<\/site-island>)/)
    .map((part, index) => (index % 2 ? part : activatePart(part, path, marks, alternates, home)))
    .join('')
}

function activatePart(
  html: string,
  path: string,
  marks: readonly string[],
  alternates: readonly Alternate[],
  home: (locale: string) => string,
): string {
  const href = ` href="${encodePath(path)}"`
  let marked = html
    .replaceAll(href, () => `${href} aria-current="page"`)
    .replace(/"alternate:([\w-]+)"/g, (_, locale: string) => {
      const alternate = alternates.find((candidate) => candidate.locale === locale)
      return `"${encodePath(alternate?.path ?? home(locale))}"`
    })
  for (const mark of marks.map(escapeAttribute)) {
    marked = marked
      .replaceAll(` data-mark="${mark}"`, (found) => `${found} data-active=""`)
      .replace(new RegExp(` data-open="${RegExp.escape(mark)}"(?![^>]* open=)`, 'g'), (found) => `${found} open=""`)
  }
  return marked
}

/** As React writes an attribute. */
const escapeAttribute = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!)
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Slots are found by their comment: `<!--content:whole:0-->`, `<!--fragment:1-->`. */
export function stitch(html: string, slot: (kind: string, name: string) => string): string {
  return html.replace(/<!--(content|fragment):([\w:]+)-->/g, (_, kind: string, name: string) => slot(kind, name))
}

/** Of the text of a comment. */
export function slotOf(comment: string): readonly [kind: string, name: string] | undefined {
  const [, kind, name] = /^(content|fragment):([\w:]+)$/.exec(comment) ?? []
  return kind && name ? [kind, name] : undefined
}

export function headOf(assets: Assets, build: string): string {
  return [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.scripts.map((href) => `<script type="module" src="${href}"></script>`),
    `<meta name="site:build" content="${build}">`,
  ].join('')
}

/** Whether an island is hydrated at once: then its modules are worth preloading. */
export const isEager = (html: string, id: string): boolean => html.includes(` data-src="island:${id}" data-on="load"`)

/** `data-src="island:<id>"` -> the module that hydrates it. Prose may say the same words, but never within this tag. */
export const linkIslands = (html: string, href: (id: string) => string): string =>
  html.replace(
    /(<site-island data-id="[^"]*" data-src=")island:([^"]+)"/g,
    (_, start: string, id: string) => `${start}${href(id)}"`,
  )
