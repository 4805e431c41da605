/** Puts prose, fragments and assets into the slots the components left. */
import escapeStringRegexp from 'escape-string-regexp'
import { escapeHtml } from '../html/escape.ts'
import type { Assets } from '../renderer.ts'
import { encodePath } from '../paths/paths.ts'
import type { Alternate } from '../types.ts'

export type FragmentPlace = {
  readonly path: string
  /** Ids of entries to show as active, and branches to open. */
  readonly active: readonly string[]
  /** This page in each locale that has it. */
  readonly alternates: readonly Alternate[]
  /** Path of the home page in a locale. */
  readonly home: (locale: string) => string
}

/** A fragment as one page shows it: the page's own link current, its branches open, switches of locale filled in. */
export const adaptFragment = (html: string, place: FragmentPlace): string =>
  html
    .split(/(<site-island[\s\S]*?<\/site-island>)/)
    // What an island will hydrate must stay as React wrote it.
    .map((piece, index) => (index % 2 ? piece : adaptMarkup(piece, place)))
    .join('')

function adaptMarkup(html: string, { path, active, alternates, home }: FragmentPlace): string {
  const href = ` href="${encodePath(path)}"`
  let adapted = html
    .replaceAll(href, () => `${href} aria-current="page"`)
    .replace(/"alternate:([\w-]+)"/g, (_, locale: string) => {
      const alternate = alternates.find((candidate) => candidate.locale === locale)
      return `"${encodePath(alternate?.path ?? home(locale))}"`
    })
  for (const id of active.map(escapeHtml)) {
    adapted = adapted
      .replaceAll(` data-entry="${id}"`, (found) => `${found} data-active=""`)
      .replace(new RegExp(` data-open="${escapeStringRegexp(id)}"(?![^>]* open=)`, 'g'), (found) => `${found} open=""`)
  }
  return adapted
}

/** A place in markup where a fragment or prose is put. */
export type Slot = readonly [kind: string, name: string]

/** Slots are found by their comment: `<!--content:whole:0-->`, `<!--fragment:1-->`. */
export function stitch(html: string, slot: (kind: string, name: string) => string): string {
  return html.replace(/<!--(content|fragment):([\w:]+)-->/g, (_, kind: string, name: string) => slot(kind, name))
}

/** Of the text of a comment. */
export function slotOf(comment: string): Slot | undefined {
  const [, kind, name] = /^(content|fragment):([\w:]+)$/.exec(comment) ?? []
  return kind && name ? [kind, name] : undefined
}

export function headOf(assets: Assets, build: string): string {
  return [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // What is seen needs no script: on a slow line styles and fonts come first.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
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
