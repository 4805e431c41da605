/** The brands of one manifest, by the host names they are called under. */
import { createLookup, type Lookup } from './lookup.ts'
import type { Manifest, ManifestFile } from './manifest.ts'
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts'

export type BrandSite = {
  readonly id: string
  readonly isDefault: boolean
  readonly lookup: Lookup
  readonly files: Readonly<Record<string, ManifestFile>>
  readonly headers: Readonly<Record<string, string>>
}

export type BrandSites = {
  readonly brands: readonly BrandSite[]
  /** Every host name that is answered. */
  readonly hosts: readonly string[]
  brandAt(hostname: string): BrandSite
}

/** What pages may have from elsewhere. */
export type Allowed = Omit<SecurityOptions, 'scriptHashes' | 'connect'> & {
  /** Origins that pages of a brand may send requests to, besides their own. Default: none. */
  readonly connect?: ((brand: string) => readonly string[]) | undefined
}

/** `own` are the names of this machine: the default brand is shown there. */
export function createBrandSites(
  manifest: Manifest,
  own: readonly string[],
  { connect = () => [], ...shown }: Allowed,
): BrandSites {
  const entries = Object.entries(manifest.brands)
  const chosen = entries.findIndex(([, brand]) => brand.default)
  const brands = entries.map(([id, brand], index) => ({
    id,
    isDefault: index === Math.max(chosen, 0),
    lookup: createLookup(brand),
    files: brand.files,
    headers: securityHeaders({ scriptHashes: brand.scriptHashes, connect: connect(id), ...shown }),
  }))
  const fallback = brands.find(({ isDefault }) => isDefault)!

  const named = brands.flatMap((site) => {
    const hosts = [...manifest.brands[site.id]!.hosts, `${site.id}.localhost`].map((host) => host.toLowerCase())
    return hosts.map((host) => [host, site] as const)
  })
  const byHost = new Map(named.filter(([host]) => !own.includes(host)))
  return {
    brands,
    hosts: [...own, ...byHost.keys()],
    brandAt: (hostname) => byHost.get(hostname) ?? fallback,
  }
}
