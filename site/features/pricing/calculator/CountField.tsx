/** A number one can type, or step with buttons and arrow keys. What is no number is refused, with a word about it. */
import { useId, useState, type KeyboardEvent } from 'react'
import { mostNodes } from './inputs.ts'
import type { Words } from './parts.ts'
import { readCount } from './readCount.ts'
import { useEarlier } from './useEarlier.ts'

type CountFieldProps = {
  words: Words
  label: string
  hint: string
  value: number
  set: (value: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function CountField({ words, label, hint, value, set }: CountFieldProps) {
  const id = useId()
  /** The text while it is being typed; otherwise the value speaks for itself. */
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && readCount(draft) === undefined

  const input = useEarlier(value, type)

  function type(text: string) {
    setDraft(text)
    const count = readCount(text)
    if (count !== undefined) set(count)
  }

  function step(by: number) {
    setDraft(undefined)
    set(Math.min(mostNodes, Math.max(0, value + by)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div data-count="">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`}>{hint}</p>
      <div>
        <button type="button" aria-label={words.less(label)} disabled={value <= 0} onClick={() => step(-1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12" />
          </svg>
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
        <button type="button" aria-label={words.more(label)} disabled={value >= mostNodes} onClick={() => step(1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12M12 6v12" />
          </svg>
        </button>
      </div>
      <p id={`${id}problem`} role="alert">
        {isWrong && words.notCounted(mostNodes.toLocaleString('en'))}
      </p>
    </div>
  )
}
