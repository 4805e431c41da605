/** What another output of the site publishes more, less or otherwise than one before. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseHtml } from '../html/parseHtml.ts'
import { decodeUrl } from '../paths/decodeUrl.ts'
import { loadManifest, type ManifestBrand, type ManifestFile } from '../serve/manifest.ts'

/** Addresses of pages from the root of the host, without a query: `/docs/intro/`. All lists are sorted. */
export type BrandChanges = {
  readonly brand: string
  readonly added: readonly string[]
  /** `to` is where visitors are sent now; without it they are told that there is no such page. */
  readonly gone: readonly { readonly path: string; readonly to?: string }[]
  /** Says something else, or shows another picture. */
  readonly changed: readonly string[]
  /** Says the same: what has changed is its head, what stands around its content, or its markup. */
  readonly around: readonly string[]
  /** How many files besides pages are new, gone or others. */
  readonly files: number
}

export type Selected = { readonly brands?: readonly string[]; readonly locales?: readonly string[] }

/** `before` and `after` are absolute folders that builds wrote. Throws `SiteError` `output-missing` for others. */
export async function compareOutputs(
  before: string,
  after: string,
  { brands: wanted, locales }: Selected = {},
): Promise<readonly BrandChanges[]> {
  const [old, now] = await Promise.all([loadManifest(before), loadManifest(after)])
  const ids = [...new Set([...Object.keys(now.brands), ...Object.keys(old.brands)])]
  const changes: BrandChanges[] = []
  for (const brand of ids.filter((id) => wanted?.includes(id) ?? true))
    changes.push(
      await compareBrand(
        { brand, folder: join(before, brand), ...partsOf(old.brands[brand], locales) },
        { folder: join(after, brand), ...partsOf(now.brands[brand], locales) },
      ),
    )
  return changes
}

type Files = ReadonlyMap<string, ManifestFile>

type Part = {
  /** Absolute. */
  readonly folder: string
  /** By address. */
  readonly pages: ReadonlyMap<string, ManifestFile & { readonly name: string }>
  readonly redirects: ReadonlyMap<string, string>
  /** By name. */
  readonly others: Files
}

function partsOf(brand: ManifestBrand | undefined, locales: readonly string[] | undefined): Omit<Part, 'folder'> {
  const pages = new Map<string, ManifestFile & { readonly name: string }>()
  const redirects = new Map<string, string>()
  const others = new Map<string, ManifestFile>()
  for (const [name, file] of Object.entries(brand?.files ?? {})) {
    const address = `${brand!.base ?? ''}/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
    if (file.redirect !== undefined) redirects.set(address, decodeUrl(file.redirect))
    else if (file.locale === undefined) others.set(name, file)
    else if (locales?.includes(file.locale) ?? true) pages.set(address, { ...file, name })
  }
  return { pages, redirects, others }
}

async function compareBrand(old: Part & { readonly brand: string }, now: Part): Promise<BrandChanges> {
  const [changed, around]: [string[], string[]] = [[], []]
  for (const [path, page] of now.pages) {
    const former = old.pages.get(path)
    if (!former || former.hash === page.hash) continue
    const [said, says] = await Promise.all([contentOf(old.folder, former.name), contentOf(now.folder, page.name)])
    const list = said === says ? around : changed
    list.push(path)
  }
  const gone = [...old.pages.keys()].filter((path) => !now.pages.has(path))
  return {
    brand: old.brand,
    added: [...now.pages.keys()].filter((path) => !old.pages.has(path)).sort(),
    gone: gone.sort().map((path) => ({ path, ...(now.redirects.has(path) && { to: now.redirects.get(path)! }) })),
    changed: changed.sort(),
    around: around.sort(),
    files: differing(old.others, now.others),
  }
}

const differing = (old: Files, now: Files): number =>
  [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name)?.hash !== now.get(name)?.hash).length

/** Attributes that readers meet: where a link leads, which picture is shown, what is read out. */
const met = ['href', 'src', 'alt', 'aria-label', 'title', 'placeholder']
const unseen = new Set(['script', 'style', 'template'])

/** Title, description and the content of the page; all of its body, where no element is marked as the content. */
async function contentOf(folder: string, name: string): Promise<string> {
  const html = await readFile(join(folder, name), 'utf8')
  const [title, description, main, body]: [string[], string[], string[], string[]] = [[], [], [], []]
  const within = { title: 0, main: 0, body: 0, unseen: 0 }
  const depth = (name: string): keyof typeof within | undefined =>
    unseen.has(name) ? 'unseen' : name === 'title' || name === 'main' || name === 'body' ? name : undefined
  const add = (text: string) => {
    if (within.unseen) return
    if (within.main) main.push(text)
    else if (within.body) body.push(text)
    else if (within.title) title.push(text)
  }
  parseHtml(html, [
    {
      open(name, attributes) {
        const of = depth(name)
        if (of) within[of]++
        if (name === 'meta' && attributes['name'] === 'description') description.push(attributes['content'] ?? '')
        for (const key of met) if (attributes[key] !== undefined) add(`\n${key} ${attributes[key]}\n`)
      },
      close(name) {
        const of = depth(name)
        if (of) within[of]--
      },
      text: add,
    },
  ])
  const content = [title, description, main.length ? main : body].map((texts) => texts.join(''))
  return content.join('\n')
}
