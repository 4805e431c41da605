/** A screen as it was built: what it says and where it leads, without a browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { decodeEntities } from '../../../engine/html/decodeEntities.ts'
import { ensureBuilt, type BrandId } from '../support/builtSite.ts'
import { runsOf } from './texts.ts'

export type Screen = {
  readonly html: string
  /** One line for each piece of text, labels included. */
  readonly text: string
  /** Addresses by the text of their link, in order. */
  readonly links: readonly (readonly [text: string, href: string])[]
  /** Fails where one of them is missing; what follows another on the screen has to follow it here. */
  says(...texts: readonly string[]): void
  /** Addresses of all links with this text. */
  leads(text: string): readonly string[]
}

type Part = 'main' | 'nav' | 'footer' | 'page'

const ends: Readonly<Record<Part, RegExp>> = {
  main: /<main[\s>][^]*<\/main>/,
  nav: /<(\w+)[^>]* data-region="navbar"[^]*?(?=<main[\s>])/,
  footer: /<(\w+)[^>]* data-region="footer"[^]*?<\/footer>/,
  page: /[^]*/,
}

export async function openScreens(): Promise<(brand: BrandId, path: string, part?: Part) => Screen> {
  const out = await ensureBuilt()
  return (brand, path, part = 'main') => {
    const whole = readFileSync(join(out, brand, path.endsWith('/') ? `${path}index.html` : path), 'utf8')
    const html = ends[part].exec(whole)?.[0] ?? ''
    assert.ok(html, `${brand} ${path} has no ${part}`)
    const text = textOf(html)
    const links = [...html.matchAll(/<a\s([^>]*)>([^]*?)<\/a>/g)].map(
      ([, attributes, content]) => [textOf(content!).replaceAll('\n', ' '), hrefIn(attributes!)] as const,
    )
    return {
      html,
      text,
      links,
      says(...texts) {
        let from = 0
        for (const wanted of texts) {
          const at = text.indexOf(wanted, from)
          assert.ok(
            at >= 0,
            `${brand} ${path}: "${wanted}" ${text.includes(wanted) ? 'comes too early' : 'is not there'}`,
          )
          from = at + wanted.length
        }
      },
      leads: (wanted) => links.filter(([said]) => said.includes(wanted)).map(([, href]) => href),
    }
  }
}

const hrefIn = (attributes: string) => decodeEntities(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
const textOf = (html: string) =>
  runsOf(html)
    .map(({ text }) => text)
    .join('\n')
