/** A labelled input with its problem. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { control } from './control.ts'
import { field } from './Field.styles.ts'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'> & {
  name: string
  label: string
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  /** Id of a text that explains the field. */
  describedBy?: string | undefined
  /** Beside the input: a button. */
  aside?: ReactNode
  /** Beside the label: a link. */
  corner?: ReactNode
  /** Below the problem. */
  children?: ReactNode
}

export function Field({ name, label, problem, describedBy, aside, corner, children, ...input }: FieldProps) {
  const id = useId()
  const described = [problem && `${id}p`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={field}>
      <div data-label="">
        <label htmlFor={id}>{label}</label>
        {corner}
      </div>
      <div className={control} data-input="">
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {aside}
      </div>
      {problem && (
        <p id={`${id}p`} data-problem="" role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}
