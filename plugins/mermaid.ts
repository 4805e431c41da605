/** Diagrams from text, drawn while pages are made: SVG in the page, no script in the browser, colours from the style sheet. */
import { hashOf, short } from '../engine/hash.ts'
import type { DrawFence } from './markdown/index.ts'

/** For `fences`: flow charts, sequences, states, classes and entities in the notation of Mermaid. */
export const mermaid: DrawFence = async (code) => {
  // Charts want colours by the number of their series, which no style sheet can know.
  if (/^\s*xychart/m.test(code))
    throw new Error('charts are not drawn, only flows, sequences, states, classes and entities.')
  // Heavy, and wanted by few pages.
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const prefix = `m${short(hashOf(code))}-`
  return renderMermaidSVG(code, { transparent: true, padding: 12 })
    .replaceAll(/<style>.*?<\/style>\s*/gs, '')
    .replaceAll(/<[^/!][^>]*>/g, (tag) => tidy(tag, prefix))
    .replaceAll(/>\s+</g, '><')
}

/** Two diagrams may stand on a page; what it says of its own making, and fractions nobody sees, are left out. */
const tidy = (tag: string, prefix: string): string =>
  tag
    .replaceAll(/ (?:data-[\w-]+|style|xmlns)="[^"]*"/g, '')
    .replaceAll(/( id="|url\(#)/g, `$1${prefix}`)
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
