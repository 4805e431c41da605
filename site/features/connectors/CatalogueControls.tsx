/** Search field, switches, and what is set at the moment. */
import type { RefObject } from 'react'
import { control } from '../../ui/control.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import {
  asCategory,
  ask,
  categories,
  chipsOf,
  flags,
  nothingAsked,
  without,
  type CatalogueState,
  type Chip,
} from './catalogueState.ts'
import type { CatalogueWords } from './words.ts'

type CatalogueControlsProps = {
  words: CatalogueWords
  state: CatalogueState
  hasCommercial: boolean
  input: RefObject<HTMLInputElement | null>
  onChange: (state: CatalogueState, how?: 'typed') => void
  /** The button that had the focus is gone. */
  onRemoved: () => void
}

export function CatalogueControls({ words, state, hasCommercial, input, onChange, onRemoved }: CatalogueControlsProps) {
  const chips = chipsOf(state)
  const named = (chip: Chip): string => {
    if (chip === 'q') return words.chips.q(state.q.trim())
    if (chip === 'category') return words.categories[state.category!]
    return words.chips[chip]
  }
  const set = (next: CatalogueState) => {
    onChange(next)
    onRemoved()
  }
  return (
    <div data-controls="">
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label>
            <span className="visually-hidden">{words.search}</span>
            <Icon name="search" />
            <input
              ref={input}
              className={control}
              type="search"
              placeholder={words.hint}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(ask(state, { q: target.value }), 'typed')}
            />
          </label>
          <Select
            label={words.category}
            hideLabel
            value={state.category ?? ''}
            onChange={({ target }) => onChange(ask(state, { category: asCategory(target.value) }))}
            options={[
              { value: '', label: words.all },
              ...categories.map((value) => ({ value, label: words.categories[value] })),
            ]}
          />
          <fieldset>
            <legend className="visually-hidden">{words.filters}</legend>
            {flags
              .filter((flag) => flag !== 'commercial' || hasCommercial)
              .map((flag) => (
                <button
                  key={flag}
                  type="button"
                  aria-pressed={state[flag]}
                  onClick={() => onChange(ask(state, { [flag]: !state[flag] }))}
                >
                  {words[flag]}
                </button>
              ))}
          </fieldset>
        </form>
      </search>
      {chips.length > 0 && (
        <ul aria-label={words.active}>
          {chips.map((chip) => {
            const label = named(chip)
            return (
              <li key={chip}>
                <button type="button" aria-label={words.remove(label)} onClick={() => set(without(state, chip))}>
                  {label}
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" data-clear="" onClick={() => set(nothingAsked)}>
              {words.clear}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
