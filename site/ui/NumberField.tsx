/** A number one can type, or step with buttons and arrow keys. What is no number is refused, with a word about it. */
import { useId, useState, type KeyboardEvent } from 'react'
import { Glyph } from '../../theme/ui/Glyph.tsx'
import { numberField } from './NumberField.styles.ts'
import { parseCount } from './parseCount.ts'
import { useRestoredInput } from './useRestoredInput.ts'

type NumberFieldProps = {
  words: {
    readonly less: (what: string) => string
    readonly more: (what: string) => string
    readonly notCounted: (most: string) => string
  }
  label: string
  hint: string
  value: number
  /** From 0 to this. */
  most: number
  set: (value: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function NumberField({ words, label, hint, value, most, set }: NumberFieldProps) {
  const id = useId()
  /** The text while it is being typed; otherwise the value speaks for itself. */
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && parseCount(draft, most) === undefined

  const input = useRestoredInput(value, type)

  function type(text: string) {
    setDraft(text)
    const count = parseCount(text, most)
    if (count !== undefined) set(count)
  }

  function step(by: number) {
    setDraft(undefined)
    set(Math.min(most, Math.max(0, value + by)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div className={numberField}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`}>{hint}</p>
      <div>
        <button type="button" aria-label={words.less(label)} disabled={value <= 0} onClick={() => step(-1)}>
          <Glyph path="M6 12h12" />
        </button>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? String(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}hint ${id}problem`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setDraft(undefined)}
        />
        <button type="button" aria-label={words.more(label)} disabled={value >= most} onClick={() => step(1)}>
          <Glyph path="M6 12h12M12 6v12" />
        </button>
      </div>
      <p id={`${id}problem`} role="alert">
        {isWrong && words.notCounted(most.toLocaleString('en'))}
      </p>
    </div>
  )
}
