/** The dialog that asks for a connector. Pages with a link to it have it. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { TextField } from './TextField.tsx'
import { person, tick } from './feedback.styles.ts'

export function ConnectorRequest() {
  const { feedback, dialog } = useStrings()
  const { connector, fields, urgency, contactMe } = feedback
  const { account } = useBrand<SiteBrand>()
  return (
    <Dialog id={dialogs.request} title={connector.title} close={dialog.close} lead={connector.lead}>
      <FeedbackForm kind="connector">
        <TextField name="linkRequest" lines={2} />
        <TextField name="requirementReason" lines={3} />
        <fieldset>
          <legend>{fields.urgent}</legend>
          {(['no', 'yes'] as const).map((answer) => (
            <label key={answer}>
              <input
                type="radio"
                name="urgent"
                value={answer === 'yes' ? 'yes' : ''}
                defaultChecked={answer === 'no'}
              />
              {urgency[answer]}
            </label>
          ))}
        </fieldset>
        <TextField name="expectedTime" />
        <label className={tick}>
          <input type="checkbox" name="contactMe" value="yes" defaultChecked />
          {contactMe}
        </label>
        <div className={person}>
          {account === 'email' ? (
            <TextField name="contactEmail" type="email" autoComplete="email" />
          ) : (
            <TextField name="contactPhone" type="tel" autoComplete="tel" />
          )}
          <TextField name="contactName" optional autoComplete="name" />
          <TextField name="company" optional autoComplete="organization" />
        </div>
      </FeedbackForm>
    </Dialog>
  )
}
