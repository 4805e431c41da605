/** A ticket that was approved and waits for the way of its execution. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Disc, Pill, Segments, Statement, type MarkerAt } from './parts.tsx'
import { code, framed, heading, pane, roomy, row, side, small, split } from './parts.styles.ts'
import { facts, findings, layout, stage, stages, statementBox, summary } from './Ticket.styles.ts'

const number = 'ticket4k9z0q7m2a'
const change = ['ALTER TABLE orders ADD paid_at DATE;', 'CREATE INDEX paid ON orders (paid_at);']

export function Ticket({ marker }: { marker: MarkerAt }) {
  const { ticket: words } = useStrings().screens
  const { fields, results } = words
  return (
    <div>
      <div className={cx(pane, summary)}>
        <div className={row}>
          {marker(1)}
          <b>{words.name}</b>
          <Pill tone="brand">{words.status}</Pill>
        </div>
        <div className={facts}>
          <span className={code}>{number}</span>
          <span className={roomy}>
            <span>{fields.applicant}</span> {words.developer}
          </span>
          <span>
            <span>{fields.target}</span> mysql-orders / shop
          </span>
        </div>
      </div>
      <div className={cx(split, layout)}>
        <div className={pane}>
          <div className={heading}>{marker(2)}SQL</div>
          <div className={cx(framed, statementBox)}>
            <Statement lines={change} />
          </div>
          <div className={heading}>
            {marker(3)}
            {words.check}
          </div>
          <div className={findings}>
            {results.map(({ at, level, text }, index) => (
              <div key={at}>
                <span className={small}>{at}</span>
                <Pill tone={index ? 'good' : 'warn'}>{level}</Pill>
                <span>{text}</span>
              </div>
            ))}
          </div>
        </div>
        <Progress marker={marker} />
      </div>
    </div>
  )
}

function Progress({ marker }: { marker: MarkerAt }) {
  const { ticket: words } = useStrings().screens
  const { outcomes, stages: names } = words
  const told: readonly ReactNode[] = [
    <Told key="created" who={words.developer} what={outcomes.created} />,
    <Told key="analysed" who={words.system} what={outcomes.analysed} />,
    <Told key="approved" who="DBA" what={outcomes.approved} />,
    <Segments key="confirm" items={words.modes} at={2} />,
  ]
  return (
    <div className={cx(pane, side)}>
      <div className={heading}>
        {marker(4)}
        {words.progress}
      </div>
      <div className={stages}>
        {names.map((name, index) => (
          <div key={name} className={stage}>
            <Disc is={index < 3 ? 'done' : index === 3 ? 'running' : 'waiting'} />
            <span>
              <b>{name}</b>
              {told[index]}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

const Told = ({ who, what }: { who: string; what: string }) => (
  <span className={small}>
    {who} · {what}
  </span>
)
