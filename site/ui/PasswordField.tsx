/** A password one can look at; a new one with its rules, ticked while it is typed. A script does both. */
import { useId, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { formMarks, mark } from '../client/behaviour.ts'
import { revealButton } from './Field.styles.ts'
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
        <button
          type="button"
          className={revealButton}
          {...mark(formMarks.showPassword)}
          aria-label={show}
          aria-pressed="false"
        >
          <Icon name="eye" />
        </button>
      }
    >
      {rules && (
        <div id={id} className={needs}>
          <p className="visually-hidden">{rules.title}</p>
          <ul>
            {Object.entries(rules.list).map(([rule, text]) => (
              <li key={rule} {...mark(formMarks.rule, rule)} {...mark(formMarks.met, 'false')}>
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
  [${formMarks.met}='true'] {
    color: var(--c-good);
  }
  [${formMarks.met}='true'] svg {
    opacity: 1;
  }
  [${formMarks.met}='false'] span:first-of-type,
  [${formMarks.met}='true'] span:last-of-type {
    display: none;
  }
`
