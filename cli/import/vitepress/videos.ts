/** Videos, which no page here plays. */
import { lineAt, replaceProse } from '../fences.ts'
import type { Tell } from './uses.ts'

const video = /<video\b((?:[^<>"']|"[^"]*"|'[^']*')*)>(?:([^]*?)<\/video\s*>)?/g

/** A link leads to each; lines stay where they are, so that places found later are those of the file. */
export const withoutVideos = (text: string, tell: Tell): string =>
  replaceProse(text, video, ({ index, 1: given = '', 2: inside = '' }, written) => {
    const src = valueOf('src', given) ?? valueOf('src', inside)
    tell('Videos are links now', lineAt(text, index))
    const title = valueOf('title', given) ?? valueOf('aria-label', given) ?? src?.split('/').at(-1)
    return (src ? `<a href="${src}">${title}</a>` : '') + '\n'.repeat(written.split('\n').length - 1)
  })

const valueOf = (name: string, tags: string): string | undefined =>
  new RegExp(String.raw`\s${name}\s*=\s*(["'])\s*([^]+?)\s*\1`).exec(tags)?.[2]
