/** A labelled input with its problem. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '@linaria/core'
import { attribute } from '../../theme/client/behaviour.ts'
import { formAttributes } from '../client/behaviour.ts'
import { control } from './control.ts'
import { cornerLink, field, frame, problemText } from './Field.styles.ts'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'> & {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  /** Id of a text that explains the field. */
  describedBy?: string | undefined
  /** Beside the input: a button. */
  aside?: ReactNode
  /** Beside the label, and by keyboard after the input: a link. */
  corner?: ReactNode
  /** Below the problem. */
  children?: ReactNode
}

export function Field({ name, label, problem, describedBy, aside, corner, children, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={field} {...attribute(formAttributes.field, name)}>
      <label htmlFor={id}>{label}</label>
      <div className={cx(control, frame)}>
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={[`${id}p`, describedBy].filter(Boolean).join(' ')}
        />
        {aside}
      </div>
      {corner && <div className={cornerLink}>{corner}</div>}
      <p id={`${id}p`} className={problemText} role="alert">
        {problem}
      </p>
      {children}
    </div>
  )
}
