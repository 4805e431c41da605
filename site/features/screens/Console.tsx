/** The query console: a result whose sensitive column is masked, or a statement that a rule refuses. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import {
  column,
  deep,
  deeper,
  foot,
  result,
  layout,
  maskedCell,
  objects,
  refusal,
  searchBox,
  tabs,
  toolbar,
  tree,
} from './Console.styles.ts'
import { Action, Statement, type MarkerAt } from './parts.tsx'
import {
  code,
  framed,
  heading,
  matchedLine,
  notice,
  primary,
  push,
  roomy,
  row,
  small,
  split,
  table,
} from './parts.styles.ts'
import { chosen, tones } from './states.styles.ts'

type ConsoleProps = { marker: MarkerAt }

const query = ['SELECT id, name, phone, total', 'FROM orders', "WHERE status = 'PAID'", 'ORDER BY total DESC;']
const clearing = ['-- before the next test', 'DELETE FROM orders;']
const rows = [
  ['1042', 'Demo A', '3,019.00'],
  ['1043', 'Demo B', '1,280.00'],
  ['1047', 'Demo C', '642.50'],
  ['1051', 'Demo D', '99.00'],
] as const

export function Console({ marker }: ConsoleProps) {
  const { console: words } = useStrings().screens
  const { hint } = words
  return (
    <Workbench file="orders.sql" marker={marker} statement={<Statement lines={query} />}>
      <div className={cx(notice, tones.warn)}>
        <Icon name="alert" />
        <span>
          <b>
            {hint.level} · {hint.at}
          </b>{' '}
          <span>{hint.text}</span>
        </span>
      </div>
      <div className={tabs}>
        {marker(3)}
        <b>{words.result}</b>
        <span>{words.messages}</span>
      </div>
      <div className={cx(table, result)}>
        <div>
          <span>id</span>
          <span>name</span>
          <span className={row}>
            phone <Icon name="mask" />
          </span>
          <span>total</span>
        </div>
        {rows.map(([id, name, total]) => (
          <div key={id} className={code}>
            <span>{id}</span>
            <span>{name}</span>
            <span className={maskedCell}>***********</span>
            <span>{total}</span>
          </div>
        ))}
      </div>
      <div className={foot}>
        {words.stages.map((stage) => (
          <span key={stage} className={row}>
            <Icon name="check" />
            {stage}
          </span>
        ))}
        <span className={cx(row, push)}>
          <Icon name="shield" />
          {words.masked}
        </span>
      </div>
    </Workbench>
  )
}

export function RefusedConsole({ marker }: ConsoleProps) {
  const { console: words, rule } = useStrings().screens
  const { block } = rule
  return (
    <Workbench file="cleanup.sql" marker={marker} statement={<Statement lines={clearing} looks={{ 2: matchedLine }} />}>
      <div className={cx(tabs, notice)}>
        <span>{words.result}</span>
        {marker(3)}
        <b>{words.messages}</b>
      </div>
      <div className={refusal}>
        <div className={cx(framed, notice, tones.bad)}>
          <Icon name="alert" />
          <span>
            <b>
              {block.level} · {block.at} · {block.text}
            </b>
            <br />
            <span>{block.more}</span>
          </span>
        </div>
      </div>
    </Workbench>
  )
}

/** The objects on the left; on the right the statement and what came of it. */
function Workbench({
  file,
  marker,
  statement,
  children,
}: ConsoleProps & { file: string; statement: ReactNode; children: ReactNode }) {
  const { console: words } = useStrings().screens
  return (
    <div className={cx(split, layout)}>
      <div className={cx(roomy, objects)}>
        <div className={tree}>
          <span className={heading}>
            {marker(1)}
            <Icon name="chevron" />
            {words.environment}
          </span>
          <span className={deep}>
            <Icon name="chevron" />
            mysql-orders
          </span>
          <span className={cx(deeper, chosen)}>shop</span>
        </div>
        <div className={tree}>
          <span className={searchBox}>
            {words.kind}
            <Icon name="search" />
          </span>
          <span>customers</span>
          <span className={chosen}>orders</span>
          {['id', 'name', 'phone', 'total'].map((name) => (
            <span key={name} className={cx(deep, column)}>
              {name}
            </span>
          ))}
          <span>payments</span>
        </div>
      </div>
      <div>
        <div className={toolbar}>
          <Action look={primary}>
            <Icon name="play" />
            {words.run}
          </Action>
          <Action look={roomy}>{words.plan}</Action>
          <span className={cx(row, push, small)}>
            {marker(2)}
            {file}
          </span>
        </div>
        {statement}
        {children}
      </div>
    </div>
  )
}
