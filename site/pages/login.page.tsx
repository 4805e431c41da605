/** `/login/` */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import LoginForm from '../features/account/LoginForm.island.tsx'
import { useAccountProps } from '../features/account/props.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../ui/Seo.tsx'

export default function LoginPage() {
  const { login } = useStrings().account
  const { name } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={login.title(name)} lead={login.lead}>
      <Seo {...login.meta(name)} />
      <LoginForm {...useAccountProps()} />
    </SplitScreen>
  )
}
