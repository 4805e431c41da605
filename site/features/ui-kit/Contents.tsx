/** Breadcrumbs, cards, tabs, accordions and tables. */
import { Accordion } from '../../ui/Accordion.tsx'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { Breadcrumbs } from '../../../theme/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Kit } from './kitOf.ts'

const tasks = [
  ['orders', 'MySQL', 'StarRocks', '0.8 s', 'good'],
  ['stock', 'Oracle', 'ClickHouse', '2.1 s', 'warn'],
  ['users', 'MongoDB', 'Elasticsearch', '1.4 s', 'bad'],
] as const

export const Contents = ({ kit, at }: { kit: Kit; at: string }) => (
  <>
    <Breadcrumbs items={[{ label: kit.title, path: '#content' }, { label: kit.groups.content }]} />
    <Card title={kit.sample} href="#content">
      <p>{kit.text}</p>
    </Card>
    <Card title={kit.sample}>
      <p>{kit.text}</p>
    </Card>
    <CardGrid
      items={[
        { id: 'one', title: kit.sample, text: kit.text },
        { id: 'two', title: kit.sample, text: kit.text },
      ]}
      icons={{ one: 'route', two: 'shield' }}
    />
    <TabbedSections
      label={kit.groups.content}
      items={kit.regions.map((region, index) => ({
        id: `${at}-${index}`,
        label: region,
        content: <p>{`${region}: ${kit.text}`}</p>,
      }))}
    />
    <Accordion
      name={`kit-${at}`}
      items={kit.regions.map((region) => ({ title: region, content: <p>{kit.text}</p> }))}
    />
    <Table label={`${kit.table.name} ${at}`} hint={kit.table.hint}>
      <table>
        <TableHead names={kit.table.head} />
        <tbody>
          {tasks.map(([task, source, target, delay, state]) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td>{source}</td>
              <td>{target}</td>
              <td>{delay}</td>
              <td>
                <Badge tone={state}>{kit.badges[state]}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  </>
)
