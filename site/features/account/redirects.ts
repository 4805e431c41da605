/** Where a login leads. Only what is written here: nothing a visitor, a link or a stored text says becomes an address. */
import { keys, type LoginSource } from '../../api/storage.ts'

export type Destination = {
  readonly href: string
  /** Set before leaving, so that the home page opens a dialog. */
  readonly flag?: string
}

export type Places = {
  /** The home page in the visitor's language. */
  readonly home: string
  /** The console, from the brand. */
  readonly cloudUrl: string
}

export function destinationOf(source: LoginSource | undefined, { home, cloudUrl }: Places): Destination {
  switch (source) {
    case 'try_cloud_free':
      return { href: cloudUrl }
    case 'buy_a_license':
      return { href: `${cloudUrl}/#/system/license` }
    case 'download':
    case 'try_enterprise_free':
      return { href: home, flag: keys.openDownload }
    case 'download_community':
      return { href: home, flag: keys.openCommunityDownload }
    default:
      return { href: home }
  }
}
