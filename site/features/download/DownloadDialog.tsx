/** The dialog of pages with download buttons. `client/account.ts` opens it for people who are logged in. */
import { useBrand, useLocale, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { useInstallGuide } from '../install/useInstallGuide.ts'
import DownloadPanel from './DownloadPanel.island.tsx'
import type { Packages } from './editions.ts'

export function DownloadDialog() {
  const { product, downloads, apiBase, legal } = useBrand<SiteBrand>()
  const { id: locale } = useLocale()
  const { download, dialog } = useStrings()
  const text = useText()
  const localized = useLocalized()
  const install = useInstallGuide()
  return (
    <Dialog id={dialogs.download} title={download.title(text(product))} close={dialog.close}>
      <DownloadPanel
        locale={locale}
        apiBase={apiBase}
        localApiBase={localApiBase}
        loginPath={localized('/login/')}
        packages={packagesOf(downloads)}
        install={install}
        terms={localized(legal.terms)}
      />
    </Dialog>
  )
}

/** What the tabs say is what is asked for. */
function packagesOf({ product, archive, desktop }: SiteBrand['downloads']): Packages {
  return {
    enterprise: { product, versionType: 'ENTERPRISE_VERSION' },
    ...(archive && { community: { product: archive, versionType: 'COMMUNITY_VERSION' } }),
    ...(desktop && { desktop: { product: desktop, versionType: 'COMMUNITY_VERSION' } }),
  }
}
