/** The form for a data source, after its connection was tested. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Field, Segments } from './parts.tsx'
import { button, code, heading, pane, primary, push, small, tones } from './parts.styles.ts'
import type { MarkAt } from './Screen.tsx'
import { aside, deployment, fields, layout, name, password, result, wide } from './SourceForm.styles.ts'

/** Addresses that are for documentation. */
const outgoing = ['203.0.113.10', '203.0.113.11']

export function SourceForm({ mark }: { mark: MarkAt }) {
  const { source: words } = useStrings().screens
  const { fields: names } = words
  return (
    <div className={layout}>
      <div className={pane}>
        <div className={deployment}>
          <span className={cx(small, name)}>
            {mark(1)}
            {words.deployment}
          </span>
          <Segments items={words.deployments} at={0} />
        </div>
        <div className={fields}>
          <Field name={names.type} chooses>
            <ConnectorMark mark="My" category="database" small />
            MySQL
          </Field>
          <Field name={names.environment} chooses>
            {words.environment}
          </Field>
          <div className={wide}>
            <Field name={names.address}>
              <span className={code}>10.0.4.21:3306</span>
              <span className={push} />
              {mark(2)}
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
          {mark(3)}
          <span className={button}>{words.test}</span>
          <span className={tones.good}>
            <Icon name="check" />
            {words.works}
          </span>
          <span className={cx(button, primary, push)}>{words.save}</span>
        </div>
      </div>
      <div className={cx(pane, aside)}>
        <div className={heading}>
          {mark(4)}
          {words.outgoing}
        </div>
        <span className={small}>{words.outgoingNote}</span>
        {outgoing.map((address) => (
          <span key={address} className={code}>
            {address}
            <Icon name="copy" />
          </span>
        ))}
      </div>
    </div>
  )
}
