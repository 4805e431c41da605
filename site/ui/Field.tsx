/** A labelled input with its problem. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { control } from './control.ts'
import { field } from './Field.styles.ts'
import { saying } from './saying.ts'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'> & {
  name: string
  label: string
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  /** Sentences a script may say instead, by what is wrong. */
  says?: Readonly<Record<string, string>>
  /** Id of a text that explains the field. */
  describedBy?: string | undefined
  /** Beside the input: a button. */
  aside?: ReactNode
  /** Beside the label, and by keyboard after the input: a link. */
  corner?: ReactNode
  /** Below the problem. */
  children?: ReactNode
}

export function Field({ name, label, problem, says, describedBy, aside, corner, children, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <div className={control} data-input="">
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
      {corner && <div data-corner="">{corner}</div>}
      <p id={`${id}p`} data-problem="" role="alert" {...saying(says)}>
        {problem}
      </p>
      {children}
    </div>
  )
}
