/** `/login/` */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { links } from '../features/account/form.styles.ts'
import LoginForm from '../features/account/LoginForm.island.tsx'
import { useAccountProps } from '../features/account/props.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import { SsoLinks } from '../features/account/SsoLinks.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../ui/Seo.tsx'

export default function LoginPage() {
  const { login } = useStrings().accountPages
  const props = useAccountProps()
  const { name } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={login.title(name)} lead={login.lead}>
      <Seo {...login.meta(name)} />
      <LoginForm {...props} />
      <SsoLinks />
      <p className={links}>
        {login.newHere} <a href={props.paths.register}>{login.signUp}</a>
      </p>
    </SplitScreen>
  )
}
