/**
 * A new account for who subscribed at a cloud marketplace. Hydrated by itself: it has something to say to those who came
 * without what the marketplace sends along, before they type anything.
 */
import { island } from '../../../engine/client/index.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { FreshForm } from './AccountForm.tsx'
import { marketMachine } from './market.machine.ts'
import { readMarket } from './market.ts'
import { RegisterFields, type RegisterProps } from './RegisterFields.tsx'

function MarketForm(props: RegisterProps) {
  const isBroken = useHydrated() && !readMarket(location.search).registerToken
  const { broken } = props.words.market
  return (
    <FreshForm>
      <RegisterFields kind="market" machine={marketMachine} {...props} useless={isBroken ? broken : undefined} />
    </FreshForm>
  )
}

export default island(MarketForm, { on: 'idle' })
