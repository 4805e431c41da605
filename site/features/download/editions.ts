/** What can be downloaded, and by what name the console knows it. */
import type { VersionType } from '../../api/downloads.ts'

export const editions = ['enterprise', 'community', 'desktop'] as const
/** Private deployment, as a customer or for free; the personal edition. */
export type Edition = (typeof editions)[number]

export type Package = { readonly product: string; readonly versionType: VersionType }
/** A brand without one of them does not offer it. */
export type Packages = Readonly<Partial<Record<Edition, Package>>>

/** The first that is offered is shown where what was asked for is not. */
export const offered = (packages: Packages): readonly Edition[] => editions.filter((edition) => packages[edition])

export const asEdition = (text: string | undefined, packages: Packages): Edition =>
  offered(packages).find((edition) => edition === text) ?? offered(packages)[0]!
