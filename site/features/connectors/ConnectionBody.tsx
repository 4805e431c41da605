/** What a pair of source and target needs, can do and how it maps data: templates by the kinds of both. */
import { cx } from '@linaria/core'
import type { ConnectionProps } from '../../../plugins/connectors/types.ts'
import { useStrings, type Strings } from '../../strings/index.ts'
import { prose } from '../../theme/prose.ts'
import { proseTables } from '../../theme/proseTables.ts'
import { TableHead } from '../../ui/TableHead.tsx'
import { tasksOf } from './tasks.ts'

type ConnectionBodyProps = Pick<ConnectionProps, 'source' | 'target' | 'reverse'> & { own: string }

export function ConnectionBody({ source, target, reverse, own }: ConnectionBodyProps) {
  const { prepare, tasks, steps, mapping } = useStrings().connections
  const names = { source: source.name, target: target.name }
  const isMutual = reverse !== undefined || source.name === target.name
  return (
    <div className={cx(prose, proseTables)}>
      <h2 id="prepare">{prepare.title}</h2>
      <h3 id="prepare-source">{prepare.source(source.name)}</h3>
      <List items={prepare.reads[source.kind]} />
      <h3 id="prepare-target">{prepare.target(target.name)}</h3>
      <List items={prepare.writes[target.kind]} />
      <p>{prepare.network(own)}</p>

      <h2 id="tasks">{tasks.title}</h2>
      <div className="table">
        <table>
          <TableHead names={[tasks.type, tasks.does]} />
          <tbody>
            {tasksOf({ source: source.kind, target: target.kind, isMutual }).map((task) => (
              <tr key={task}>
                <th scope="row">{tasks[task][0]}</th>
                <td>{tasks[task][1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>

      <h2 id="steps">{steps.title}</h2>
      <ol>
        {steps.items(names).map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <br />
            {text}
          </li>
        ))}
      </ol>

      <h2 id="mapping">{mapping.title}</h2>
      <List
        items={[mapping.from[source.kind], mapping.to[target.kind], ...(isKeyed(source.kind) ? [mapping.keyless] : [])]}
      />
    </div>
  )
}

/** For the contents of the page. */
export const connectionHeadings = ({ prepare, tasks, steps, mapping }: Strings['connections']) =>
  Object.entries({ prepare, tasks, steps, mapping }).map(([id, { title }]) => ({ id, depth: 2, text: title }))

const isKeyed = (kind: string): boolean => kind === 'relational'

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
