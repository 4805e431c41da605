/** A change on its way: the flows of a project, one for each environment, with the state of each stage. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Disc, Pill, Statement, type MarkerAt } from './parts.tsx'
import { addedLine, code, framed, pane, push, roomy, row, small, split } from './parts.styles.ts'
import {
  changeBox,
  fileLine,
  flow,
  flowHead,
  flows,
  legend,
  options,
  passed,
  skipped,
  stages,
  way,
} from './Pipeline.styles.ts'

const file = 'db/002_release/001_add_index.sql'
const added = ['ALTER TABLE orders ADD paid_at DATE;', 'CREATE INDEX paid ON orders (paid_at);']
const ways = [
  ['dev', 'mysql-dev / shop'],
  ['test', 'mysql-test / shop'],
  ['release', 'mysql-orders / shop'],
] as const
/** By flow; without an approval its stage is off. */
const states = [
  ['done', 'done', 'off', 'done'],
  ['done', 'done', 'off', 'done'],
  ['done', 'done', 'running', 'waiting'],
] as const

const looks = { done: passed, off: skipped, running: undefined, waiting: undefined }

export function Pipeline({ marker }: { marker: MarkerAt }) {
  const { pipeline: words, states: named } = useStrings().screens
  return (
    <div className={pane}>
      <div className={row}>
        <span className={small}>{words.project}</span>
        <b>shop-db</b>
        <span className={cx(small, roomy)}>/</span>
        <span className={cx(small, roomy)}>{words.change}</span>
        <b className={cx(code, roomy)}>a41f9c2</b>
        <span className={push} />
        <Pill tone="brand">{named.running}</Pill>
      </div>
      <div className={cx(framed, changeBox)}>
        <div className={fileLine}>
          {marker(1)}
          <span className={code}>{file}</span>
          <span className={cx(small, roomy)}>{words.appended}</span>
        </div>
        <Statement lines={added} looks={{ 1: addedLine, 2: addedLine }} />
      </div>
      <div className={flows}>
        {words.flows.map(({ name, options: chosen }, index) => (
          <div key={name} className={cx(split, flow)}>
            <div className={flowHead}>
              <span className={row}>
                {index === 0 && marker(2)}
                <b>{name}</b>
              </span>
              <span className={cx(code, way)}>
                {ways[index]?.[0]} <Icon name="arrow" /> {ways[index]?.[1]}
              </span>
              <span className={options}>
                {index === 2 && marker(3)}
                {chosen.join(' · ')}
              </span>
            </div>
            <Stages of={index} />
          </div>
        ))}
      </div>
      <div className={cx(legend, roomy)}>
        {(['done', 'running', 'waiting', 'off'] as const).map((state) => (
          <span key={state}>
            <Disc is={state} />
            {named[state]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** `of`: which flow. */
function Stages({ of: index }: { of: number }) {
  const { pipeline: words } = useStrings().screens
  return (
    <div className={stages}>
      {words.stages.map((stage, at) => {
        const state = states[index]?.[at] ?? 'waiting'
        return (
          <span key={stage} className={looks[state]}>
            <Disc is={state} />
            {stage}
          </span>
        )
      })}
    </div>
  )
}
