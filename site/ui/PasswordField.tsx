/** A password one can look at; a new one with its rules, ticked while it is typed. A script does both. */
import { useId, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  /** Name of the button that shows it, while it is pressed. */
  show: string
  says?: Readonly<Record<string, string>>
  autoComplete: 'current-password' | 'new-password'
  /** What a new one needs, by the name of the rule; `met` and `unmet` are for those who do not see the ticks. */
  rules?: {
    readonly title: string
    readonly met: string
    readonly unmet: string
    readonly list: Readonly<Record<string, string>>
  }
  corner?: ReactNode
}

export function PasswordField({ show, rules, ...field }: PasswordFieldProps) {
  const id = useId()
  return (
    <Field
      {...field}
      describedBy={rules && id}
      type="password"
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button type="button" data-eye="" aria-label={show} aria-pressed="false">
          <Icon name="eye" />
        </button>
      }
    >
      {rules && (
        <div id={id} className={needs}>
          <p className="visually-hidden">{rules.title}</p>
          <ul>
            {Object.entries(rules.list).map(([rule, text]) => (
              <li key={rule} data-rule={rule} data-met="false">
                <Icon name="check" />
                {text}
                <span className="visually-hidden">{rules.met}</span>
                <span className="visually-hidden">{rules.unmet}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  )
}

const needs = css`
  color: var(--c-muted);
  font-size: var(--t-2);

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
  [data-met='false'] span:first-of-type,
  [data-met='true'] span:last-of-type {
    display: none;
  }
`
