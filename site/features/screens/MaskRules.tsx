/** Rules of a policy, one of them chosen, and a result before and after them. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { covered, fields, layout, on, previews, rule, ruleList, sample, switchLook } from './MaskRules.styles.ts'
import { Field, type MarkerAt } from './parts.tsx'
import { code, framed, heading, pane, small, split, table } from './parts.styles.ts'
import { chosen } from './states.styles.ts'

const columns = ['id', 'name', 'phone', 'level'] as const
const clear = [
  ['1', 'Demo A', '13800000001', 'NORMAL'],
  ['2', 'Demo B', '13800000002', 'VIP'],
] as const
const phone = 2
const vip = 1
const isOn = [true, true, false]

export function MaskRules({ marker }: { marker: MarkerAt }) {
  const { mask: words } = useStrings().screens
  const { rules, fields: names, values } = words
  return (
    <div className={cx(split, layout)}>
      <div className={ruleList}>
        <div className={heading}>
          {marker(1)}
          {words.policy}
        </div>
        {rules.map(({ name, mode }, index) => (
          <div key={name} className={cx(rule, index === 0 && chosen)}>
            <span>
              {name}
              <span className={small}>{words.ruleMode(mode)}</span>
            </span>
            <span className={cx(switchLook, isOn[index] && on)} />
          </div>
        ))}
      </div>
      <div className={pane}>
        <div className={heading}>
          {marker(2)}
          {rules[0]?.name}
        </div>
        <div className={fields}>
          <Field name={names.level} chooses>
            {values.level}
          </Field>
          <Field name={names.match}>
            {values.contains} <span className={code}>phone</span>
          </Field>
          <Field name={names.mode} chooses>
            {values.mode}
          </Field>
        </div>
        <div className={previews}>
          <div className={heading}>
            {marker(3)}
            {words.before}
          </div>
          <Result cover={false} />
          <div className={heading}>
            <Icon name="mask" />
            {words.after}
          </div>
          <Result cover />
        </div>
      </div>
    </div>
  )
}

/** A value is covered by as many asterisks as it has characters. */
const Result = ({ cover }: { cover: boolean }) => (
  <div className={cx(framed, table, sample)}>
    <div>
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
    {clear.map((cells, row) => (
      <div key={cells[0]} className={code}>
        {cells.map((cell, column) => {
          const isCovered = cover && (column === phone || row === vip)
          return (
            <span key={cell} className={cx(isCovered && covered)}>
              {isCovered ? '*'.repeat(cell.length) : cell}
            </span>
          )
        })}
      </div>
    ))}
  </div>
)
