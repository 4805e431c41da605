/** What a pair of source and target needs, can do and how it maps data: the facts of both ends, and those of the pair. */
import { cx } from '@linaria/core'
import { Fragment } from '../../../engine/client/index.ts'
import type { ConnectionProps } from '../../../plugins/connectors/types.ts'
import { useStrings, type Strings } from '../../strings/index.ts'
import { prose } from '../../../theme/styles/prose.ts'
import { proseCode } from '../../../theme/styles/proseCode.ts'
import { proseTables } from '../../../theme/styles/proseTables.ts'
import { PathList } from '../../../theme/ui/PathList.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { FactItems } from './FactItems.tsx'

type ConnectionBodyProps = Omit<ConnectionProps, 'choices' | 'index' | 'breadcrumbs'> & { own: string }

export function ConnectionBody({ source, target, facts, notes, docs, own, ...pair }: ConnectionBodyProps) {
  const words = useStrings().connections
  const { reads, writes, prepare, types, limits, see } = words
  // Hundreds of these pages would stand in front of the documentation: they are found by their title and lead.
  return (
    <div className={cx(prose, proseTables, proseCode)} data-search="no">
      <h2 id="reads">{reads.title(source.name)}</h2>
      <Facts shared={facts.reads} />
      <h2 id="writes">{writes.title(target.name)}</h2>
      <Facts shared={facts.writes} />
      {notes.length > 0 && <FactItems items={notes} />}

      <TaskTable tasks={pair.tasks} />

      <h2 id="prepare-source">{prepare.source(source.name)}</h2>
      <Facts shared={facts.source} />
      <h2 id="prepare-target">{prepare.target(target.name)}</h2>
      <Facts shared={facts.target} />
      <p>{prepare.network(own)}</p>

      <h2 id="types">{types.title}</h2>
      {facts.types && <Fragment name="types" className={prose} shared={facts.types} />}
      {facts.typeTexts.map((name) => (
        <Facts key={name} shared={name} />
      ))}
      {!facts.types && !facts.typeTexts.length && <p>{types.unlisted}</p>}

      <Ddl ddl={pair.ddl} texts={facts.ddlTexts} />

      <h2 id="limits">{limits.title}</h2>
      {facts.limits.map((name) => (
        <Facts key={name} shared={name} />
      ))}
      <TwoWay texts={pair.twoWay} hasReverse={pair.reverse !== undefined} />

      {docs.length > 0 && (
        <>
          <h2 id="see">{see.title}</h2>
          <PathList links={docs.map(({ name, path }) => ({ path, label: name }))} />
        </>
      )}
    </div>
  )
}

/** The styles of prose stay with the page: those of a fragment are loaded everywhere. */
const Facts = ({ shared }: { shared: string }) => <Fragment name="facts" className={prose} shared={shared} />

/** For the contents of the page. */
export const connectionHeadings = (words: Strings['connections'], { source, target, docs }: ConnectionProps) =>
  [
    { id: 'reads', text: words.reads.title(source.name) },
    { id: 'writes', text: words.writes.title(target.name) },
    { id: 'tasks', text: words.tasks.title },
    { id: 'prepare-source', text: words.prepare.source(source.name) },
    { id: 'prepare-target', text: words.prepare.target(target.name) },
    { id: 'types', text: words.types.title },
    { id: 'ddl', text: words.ddl.title },
    { id: 'limits', text: words.limits.title },
    ...(docs.length ? [{ id: 'see', text: words.see.title }] : []),
  ].map((heading) => ({ ...heading, depth: 2 }))

function TaskTable({ tasks: own }: Pick<ConnectionProps, 'tasks'>) {
  const { tasks } = useStrings().connections
  return (
    <>
      <h2 id="tasks">{tasks.title}</h2>
      <div className="table">
        <table>
          <TableHead names={[tasks.type, tasks.does]} />
          <tbody>
            {own.map((task) => (
              <tr key={task}>
                <th scope="row">{tasks[task][0]}</th>
                <td>{tasks[task][1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Ddl({ ddl: { does, whole, isSynced }, texts }: Pick<ConnectionProps, 'ddl'> & { texts: readonly string[] }) {
  const { ddl } = useStrings().connections
  return (
    <>
      <h2 id="ddl">{ddl.title}</h2>
      {isSynced ? <p>{does.length ? ddl.synced : ddl.unlisted}</p> : !texts.length && <p>{ddl.none}</p>}
      {does.length > 0 && (
        <FactItems
          items={does.map((statement) => ddl.statements[statement] + (whole.includes(statement) ? ddl.whole : ''))}
        />
      )}
      {texts.map((name) => (
        <Facts key={name} shared={name} />
      ))}
    </>
  )
}

/** Where the opposite pair exists, it has to be said whether both may run together. */
function TwoWay({ texts, hasReverse }: { texts: readonly string[]; hasReverse: boolean }) {
  const { twoWay } = useStrings().connections
  if (!texts.length) return hasReverse ? <p>{twoWay.no}</p> : null
  return (
    <>
      <h3 id="two-way">{twoWay.title}</h3>
      <FactItems items={texts} />
    </>
  )
}
