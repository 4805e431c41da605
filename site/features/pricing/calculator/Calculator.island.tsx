/**
 * What a month costs, in the cloud and on machines of one's own. The page shows it with the defaults before any script
 * runs; it comes to life when someone turns to it, or with figures in the address, see `client/hydrate.ts`.
 */
import { useId, useReducer } from 'react'
import { cx } from '@linaria/core'
import { island } from '../../../../engine/client/index.ts'
import { quoteCloud, quoteEnterprise, type Prices } from '../../../../plugins/pricing/client.ts'
import { attribute } from '../../../../theme/client/behaviour.ts'
import { calculatorAttributes } from '../../../client/behaviour.ts'
import type { ConsoleApi } from './fetchPrices.ts'
import { box, fields, notChosen, notes, panel } from './Calculator.styles.ts'
import { CloudFields } from './CloudFields.tsx'
import { EnterpriseFields } from './EnterpriseFields.tsx'
import { cloudUseOf, reduceInputs, defaults, type Plan } from './inputs.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { Receipt } from './Receipt.tsx'
import { TabList } from '../../../ui/TabList.tsx'
import { useAddress } from './useAddress.ts'
import { useLivePrices } from './useLivePrices.ts'
import { wordsOf } from './words.ts'

/** `prices` are those the page was made with; the console may know newer ones. */
type CalculatorProps = { readonly locale: string; readonly prices: Prices; readonly api: ConsoleApi }

const plans: readonly Plan[] = ['cloud', 'enterprise']

function Calculator({ locale, prices: printed, api }: CalculatorProps) {
  const words = wordsOf(locale)
  const id = useId()
  const prices = useLivePrices(printed, api)
  const [inputs, send] = useReducer(reduceInputs, defaults)
  useAddress(inputs, (restored) => send({ type: 'inputs.restored', inputs: restored }))
  const sales = words.notes.sales[prices.currency]
  const parts: FieldsProps = {
    words,
    prices,
    inputs,
    set: (field, value) => send({ type: 'field.changed', field, value }),
  }
  return (
    <div className={box}>
      <TabList
        id={id}
        label={words.tabs}
        tabs={plans.map((plan) => ({ value: plan, text: words[plan] }))}
        chosen={inputs.plan}
        choose={(plan) => send({ type: 'plan.chosen', plan })}
      />
      {plans.map((plan) => (
        <div
          key={plan}
          role="tabpanel"
          id={`${id}${plan}`}
          aria-label={words[plan]}
          className={cx(panel, plan !== inputs.plan && notChosen)}
          {...attribute(calculatorAttributes.panel, plan)}
        >
          <div className={fields}>
            <h3>{words[plan]}</h3>
            {plan === 'cloud' ? <CloudFields {...parts} /> : <EnterpriseFields {...parts} />}
            <div className={notes}>
              {plan === 'enterprise' && sales && <p>{sales}</p>}
              <p>{words.notes.month}</p>
              <p>{words.notes.machines(prices.vendor)}</p>
            </div>
          </div>
          <Receipt
            {...parts}
            quote={plan === 'cloud' ? quoteCloud(cloudUseOf(inputs), prices) : quoteEnterprise(inputs, prices)}
            reset={() => send({ type: 'inputs.restored', inputs: { ...defaults, plan: inputs.plan } })}
          />
        </div>
      ))}
    </div>
  )
}

export default island(Calculator, { on: 'interaction' })
