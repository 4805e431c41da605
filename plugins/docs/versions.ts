/** What a page of one version knows of the others. */
import type { Json } from '../../engine/types.ts'
import type { Edition } from './route.ts'
import type { DocProps, VersionLink } from './types.ts'

/** Nothing where there is one version. */
export type Version = Pick<DocProps, 'versions' | 'versionHomes'>

export function versionsOf(
  editions: readonly Edition[],
  { locale, base }: { readonly locale: string; readonly base: string },
): { readonly shared: Readonly<Record<string, Json>>; of(version: string, doc: string): Version } {
  if (editions.length < 2) return { shared: {}, of: () => ({}) }
  const name = `${base}/${locale}/versions`
  const homes = editions.map(({ version, docs, sidebars }) => {
    const [first] = sidebars.flatMap(({ order }) => order)
    return { name: version || undefined, path: (first ?? docs[0]!).href }
  })
  const paths = editions.map(({ docs }) => new Map(docs.map(({ doc, href }) => [doc.id, href])))
  return {
    shared: { [name]: homes.map((home) => ({ ...home, active: false }) satisfies VersionLink) as Json },
    of: (version, doc) => ({
      versionHomes: name,
      versions: editions.map((edition, index) => ({
        name: homes[index]!.name,
        path: paths[index]!.get(doc) ?? homes[index]!.path,
        active: edition.version === version,
      })),
    }),
  }
}
