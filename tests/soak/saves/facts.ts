/** What a page says, without what is made otherwise in dev: names of classes, addresses of assets, scripts, versions. */
import { parseHtml } from '../../../engine/html/parseHtml.ts'

export type Facts = {
  /** A line for each tag and text. */
  readonly lines: readonly string[]
  /** Addresses of stylesheets, scripts and islands. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Paths of the site that it links to. */
  readonly links: readonly string[]
}

/** `contentOf` gives what lies behind the address of an image. */
export async function factsOf(html: string, contentOf: (address: string) => Promise<string>): Promise<Facts> {
  const lines: (string | Promise<string>)[] = []
  const [styles, scripts, links]: string[][] = [[], [], []]
  let skipped = 0
  parseHtml(html, [
    {
      open(name, all) {
        const { class: _class, src, href = '', ...attributes } = all
        if (name === 'script' || name === 'style') skipped += 1
        if (name === 'script' && src) scripts!.push(src)
        if (name === 'link' && all['rel'] === 'stylesheet') styles!.push(href)
        if (all['data-src']) scripts!.push(all['data-src'])
        if (skipped || isLeftOut(name, all)) return
        if (name === 'a' && /^\/(?!\/)/.test(href)) links!.push(href.replace(/[?#].*/s, ''))
        const rest = Object.entries({ ...attributes, ...(href && { href }) }).filter(([key]) => !madeOtherwise.has(key))
        const written = rest.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).sort()
        lines.push(`<${name}${written.join('')}>`)
        if (src) lines.push(contentOf(src))
      },
      close(name) {
        if (name === 'script' || name === 'style') skipped -= 1
      },
      text(text) {
        const words = text.replaceAll(/\s+/g, ' ').trim()
        if (!skipped && words) lines.push(words)
      },
    },
  ])
  return { lines: await Promise.all(lines), styles: styles!, scripts: scripts!, links: links! }
}

const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  (name === 'link' && /^(?:stylesheet|modulepreload|preload)$/.test(attributes['rel'] ?? '')) ||
  (name === 'meta' && (attributes['name'] ?? '').startsWith('site:'))

/** Hashes of the bundle, and addresses of its files. */
const madeOtherwise: ReadonlySet<string> = new Set(['data-version', 'data-uid', 'data-src', 'nonce'])

/** Words that edits leave in styles and scripts. */
export const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:--mark:\s*|mark:)(\w+)/g)].map(([, mark]) => mark!)
