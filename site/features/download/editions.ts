/** Editions that can be downloaded, and the names the console has for them. */
import type { VersionType } from '../../api/downloads.ts'

const editions = ['enterprise', 'community', 'desktop'] as const
/** Private deployment, as a customer or for free; the personal edition. */
export type Edition = (typeof editions)[number]

type Package = { readonly product: string; readonly versionType: VersionType }
/** A brand without one of them does not offer it. */
export type Packages = Readonly<Partial<Record<Edition, Package>>>

/** The first that is offered is shown where what was asked for is not. */
export const offeredEditions = (packages: Packages): readonly Edition[] =>
  editions.filter((edition) => packages[edition])

export const asEdition = (text: string | null, packages: Packages): Edition =>
  offeredEditions(packages).find((edition) => edition === text) ?? offeredEditions(packages)[0]!
