/** The dialog of pages with download buttons. `client/account.ts` opens it for people who are logged in. */
import { useBrand, useLocale, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../strings/useText.ts'
import { dialog } from '../../ui/dialog.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'
import { head } from './download.styles.ts'
import DownloadPanel from './DownloadPanel.island.tsx'
import type { Packages } from './editions.ts'

export function DownloadDialog() {
  const { product, downloads, apiBase, legal } = useBrand<SiteBrand>()
  const { id: locale } = useLocale()
  const { download } = useStrings()
  const text = useText()
  const localized = useLocalized()
  const install = useNavPath()('quick', 'docs')
  return (
    <dialog id="download" className={dialog} aria-labelledby="download-title" closedby="any">
      <div className={head}>
        <h2 id="download-title">{download.title(text(product))}</h2>
        <button type="button" data-download-close="" aria-label={download.close}>
          <Icon name="close" />
        </button>
      </div>
      <DownloadPanel
        locale={locale}
        apiBase={apiBase}
        localApiBase={localApiBase}
        loginPath={localized('/login/')}
        packages={packagesOf(downloads)}
        install={install}
        terms={localized(legal.terms)}
      />
    </dialog>
  )
}

/** Where the private deployment is free by itself there is no other edition that is. */
function packagesOf({ product, archive, desktop, versionType }: SiteBrand['downloads']): Packages {
  return {
    enterprise: { product, versionType },
    ...(archive && { community: { product: archive, versionType: 'COMMUNITY_VERSION' } }),
    ...(desktop && { desktop: { product: desktop, versionType } }),
  }
}
