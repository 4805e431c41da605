/**
 * A new account for who subscribed at a cloud marketplace. Hydrated by itself: it has something to say to those who came
 * without what the marketplace sends along, before they type anything.
 */
import { island } from '../../../engine/client/index.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { marketMachine } from './market.machine.ts'
import { readMarket } from './market.ts'
import { startsAnew } from './startsAnew.tsx'
import { RegisterFields, type RegisterProps } from './RegisterFields.tsx'

function Market(props: RegisterProps) {
  const isBroken = useHydrated() && !readMarket(location.search).registerToken
  const { broken } = props.words.market
  return (
    <RegisterFields
      kind="market"
      machine={marketMachine}
      service={loadService}
      {...props}
      useless={isBroken ? broken : undefined}
    />
  )
}

const loadService = () => import('./market.service.ts')

export default island(startsAnew(Market), { on: 'idle' })
