/** A native select. */
import { useId, type SelectHTMLAttributes } from 'react'
import { css } from '@linaria/core'
import { control } from './control.ts'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  /** Where the first choice says it. */
  hideLabel?: boolean
  /** What is wrong with the choice, as a sentence. */
  problem?: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
}

export function Select({ label, hideLabel, problem, options, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={select}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div>
        <select
          {...rest}
          className={control}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}p` : undefined}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {problem && (
        <p id={`${id}p`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const select = css`
  display: grid;
  gap: var(--s-2);

  label {
    color: var(--c-heading);
    font-size: var(--t-2);
    font-weight: 600;
  }
  > div {
    position: relative;
  }
  > div::after {
    position: absolute;
    inset: calc(50% - 6px) var(--s-4) auto auto;
    width: 7px;
    height: 7px;
    border: solid var(--c-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    pointer-events: none;
    content: '';
  }
  select {
    width: 100%;
    padding: 0 var(--s-10) 0 var(--s-4);
    appearance: none;
  }
  select:enabled {
    cursor: pointer;
  }
  p {
    color: var(--c-bad);
    font-size: var(--t-2);
  }
`
