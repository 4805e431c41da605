import { NumberField } from '../../../ui/NumberField.tsx'
import { formatAmount } from '../money.ts'
import { hasOwnNodes, mostNodes } from './inputs.ts'
import { machineOf } from './machineOf.ts'
import type { Parts } from './parts.ts'

/** By links; few of them share one kind of machine, more of them need three. */
export function EnterpriseFields({ words, prices, inputs, set }: Parts) {
  const isLarge = hasOwnNodes(inputs)
  return (
    <>
      <NumberField
        words={words}
        label={words.links}
        hint={words.linksHint(words.money[prices.currency](formatAmount(prices.link)))}
        value={inputs.links}
        most={mostNodes}
        set={(value) => set('links', value)}
      />
      <NumberField
        words={words}
        label={isLarge ? words.workers : words.node}
        hint={machineOf(words, prices, 'worker')}
        value={inputs.workers}
        most={mostNodes}
        set={(value) => set('workers', value)}
      />
      {isLarge && (
        <>
          <NumberField
            words={words}
            label={words.consoles}
            hint={machineOf(words, prices, 'console')}
            value={inputs.consoles}
            most={mostNodes}
            set={(value) => set('consoles', value)}
          />
          <NumberField
            words={words}
            label={words.databases}
            hint={machineOf(words, prices, 'database')}
            value={inputs.databases}
            most={mostNodes}
            set={(value) => set('databases', value)}
          />
        </>
      )}
    </>
  )
}
