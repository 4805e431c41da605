/** The brands of one manifest, by the host names they are called under. */
import { createLookup, type Lookup } from './lookup.ts'
import type { Manifest, ManifestFile } from './manifest.ts'
import { securityHeaders } from './securityHeaders.ts'

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

/** Origins besides their own: those that pages of a brand may send requests to, and those whose scripts, images and pages all pages may have. */
export type Allowed = {
  readonly connect: (brand: string) => readonly string[]
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly inlineStyles: boolean
  readonly frames: readonly string[]
}

/** `own` are the names of this machine: the default brand is shown there. */
export function createBrandSites(
  manifest: Manifest,
  own: readonly string[],
  { connect, ...shown }: Allowed,
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
