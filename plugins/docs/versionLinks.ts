/** Links between the versions of the docs. */
import type { SharedValue } from '../../engine/types.ts'
import { versionHomes } from './shared.ts'
import type { DocProps } from './types.ts'
import type { DocsVersion } from './version.ts'

/** Empty if there is only one version. */
export type VersionProps = Pick<DocProps, 'versions' | 'versionHomes'>

export type VersionLinks = {
  readonly shared: readonly SharedValue[]
  /** Of a doc in a version: links to the same doc in each version, or to the first page of versions without it. */
  propsOf(version: string, docId: string): VersionProps
}

export function linkVersions(
  versions: readonly DocsVersion[],
  { locale, base }: { readonly locale: string; readonly base: string },
): VersionLinks {
  if (versions.length < 2) return { shared: [], propsOf: () => ({}) }
  const key = versionHomes(base, locale)
  const homes = versions.map(({ name, docs, sidebars }) => {
    const [first] = sidebars.flatMap(({ order }) => order)
    return { name: name || undefined, path: (first ?? docs[0]!).href }
  })
  const hrefs = versions.map(({ docs }) => new Map(docs.map(({ data, href }) => [data.id, href])))
  return {
    shared: [key.value(homes.map((home) => ({ ...home, active: false })))],
    propsOf: (version, docId) => ({
      versionHomes: key.name,
      versions: versions.map(({ name }, index) => ({
        name: homes[index]!.name,
        path: hrefs[index]!.get(docId) ?? homes[index]!.path,
        active: name === version,
      })),
    }),
  }
}
