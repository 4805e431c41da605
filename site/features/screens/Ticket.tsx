/** A ticket that was approved and waits for the way of its execution. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Disc, Pill, Segments, Statement } from './parts.tsx'
import { code, heading, pane, row, roomy, small } from './parts.styles.ts'
import type { MarkAt } from './Screen.tsx'
import { aside, facts, findings, layout, stage, stages, statementBox, summary } from './Ticket.styles.ts'

const number = 'ticket4k9z0q7m2a'
const change = ['ALTER TABLE orders ADD paid_at DATETIME;', 'CREATE INDEX idx_paid ON orders (paid_at);']

export function Ticket({ mark }: { mark: MarkAt }) {
  const { ticket: words } = useStrings().screens
  const { fields, outcomes, stages: names, results } = words
  const told: readonly ReactNode[] = [
    <Told key="created" who={words.developer} what={outcomes.created} />,
    <Told key="analysed" who={words.system} what={outcomes.analysed} />,
    <Told key="approved" who="DBA" what={outcomes.approved} />,
    <Segments key="confirm" items={words.modes} at={2} />,
  ]
  return (
    <div>
      <div className={cx(pane, summary)}>
        <div className={row}>
          {mark(1)}
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
      <div className={layout}>
        <div className={pane}>
          <div className={heading}>{mark(2)}SQL</div>
          <div className={statementBox}>
            <Statement lines={change} />
          </div>
          <div className={heading}>
            {mark(3)}
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
        <div className={cx(pane, aside)}>
          <div className={heading}>
            {mark(4)}
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
      </div>
    </div>
  )
}

const Told = ({ who, what }: { who: string; what: string }) => (
  <span className={small}>
    {who} · {what}
  </span>
)
