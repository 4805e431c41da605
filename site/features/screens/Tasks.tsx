/** A list of tasks: from where to where, what each is doing, how it is, how late and how fast. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import type { Mark } from '../../../plugins/connectors/types.ts'
import { useLatency } from '../../ui/useLatency.ts'
import { Action, Pill, type MarkerAt } from './parts.tsx'
import { primary, push, roomy, table } from './parts.styles.ts'
import { endpoints, figure, filters, late, list, pair, part, quiet, stage, titles, toolbar } from './Tasks.styles.ts'

type Store = readonly [name: string, mark: string, category: Mark['category']]
type Task = {
  readonly from: Store
  readonly to: Store
  readonly stage: 'incremental' | 'full' | 'verification'
  readonly state: keyof typeof tones
  readonly rate?: string
}

const mysql: Store = ['MySQL', 'mysql', 'database']

const tasks: readonly Task[] = [
  { from: mysql, to: ['StarRocks', 'starrocks', 'analytics'], stage: 'incremental', state: 'running', rate: '12,480' },
  {
    from: ['Oracle', 'oracle', 'database'],
    to: ['Kafka', 'kafka', 'streaming'],
    stage: 'incremental',
    state: 'running',
    rate: '3,264',
  },
  {
    from: ['PostgreSQL', 'postgresql', 'database'],
    to: ['ClickHouse', 'clickhouse', 'analytics'],
    stage: 'full',
    state: 'running',
    rate: '48,200',
  },
  { from: mysql, to: ['Elasticsearch', 'elasticsearch', 'database'], stage: 'verification', state: 'complete' },
  {
    from: ['SQL Server', 'sql-server', 'database'],
    to: ['Doris', 'doris', 'analytics'],
    stage: 'incremental',
    state: 'abnormal',
    rate: '0',
  },
]
const tones = { running: 'good', complete: undefined, abnormal: 'bad' } as const

export function Tasks({ marker }: { marker: MarkerAt }) {
  const { tasks: words } = useStrings().screens
  const { columns, states } = words
  const count = (state: Task['state']) => tasks.filter((task) => task.state === state).length
  return (
    <div>
      <div className={toolbar}>
        {marker(1)}
        <span className={filters}>
          <b>
            {words.all} {tasks.length}
          </b>
          <span>
            {states.running} {count('running')}
          </span>
          <span>
            {states.abnormal} {count('abnormal')}
          </span>
        </span>
        <Action look={cx(primary, push)}>{words.create}</Action>
      </div>
      <div className={cx(table, list)}>
        <div>
          <span className={titles}>
            {marker(2)}
            {columns.task}
          </span>
          <span>{columns.status}</span>
          <span className={titles}>
            {marker(3)}
            {columns.delay}
          </span>
          <span className={roomy}>{columns.rate}</span>
        </div>
        {tasks.map((task) => (
          <TaskRow key={task.to[0]} {...task} />
        ))}
      </div>
    </div>
  )
}

function TaskRow({ from, to, stage: at, state, rate }: Task) {
  const { stages, states } = useStrings().screens.tasks
  const { signed } = useLatency('sample')
  return (
    <div>
      <span className={endpoints}>
        <span className={pair}>
          <ConnectorMark mark={from[1]} category={from[2]} small />
          <ConnectorMark mark={to[1]} category={to[2]} small />
        </span>
        <span>
          <b>{from[0]}</b> <Icon name="arrow" /> <b>{to[0]}</b>
          <span className={stage}>
            {stages[at]}
            {at === 'full' && <i className={part} />}
          </span>
        </span>
      </span>
      <span>
        <Pill {...(tones[state] && { tone: tones[state] })}>{states[state]}</Pill>
      </span>
      <span className={cx(figure, state === 'abnormal' ? late : at !== 'incremental' && quiet)}>
        {at === 'incremental' && state === 'running' ? signed : state === 'abnormal' ? <Icon name="alert" /> : '–'}
      </span>
      <span className={cx(figure, roomy, !rate && quiet)}>{rate ?? '–'}</span>
    </div>
  )
}
