/** Packages of one edition: tabs by the way to deploy or the system, a tile for each processor. */
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { attribute } from '../../../theme/client/behaviour.ts'
import { downloadAttributes } from '../../client/behaviour.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { TabList } from '../../ui/TabList.tsx'
import type { downloadMachine } from './download.machine.ts'
import { groupsOf, isArm } from './groups.ts'
import type { Words } from './words.ts'
import { tiles } from './download.styles.ts'

type ProductsProps = {
  id: string
  words: Words
  context: SnapshotFrom<typeof downloadMachine>['context']
  send(event: EventFromLogic<typeof downloadMachine>): void
}

export function Products({ id, words, context: { edition, products, group }, send }: ProductsProps) {
  const groups = groupsOf(edition, products)
  const chosen = groups.find((candidate) => candidate.id === group) ?? groups[0]!
  return (
    <>
      <TabList
        id={id}
        label={words.ways[edition]}
        tabs={groups.map(({ id: value, label: text }) => ({ value, text }))}
        chosen={chosen.id}
        choose={(value) => send({ type: 'group.chosen', group: value })}
        panel={`${id}p`}
      />
      <div id={`${id}p`} role="tabpanel" aria-labelledby={`${id}${chosen.id}-tab`}>
        <p>{words.cpu}</p>
        <ul className={tiles}>
          {chosen.products.map((product) => (
            <li key={product.productType}>
              <button
                type="button"
                {...attribute(downloadAttributes.product)}
                onClick={() => send({ type: 'product.chosen', product })}
              >
                <Icon name={isArm(product) ? 'cpu' : 'server'} />
                {product.cpuArcI18n || product.cpuArc || product.productType}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
