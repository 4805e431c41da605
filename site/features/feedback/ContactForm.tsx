/** The contact form, where the console of the brand takes it. */
import { useStrings } from '../../strings/index.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { panel, person } from './feedback.styles.ts'
import { TextField } from './TextField.tsx'

export function ContactForm() {
  const { contact } = useStrings().feedback
  return (
    <div className={panel}>
      <h3>{contact.title}</h3>
      <p>{contact.lead}</p>
      <FeedbackForm kind="contact">
        <div className={person}>
          <TextField name="contactName" autoComplete="name" />
          <TextField name="contactPhone" type="tel" autoComplete="tel" />
        </div>
        <TextField name="company" optional autoComplete="organization" />
        <TextField name="requirement" lines={5} />
      </FeedbackForm>
    </div>
  )
}
