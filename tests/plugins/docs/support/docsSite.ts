/** The docs of one brand, routed: `files` are named from the docs folder of a locale, `zh/guide/a.md`. */
import { sharedKey } from '../../../../engine/sharedKey.ts'
import type { Brand, Config } from '../../../../engine/types.ts'
import { docs, type DocsOptions } from '../../../../plugins/docs/index.ts'
import type { DocProps, SidebarItem, SidebarValue } from '../../../../plugins/docs/types.ts'
import { routeInMemory } from '../../../support/memorySite.ts'

export const page = (title: string, front = '', text = ''): string =>
  `---\ntitle: ${title}\n${front}${front && '\n'}---\n\n${text}\n`

export async function docsSite(
  files: Readonly<Record<string, string>>,
  { options, config }: { options?: DocsOptions<Brand>; config?: Partial<Config> } = {},
) {
  const base = options?.base ?? 'docs'
  const placed = Object.entries(files).map(([file, text]) => [
    file.replace(/^(\w+)(@[\w.]+)?\//, (whole, locale, version = '') =>
      locale === 'brands' ? whole : `content/acme/${locale}/${base}${version}/`,
    ),
    text,
  ])
  const { site, routes, diagnostics } = await routeInMemory({
    files: Object.fromEntries(placed),
    plugins: [docs(options)],
    ...(config && { config }),
  })
  const propsOf = (path: string) => routes.get(path)!.props as unknown as DocProps
  const sidebarOf = (path: string) => sharedKey<SidebarValue>(propsOf(path).sidebar).read(site)!
  const walk = (from: string): readonly string[] => {
    const { next } = propsOf(from)
    return next ? [from, ...walk(next.path)] : [from]
  }
  return {
    site,
    routes,
    diagnostics,
    paths: [...routes.keys()].sort(),
    propsOf,
    items: (path: string) => sidebarOf(path).items,
    /** `Label /path/` and, for categories, `Label: [...]`; with a badge `Label (New tip) /path/`. */
    tree: (path: string) => sidebarOf(path).items.map(drawn),
    /** Paths in the order in which a reader comes by, from a page on. */
    walk,
  }
}

type Drawn = string | readonly [string, readonly Drawn[]]

function drawn(item: SidebarItem): Drawn {
  const { text, type } = item.badge ?? {}
  const label = text ? `${item.label} (${[text, type].filter(Boolean).join(' ')})` : item.label
  if (item.kind === 'link') return `${label} ${item.href}`
  return item.kind === 'doc' ? `${label} ${item.path}` : [label, item.items.map(drawn)]
}
