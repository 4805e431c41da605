/** `/loading/`: where a provider sends a visitor back to. */
import { css, cx } from '@linaria/core'
import { useFormProps } from '../features/account/place.ts'
import SsoReturn from '../features/account/SsoReturn.island.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../../theme/Seo.tsx'
import { wrap } from '../../theme/ui/wrap.ts'

export default function Loading() {
  const { loading, accountPages, dialog } = useStrings()
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={loading.title} description={loading.text} />
      <SsoReturn
        {...useFormProps()}
        loading={loading}
        supplement={{ ...accountPages.supplement, close: dialog.close }}
      />
    </main>
  )
}

const page = css`
  display: grid;
  align-content: center;
  min-height: 60dvh;
  padding-block: var(--s-24);
  text-align: center;
`
