/** A password one can look at; a new one with its rules, ticked while it is typed. */
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { css } from '@linaria/core'
import { attribute } from '../../theme/client/behaviour.ts'
import { formAttributes } from '../client/behaviour.ts'
import { revealButton } from './Field.styles.ts'
import { Field } from './Field.tsx'
import { Icon } from '../../theme/ui/Icon.tsx'

type Rule = { readonly name: string; readonly text: string; holds(password: string): boolean }

/** What a new one needs; `met` and `unmet` are for those who do not see the ticks. */
type Rules = {
  readonly title: string
  readonly met: string
  readonly unmet: string
  readonly list: readonly Rule[]
}

type PasswordFieldProps = {
  name: string
  label: string
  /** Name of the button that shows it, while it is pressed. */
  show: string
  problem?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  rules?: Rules
  corner?: ReactNode
  onFocus?: () => void
}

export function PasswordField({ show, rules, onFocus, ...field }: PasswordFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const met = useMetRules(input, rules)
  // Before this code came somebody may have gone to the field already.
  useEffect(() => {
    if (document.activeElement === input.current) onFocus?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <Field
      {...field}
      ref={input}
      describedBy={rules && id}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onFocus={onFocus}
      onInput={met.update}
      aside={
        <button
          type="button"
          className={revealButton}
          {...attribute(formAttributes.showPassword)}
          aria-label={show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
        </button>
      }
    >
      {rules && (
        <div id={id} className={needs}>
          <p className="visually-hidden">{rules.title}</p>
          <ul>
            {rules.list.map(({ name, text }) => (
              <li key={name} {...attribute(formAttributes.met, String(met.names.includes(name)))}>
                <Icon name="check" />
                {text}
                <span className="visually-hidden">{met.names.includes(name) ? rules.met : rules.unmet}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  )
}

/** Only which rules hold is kept, never the password. */
function useMetRules(input: RefObject<HTMLInputElement | null>, rules: Rules | undefined) {
  const [names, setNames] = useState<readonly string[]>([])
  const update = () =>
    setNames(rules?.list.flatMap(({ name, holds }) => (holds(input.current!.value) ? name : [])) ?? [])
  // It may have been typed or filled in before this code came.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useEffect(update, [])
  return { names, update }
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
  [${formAttributes.met}='true'] {
    color: var(--c-good);
  }
  [${formAttributes.met}='true'] svg {
    opacity: 1;
  }
`
