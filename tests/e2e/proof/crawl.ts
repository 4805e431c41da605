/** A crawler for one site: follows whatever a page names on its own host, and tells what is not there. */
import { decodeEntities } from '../../../engine/html/decodeEntities.ts'
import { get } from '../support/get.ts'

export type Crawled = {
  readonly addresses: number
  /** What is broken, and a page that leads there. */
  readonly problems: readonly string[]
}

/** `origin` is where the site is published: addresses below it are its own, too. */
export async function crawl(start: readonly URL[], origin: string): Promise<Crawled> {
  const [home] = start
  const known = new Set<string>()
  const problems: string[] = []
  const queue: { readonly url: URL; readonly from: string }[] = []

  function add(reference: string, base: URL): void {
    if (!URL.canParse(reference, base)) return void problems.push(`${base.pathname}: ${reference} is no address`)
    const named = new URL(reference, base)
    const url = named.origin === origin ? new URL(named.pathname + named.search, home) : named
    url.hash = ''
    if (url.host !== home!.host || known.has(url.href)) return
    known.add(url.href)
    queue.push({ url, from: base.pathname })
  }

  async function visit(url: URL, from: string): Promise<void> {
    const isPage = url.pathname.endsWith('/')
    let answer = await get(url.href, isPage ? 'GET' : 'HEAD')
    if (answer.status === 308) {
      const target = new URL(answer.headers.location!, url)
      if (target.host !== home!.host) return
      answer = await get(target.href)
    }
    if (answer.status !== 200) return void problems.push(`${from}: ${url.pathname} answers ${answer.status}`)
    if (!isPage) return
    for (const reference of referencesOf(answer.body)) add(reference, url)
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next.url, next.from)
  }

  for (const url of start) add(url.href, url)
  while (queue.length) await Promise.all(Array.from({ length: 8 }, work))
  return { addresses: known.size, problems }
}

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const attribute = /\s(href|src|srcset|poster|action|content)="([^"]*)"/gi

/** Where the tags of a page lead; no texts, and `content` only where it is an address. */
function referencesOf(html: string): readonly string[] {
  const tags = html.replace(/(<script[^>]*>)[^]*?<\/script>/gi, '$1').match(tag) ?? []
  return tags.flatMap((text) =>
    [...text.matchAll(attribute)].flatMap(([, name, value]) => {
      const address = decodeEntities(value!)
      if (name === 'content') return /^https?:/.test(address) ? [address] : []
      if (name === 'srcset') return address.split(',').map((part) => part.trim().split(/\s/)[0]!)
      return [address]
    }),
  )
}
