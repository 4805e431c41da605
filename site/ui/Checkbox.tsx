/** A box to tick, and the words beside it. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { css } from '@linaria/core'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
}

export function Checkbox({ children, problem, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={checkbox}>
      <label>
        <input {...rest} type="checkbox" aria-invalid={problem ? true : undefined} aria-describedby={id} />
        <span>{children}</span>
      </label>
      <p id={id} role="alert">
        {problem}
      </p>
    </div>
  )
}

const checkbox = css`
  font-size: var(--t-2);

  label {
    display: flex;
    gap: var(--s-3);
    align-items: flex-start;
    min-height: 24px;
    color: var(--c-muted);
    text-wrap: pretty;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0.15em 0 0;
  }
  label:has(:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [role='alert']:not(:empty) {
    margin-top: var(--s-2);
    color: var(--c-bad);
  }
`
