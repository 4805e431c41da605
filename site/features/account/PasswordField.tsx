/** A password one can look at; a new one with its rules, ticked while it is typed. */
import { useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Field } from '../../ui/Field.tsx'
import { rules as list } from './form.styles.ts'
import { passwordRules, type PasswordRule } from './rules.ts'
import type { Words } from './words.ts'

type PasswordFieldProps = {
  name: 'password' | 'rePassword'
  label: string
  words: Words
  problem: string | undefined
  autoComplete: 'current-password' | 'new-password'
  showRules?: boolean
  corner?: React.ReactNode
  /** Called when it gets the focus: what encrypts it is large and takes a moment to come. */
  prepare?: () => void
}

export function PasswordField({
  name,
  label,
  words,
  problem,
  autoComplete,
  showRules = false,
  corner,
  prepare,
}: PasswordFieldProps) {
  const id = useId()
  const [isVisible, setVisible] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Field
      name={name}
      label={label}
      problem={problem}
      corner={corner}
      describedBy={showRules ? id : undefined}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onFocus={prepare}
      onInput={(event) => showRules && setTyped(event.currentTarget.value)}
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
      {showRules && (
        <div id={id} className={list}>
          <p>{words.rules.title}</p>
          <ul>
            {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
              const isMet = passwordRules[rule](typed)
              return (
                <li key={rule} data-met={isMet}>
                  <Icon name="check" />
                  {words.rules[rule]}
                  <span className="visually-hidden">{isMet ? words.rules.met : words.rules.unmet}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </Field>
  )
}
