/** The inputs of a page, and the one that made the last build render it. */
import { join } from 'node:path'
import { hashOf } from '../store/hash.ts'
import { loadPageCache, type CachedPage } from '../render/pageCache.ts'
import { openSession } from '../run/session.ts'
import { pathUnknown } from '../errors/messages.ts'
import { basePathOf, withoutBase } from '../paths/base.ts'
import { decodeUrl } from '../paths/decodeUrl.ts'
import { pageFile, toPath } from '../paths/paths.ts'
import { pagePath } from '../paths/written.ts'
import { loadManifest, type Manifest } from '../serve/manifest.ts'
import type { Brand, Config, Disk, PageRecord } from '../types.ts'

export type Why = {
  /** For people. */
  readonly lines: readonly string[]
  /** The page in each brand that has it. */
  readonly pages: readonly WhyPage[]
}

type WhyPage = Pick<PageRecord, 'brand' | 'path' | 'file' | 'bytes'> & {
  /** What made the last build render it. */
  readonly reason: string
  readonly inputs: readonly WhyInput[]
}

/** `value` is a hash or a short text; `change` is told of files that differ now. */
type WhyInput = { readonly name: string; readonly value: string; readonly change?: 'changed' | 'gone' | undefined }

/** `path` as in the address bar; the answer covers every brand that has it. Throws `path-unknown`. */
export async function why(config: Config, path: string): Promise<Why> {
  const session = await openSession(config, { remember: true })
  const known: string[] = []
  const found: WhyPage[] = []
  const moved: string[] = []
  const manifest = await loadManifest(join(config.root, config.out)).catch(() => undefined)
  for (const brand of config.brands) {
    const { pages } = loadPageCache(session, config.out, brand.id)
    known.push(...Object.keys(pages))
    // A site at `/docs` may have pages below `/docs/docs/`, and some are named from there.
    const meant = pagesMeant(path, brand, config)
    const [from] = meant
    const to = meant.flatMap((each) => redirectAt(each, brand, manifest) ?? [])[0]
    if (to !== undefined) moved.push(`${brand.id} ${from} redirects to ${decodeUrl(to)}`)
    const page = [...meant, ...(to === undefined ? [] : pagesMeant(to, brand, config))].flatMap(
      (each) => pages[each] ?? [],
    )[0]
    if (page) found.push(await explain(brand.id, page, session.disk))
  }
  session.close()
  if (!found.length) {
    const [wanted = path] = pagesMeant(path, config.brands[0]!, config)
    throw pathUnknown(wanted, known)
  }
  return { lines: [...moved, ...found.flatMap(linesOf)], pages: found }
}

/** Paths of pages that an address may mean: a whole one or a part of it, written for readers or as browsers send it. */
function pagesMeant(address: string, brand: Brand, config: Config): readonly string[] {
  const url = URL.parse(address, `${brand.origin}/`)
  if (!url) return [toPath(address)]
  const path = decodeUrl(url.pathname)
  return [withoutBase(path, basePathOf(brand, config)), path].flatMap((each) => (each ? pagePath(each) : []))
}

/** Where visitors of an old address are sent. */
function redirectAt(path: string, brand: Brand, manifest: Manifest | undefined): string | undefined {
  const files = manifest?.brands[brand.id]?.files
  return [brand, { trailingSlash: 'never' } as const].flatMap((as) => files?.[pageFile(path, as)]?.redirect ?? [])[0]
}

async function explain(brand: string, { record, reason, inputs }: CachedPage, disk: Disk): Promise<WhyPage> {
  const explained: WhyInput[] = []
  for (const [name, value] of inputs) {
    const file = /^(?:body|file):(.+)$/.exec(name)?.[1]
    const now = file && (await disk.read(file).then(hashOf, () => 'gone'))
    const change = now === undefined || now === value ? undefined : now === 'gone' ? 'gone' : 'changed'
    explained.push({ name, value, change })
  }
  const { path, file, bytes } = record
  return { brand, path, file, bytes, reason, inputs: explained }
}

const linesOf = ({ brand, path, file, bytes, reason, inputs }: WhyPage): readonly string[] => [
  `${brand} ${path} -> ${file} (${bytes} bytes)`,
  `  last rendered because: ${reasons[reason] ?? `${nameOf(reason)} changed`}`,
  '  made from, each with the first digits of its hash:',
  ...inputs.map(({ name, value, change }) => {
    const note = change ? `  (${change === 'gone' ? 'gone now' : 'changed since'})` : ''
    return `    ${nameOf(name)} ${/^[0-9a-f]{64}$/.test(value) ? value.slice(0, 10) : value}${note}`
  }),
]

/** `body:content/en/docs/intro.md` -> `text of content/en/docs/intro.md` */
function nameOf(input: string): string {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(input) ?? []
  return kinds[kind]?.(rest) ?? parts[input] ?? input
}

const kinds: Readonly<Record<string, (rest: string) => string>> = {
  body: (file) => `text of ${file}`,
  file: (file) => `file ${file}`,
  asset: (file) => `address of the file ${file}:`,
  link: (file) => `address of the page ${file}:`,
  shared: (name) => `what plugins say, ${name}`,
  view: (name) => `components and styles of ${name}`,
}

const parts: Readonly<Record<string, string>> = {
  code: 'engine, plugins, configuration and dependencies',
  bundle: 'the app, common styles and what browsers run',
  site: 'brand and locales',
  route: 'its front matter, neighbours and address',
}

const reasons: Readonly<Record<string, string>> = {
  page: 'it was new',
  output: 'its file was not in the output',
  code: 'the engine, a plugin, the configuration or a dependency changed',
  bundle: 'the app, a common style or something that browsers run changed',
  site: 'the brand or the locales changed',
  route: 'its front matter, neighbours or address changed',
}
