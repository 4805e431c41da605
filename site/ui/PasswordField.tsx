/** A password one can look at; a new one with its rules, ticked while it is typed. */
import { useId, useState, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

export type PasswordRule = { readonly text: string; holds(password: string): boolean }

type PasswordFieldProps = {
  name: string
  label: string
  words: { readonly showPassword: string; readonly hidePassword: string }
  problem: string | undefined
  autoComplete: 'current-password' | 'new-password'
  /** What a new one needs; `met` and `unmet` are for those who do not see the ticks. */
  rules?: {
    readonly title: string
    readonly met: string
    readonly unmet: string
    readonly list: readonly PasswordRule[]
  }
  corner?: ReactNode
  onFocus?: () => void
}

export function PasswordField({ words, rules, ...field }: PasswordFieldProps) {
  const id = useId()
  const [isVisible, setVisible] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Field
      {...field}
      describedBy={rules && id}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => rules && setTyped(event.currentTarget.value)}
      aside={
        <button
          type="button"
          data-eye=""
          aria-label={isVisible ? words.hidePassword : words.showPassword}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name="eye" />
        </button>
      }
    >
      {rules && (
        <div id={id} className={needs}>
          <p>{rules.title}</p>
          <ul>
            {rules.list.map(({ text, holds }) => {
              const isMet = holds(typed)
              return (
                <li key={text} data-met={isMet}>
                  <Icon name="check" />
                  {text}
                  <span className="visually-hidden">{isMet ? rules.met : rules.unmet}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </Field>
  )
}

const needs = css`
  color: var(--c-muted);
  font-size: var(--t-2);

  > p {
    display: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--s-1);
  }
  svg {
    width: 1.1em;
    opacity: 0.45;
  }
  [data-met='true'] {
    color: var(--c-good);
  }
  [data-met='true'] svg {
    opacity: 1;
  }
`
