/** `/resetPwd/` */
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { links } from '../features/account/form.styles.ts'
import ResetForm from '../features/account/ResetForm.island.tsx'
import { useFormProps } from '../features/account/place.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../../theme/Seo.tsx'

export default function ResetPasswordPage() {
  const { reset } = useStrings().accountPages
  const localized = useLocalized()
  const form = useFormProps()
  const { name } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={reset.title} lead={reset.lead}>
      <Seo {...reset.meta(name)} />
      <ResetForm {...form} />
      <p className={links}>
        <a href={localized('/login/')}>{reset.back}</a>
      </p>
    </SplitScreen>
  )
}
