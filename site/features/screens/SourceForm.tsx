/** The form for a data source, after its connection was tested. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Action, Field, Segments, type MarkerAt } from './parts.tsx'
import { code, framed, heading, pane, primary, push, side, small, split } from './parts.styles.ts'
import { tones } from './states.styles.ts'
import { aside, deployment, fields, layout, name, password, result, wide } from './SourceForm.styles.ts'

/** In the network of the database, as in a private deployment. */
const workers = ['10.0.4.31', '10.0.4.32']

export function SourceForm({ marker }: { marker: MarkerAt }) {
  const { source: words } = useStrings().screens
  const { fields: names } = words
  return (
    <div className={cx(split, layout)}>
      <div className={pane}>
        <div className={deployment}>
          <span className={cx(small, name)}>
            {marker(1)}
            {words.deployment}
          </span>
          <Segments items={words.deployments} at={0} />
        </div>
        <div className={fields}>
          <Field name={names.type} chooses>
            <ConnectorMark mark="mysql" category="database" small />
            MySQL
          </Field>
          <Field name={names.environment} chooses>
            {words.environment}
          </Field>
          <div className={wide}>
            <Field name={names.address}>
              <span className={code}>10.0.4.21:3306</span>
              <span className={push} />
              {marker(2)}
            </Field>
          </div>
          <Field name={names.account}>
            <span className={code}>sync_user</span>
          </Field>
          <Field name={names.password}>
            <span className={password}>••••••••••</span>
          </Field>
        </div>
        <div className={result}>
          {marker(3)}
          <Action>{words.test}</Action>
          <span className={tones.good}>
            <Icon name="check" />
            {words.works}
          </span>
          <Action look={cx(primary, push)}>{words.save}</Action>
        </div>
      </div>
      <Workers marker={marker} />
    </div>
  )
}

/** Whom the database has to let in. */
function Workers({ marker }: { marker: MarkerAt }) {
  const { source: words } = useStrings().screens
  return (
    <div className={cx(pane, side, aside)}>
      <div className={heading}>
        {marker(4)}
        {words.workers}
      </div>
      <span className={small}>{words.workersNote}</span>
      {workers.map((address) => (
        <span key={address} className={cx(framed, code)}>
          {address}
          <Icon name="copy" />
        </span>
      ))}
    </div>
  )
}
