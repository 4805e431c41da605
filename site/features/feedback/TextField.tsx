/** A labelled line or paragraph, and the place for what is wrong with it. */
import { useId } from 'react'
import { attribute } from '../../../theme/client/behaviour.ts'
import { formAttributes } from '../../client/behaviour.ts'
import { sentences } from '../../../theme/sentences.ts'
import { useStrings } from '../../strings/index.ts'
import { control } from '../../ui/control.ts'
import { field } from './feedback.styles.ts'
import { lengths, type FieldName } from './fields.ts'

type TextFieldProps = {
  name: FieldName
  /** How many lines; one is an input. */
  lines?: number
  optional?: true
  type?: 'email' | 'tel'
  autoComplete?: string
}

export function TextField({ name, lines = 1, optional, type, autoComplete = 'off' }: TextFieldProps) {
  const { fields, hints, wrong, optional: mayBeEmpty, missing } = useStrings().feedback
  const id = useId()
  const shared = {
    className: control,
    id,
    name,
    required: !optional,
    maxLength: lengths[name],
    placeholder: name in hints ? hints[name as keyof typeof hints] : undefined,
    autoComplete,
    'aria-describedby': `${id}problem`,
  }
  return (
    <div className={field} {...attribute(formAttributes.field, name)}>
      <label htmlFor={id}>
        {fields[name]}
        {optional && <small>{mayBeEmpty}</small>}
      </label>
      {lines > 1 ? <textarea {...shared} rows={lines} /> : <input {...shared} type={type ?? 'text'} />}
      <p
        id={`${id}problem`}
        role="alert"
        {...sentences({
          missing: missing(fields[name]),
          wrong: name in wrong ? wrong[name as 'contactEmail' | 'contactPhone'] : wrong.other(lengths[name]),
        })}
      />
    </div>
  )
}
