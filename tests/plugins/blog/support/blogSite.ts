/** The blog of one brand, routed: `files` are named from the blog folder of a locale, `zh/2024-01-01-a.md`. */
import type { Config } from '../../../../engine/types.ts'
import { blog, type BlogOptions } from '../../../../plugins/blog/index.ts'
import type { BlogListProps, BlogPostProps } from '../../../../plugins/blog/types.ts'
import type { LinkListProps } from '../../../../plugins/linkList.ts'
import { routeInMemory } from '../../../support/memorySite.ts'

export const zhBrand = { id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }

export const post = (title: string, front = 'date: 2024-01-01'): string =>
  `---\ntitle: ${title}\n${front}\n---\n\nText.\n`

export async function blogSite(
  files: Readonly<Record<string, string>>,
  { options, config = { brands: [zhBrand] } }: { options?: BlogOptions; config?: Partial<Config> } = {},
) {
  const base = options?.base ?? 'blog'
  const placed = Object.entries(files).map(([file, text]) => [
    file.replace(/^(\w+)\//, `content/acme/$1/${base}/`),
    text,
  ])
  const { site, routes, diagnostics } = await routeInMemory({
    files: Object.fromEntries(placed),
    plugins: [blog(options)],
    config,
  })
  const postOf = (path: string) => routes.get(path)!.props as unknown as BlogPostProps
  const listOf = (path: string) => routes.get(path)!.props as unknown as BlogListProps
  const linksOf = (path: string) => routes.get(path)!.props as unknown as LinkListProps
  return {
    site,
    routes,
    diagnostics,
    postOf,
    listOf,
    linksOf,
    /** Of posts alone. */
    paths: [...routes.values()].filter(({ view }) => view.endsWith('BlogPost.tsx')).map(({ path }) => path),
    titles: (path: string) => listOf(path).posts.map(({ title }) => title),
  }
}
