/** `/registerFromMarket/`: where a cloud marketplace sends someone who subscribed there. */
import { useBrand, useLocalized } from '../../engine/client/index.ts'
import type { RegisterField, SiteBrand } from '../brand.ts'
import { links } from '../features/account/form.styles.ts'
import MarketForm from '../features/account/MarketForm.island.tsx'
import { useFormProps } from '../features/account/place.ts'
import { SplitScreen } from '../features/account/SplitScreen.tsx'
import { useStrings } from '../strings/index.ts'
import { Seo } from '../../theme/Seo.tsx'

/** Marketplaces know people by their e-mail address, whatever the brand asks elsewhere. */
const fields: readonly RegisterField[] = ['userName', 'company', 'email', 'emailCode', 'password']

export default function RegisterFromMarketPage() {
  const { market, register } = useStrings().accountPages
  const localized = useLocalized()
  const { name } = useBrand<SiteBrand>()
  return (
    <SplitScreen title={market.title} lead={market.lead(name)}>
      <Seo {...market.meta(name)} />
      <MarketForm {...useFormProps()} fields={fields} />
      <p className={links}>
        {register.known} <a href={localized('/login/')}>{register.logIn}</a>
      </p>
    </SplitScreen>
  )
}
