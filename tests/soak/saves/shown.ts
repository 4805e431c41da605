/** What the dev server shows, in the terms of a build. */
import { get, type Got } from '../../e2e/support/get.ts'
import type { Server } from '../../e2e/support/server.ts'
import { addressesIn, contentLine, type Address, type Shown } from './built.ts'
import { factsOf, marksIn, type Facts } from './facts.ts'
import { readTold, type Told } from './told.ts'

export type ShownInDev = Shown & {
  /** On an error page. */
  readonly told: readonly Told[]
  /** Addresses of pages it links to. */
  readonly links: readonly Address[]
}

export async function shownAt({ urls }: Pick<Server, 'urls'>, address: Address): Promise<ShownInDev> {
  const [brand = '', path = ''] = address.split(' ')
  const home = urls[brand]!
  const ask = (asked: string, accept = '*/*'): Promise<Got> => get(new URL(asked, home).href, 'GET', { accept })
  const { status, headers, body } = await ask(encodeURI(path))
  const { location } = headers
  if (location !== undefined) return { status, location, lines: [], told: [], links: [] }
  if (status === 500) {
    const text = unescape(body)
    return { status, lines: text.split('\n'), told: readTold(text), links: [] }
  }
  if (!/\bhtml\b/.test(headers['content-type'] ?? '')) return { status, lines: body.split('\n'), told: [], links: [] }
  const textOf = async (asked: string, accept?: string) => {
    const got = await ask(asked, accept)
    return got.status === 200 ? got.body : undefined
  }
  const facts = await factsOf(body, async (asked) => contentLine(await textOf(asked)))
  const lines = [...facts.lines, ...(await stylesOf(facts, textOf)), ...(await scriptsOf(facts, textOf))]
  return { status, lines, told: [], links: facts.links.map((link) => `${brand} ${decodeURI(link)}`) }
}

const unescape = (html: string): string =>
  html
    .replace(/^[^]*<pre>|<\/pre>[^]*$/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

type Read = (address: string, accept?: string) => Promise<string | undefined>

async function stylesOf({ styles }: Facts, read: Read): Promise<readonly string[]> {
  const lines = new Set<string>()
  for (const style of styles) {
    // Otherwise the bundler answers with a module that inserts it.
    const css = (await read(style, 'text/css')) ?? ''
    for (const mark of marksIn(css)) lines.add(mark)
    for (const named of addressesIn(css))
      lines.add(contentLine(await read(new URL(named, new URL(style, 'http://site/')).pathname)))
  }
  return [...lines].sort()
}

/** Modules of the site, as browsers follow their imports. */
async function scriptsOf({ scripts }: Facts, read: Read): Promise<readonly string[]> {
  const seen = new Set(scripts.filter((script) => script.startsWith('/@id/virtual:site/')))
  const marks = new Set<string>()
  // The loop also visits the modules that it adds.
  for (const script of seen) {
    const code = (await read(script)) ?? ''
    for (const mark of marksIn(code)) marks.add(mark)
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\/(?:site|notes)\/[^"]+)"/g))
      if (!/\.css\b/.test(name!)) seen.add(name!)
  }
  return [...marks].sort()
}
