import { formatAmount, hasOwnNodes } from '../../../../plugins/pricing/client.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { CountField } from './CountField.tsx'
import { nodeSpecOf } from './nodeSpecOf.ts'

/** By links; few of them share one kind of machine, more of them need three. */
export function EnterpriseFields(props: FieldsProps) {
  const { words, prices, inputs } = props
  const isLarge = hasOwnNodes(inputs)
  return (
    <>
      <CountField
        {...props}
        field="links"
        label={words.links}
        hint={words.linksHint(words.money[prices.currency](formatAmount(prices.link)))}
      />
      <CountField
        {...props}
        field="workers"
        label={isLarge ? words.workers : words.node}
        hint={nodeSpecOf(words, prices, 'worker')}
      />
      {isLarge && (
        <>
          <CountField {...props} field="consoles" label={words.consoles} hint={nodeSpecOf(words, prices, 'console')} />
          <CountField
            {...props}
            field="databases"
            label={words.databases}
            hint={nodeSpecOf(words, prices, 'database')}
          />
        </>
      )}
    </>
  )
}
