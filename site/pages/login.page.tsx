/** `/login/` */
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { links } from '../features/account/form.styles.ts'
import LoginForm from '../features/account/LoginForm.island.tsx'
import { useFormProps } from '../features/account/place.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import SsoLinks from '../features/account/SsoLinks.island.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../../theme/Seo.tsx'

export default function LoginPage() {
  const { login, sso } = useStrings().accountPages
  const localized = useLocalized()
  const form = useFormProps()
  const { name } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={login.title(name)} lead={login.lead}>
      <Seo {...login.meta(name)} />
      <LoginForm {...form} />
      <p className={links}>
        {login.newHere} <a href={localized('/register/')}>{login.signUp}</a>
      </p>
      <SsoLinks place={form.place} words={sso} />
    </SplitScreen>
  )
}
