import { formatAmount, hasOwnNodes } from '../../../../plugins/pricing/client.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { CountField } from './CountField.tsx'
import { NodeField } from './NodeField.tsx'

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
      <NodeField {...props} field="workers" label={isLarge ? words.workers : words.node} />
      {isLarge && (
        <>
          <NodeField {...props} field="consoles" />
          <NodeField {...props} field="databases" />
        </>
      )}
    </>
  )
}
