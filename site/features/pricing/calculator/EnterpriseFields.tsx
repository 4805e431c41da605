import { formatAmount } from '../money.ts'
import { CountField } from './CountField.tsx'
import { hasOwnNodes } from './inputs.ts'
import { machineOf } from './machineOf.ts'
import type { Parts } from './parts.ts'

/** By links; few of them share one kind of machine, more of them need three. */
export function EnterpriseFields({ words, prices, inputs, set }: Parts) {
  const isLarge = hasOwnNodes(inputs)
  return (
    <>
      <CountField
        words={words}
        label={words.links}
        hint={words.linksHint(words.money[prices.currency](formatAmount(prices.link)))}
        value={inputs.links}
        set={(value) => set('links', value)}
      />
      <CountField
        words={words}
        label={isLarge ? words.workers : words.node}
        hint={machineOf(words, prices, 'worker')}
        value={inputs.workers}
        set={(value) => set('workers', value)}
      />
      {isLarge && (
        <>
          <CountField
            words={words}
            label={words.consoles}
            hint={machineOf(words, prices, 'console')}
            value={inputs.consoles}
            set={(value) => set('consoles', value)}
          />
          <CountField
            words={words}
            label={words.databases}
            hint={machineOf(words, prices, 'database')}
            value={inputs.databases}
            set={(value) => set('databases', value)}
          />
        </>
      )}
    </>
  )
}
