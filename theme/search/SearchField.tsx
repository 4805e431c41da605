/** The field of a search: a combo box over the list of results. */
import type { KeyboardEvent, RefObject } from 'react'
import type { Words } from './words.ts'

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>
  words: Words
  /** Id of the list, which is there while it is open. */
  list: string
  isOpen: boolean
  /** Id of the chosen option. */
  option: string | undefined
  onChange: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export const SearchField = ({ field, words, list, isOpen, option, onChange, onKeyDown }: SearchFieldProps) => (
  <input
    ref={field}
    name="q"
    role="combobox"
    aria-label={words.label}
    aria-autocomplete="list"
    aria-expanded={isOpen}
    aria-controls={isOpen ? list : undefined}
    aria-activedescendant={option}
    placeholder={words.placeholder}
    maxLength={128}
    autoComplete="off"
    autoCorrect="off"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="search"
    onInput={({ currentTarget, nativeEvent }) => {
      // An unfinished syllable of an input method is not a query.
      if (!(nativeEvent as InputEvent).isComposing) onChange(currentTarget.value)
    }}
    onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={onKeyDown}
  />
)
