/** `/register/` */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useAccountProps } from '../features/account/props.ts'
import RegisterForm from '../features/account/RegisterForm.island.tsx'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../ui/Seo.tsx'

export default function RegisterPage() {
  const { register } = useStrings().account
  const { name, registerFields } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={register.title(name)} lead={register.lead}>
      <Seo {...register.meta(name)} />
      <RegisterForm {...useAccountProps()} fields={registerFields} from="site" />
    </SplitScreen>
  )
}
