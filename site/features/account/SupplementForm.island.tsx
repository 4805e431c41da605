/** Company, phone and a code, from somebody a provider has sent here for the first time. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { CodeField } from './CodeField.tsx'
import { Field } from '../../ui/Field.tsx'
import { form } from './form.styles.ts'
import { Done, Submit, textOfFault } from './FormFoot.tsx'
import { problemText } from './problemText.ts'
import type { AccountProps } from './props.ts'
import { servicesFor } from './servicesFor.ts'
import { supplementMachine } from './supplement.machine.ts'
import { useForm } from './useForm.ts'
import { wordsOf } from './words.ts'

function SupplementForm(props: AccountProps) {
  const words = wordsOf(props.locale)
  const [snapshot, send] = useMachine(
    supplementMachine.provide({
      actors: {
        sendForm: fromPromise(async ({ input, signal }) => (await servicesFor(props)).supplement(input, signal)),
        goOn: fromPromise(async ({ signal }) => (await servicesFor(props)).enterAfterSso(signal)),
      },
    }),
    { input: { fields: ['company', 'phone', 'code'] } },
  )
  const { problems, fault, refused } = snapshot.context
  const formProps = useForm({ send, refused })
  const { fields, supplement } = words
  const isDone = ['done', 'leaving', 'left'].some((state) => snapshot.matches(state as 'left'))
  return (
    <form {...formProps} className={form}>
      <Field
        name="company"
        label={fields.company}
        autoComplete="organization"
        maxLength={128}
        problem={problemText(words, problems.company, fields.company)}
      />
      <Field
        name="phone"
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        problem={problemText(words, problems.phone, fields.phone)}
      />
      <CodeField
        props={props}
        purpose="SSO_REGISTER_BIND"
        kind="phone"
        contact="phone"
        problem={problemText(words, problems.code, fields.code.sms)}
      />
      {isDone ? (
        <Done>{supplement.done}</Done>
      ) : (
        <Submit
          label={supplement.submit}
          busyLabel={supplement.busy}
          isBusy={snapshot.matches('submitting')}
          fault={textOfFault(words, fault, supplement.failed)}
          noScript={words.noScript}
        />
      )}
    </form>
  )
}

export default island(SupplementForm, { on: 'interaction' })
