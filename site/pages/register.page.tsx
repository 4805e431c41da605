/** `/register/` */
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { links } from '../features/account/form.styles.ts'
import RegisterForm from '../features/account/RegisterForm.island.tsx'
import { useFormProps } from '../features/account/place.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import SsoLinks from '../features/account/SsoLinks.island.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../../theme/Seo.tsx'
import { useAllowances } from '../ui/useAllowances.ts'

export default function RegisterPage() {
  const { register, sso } = useStrings().accountPages
  const localized = useLocalized()
  const form = useFormProps()
  const { name, registerFields } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={register.title(name)} lead={register.lead}>
      <Seo {...register.meta(name, useAllowances().trial.days)} />
      <RegisterForm {...form} fields={registerFields} />
      <p className={links}>
        {register.known} <a href={localized('/login/')}>{register.logIn}</a>
      </p>
      <SsoLinks place={form.place} words={sso} />
    </SplitScreen>
  )
}
