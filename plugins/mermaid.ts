/** Diagrams from text, drawn while pages are rendered: SVG in the page, no script, colours from the style sheet. */
import { hashOf, short } from '../engine/store/hash.ts'
import type { DrawFence } from './markdown/index.ts'

/** For `fences`: flow charts, sequences, states, classes and entities in the notation of Mermaid. */
export const mermaid: DrawFence = async (code) => {
  // Charts need a colour for each series, which a style sheet cannot give.
  if (/^\s*xychart/m.test(code))
    throw new Error('charts are not supported, only flows, sequences, states, classes and entities.')
  // Imported here: it is large, and few pages need it.
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const prefix = `m${short(hashOf(code))}-`
  return renderMermaidSVG(code, { transparent: true, padding: 12 })
    .replaceAll(/<style>.*?<\/style>\s*/gs, '')
    .replaceAll(/<[^/!][^>]*>/g, (tag) => tidy(tag, prefix))
    .replaceAll(/>\s+</g, '><')
}

/** Ids get a prefix, because a page may have two diagrams. Attributes without an effect are removed, numbers are rounded. */
const tidy = (tag: string, prefix: string): string =>
  tag
    .replaceAll(/ (?:data-[\w-]+|style|xmlns)="[^"]*"/g, '')
    .replaceAll(/( id="|url\(#)/g, `$1${prefix}`)
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
