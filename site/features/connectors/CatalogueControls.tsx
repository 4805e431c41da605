/** Search field, filters, and the filters that are set. */
import type { RefObject } from 'react'
import { attribute } from '../../../theme/client/behaviour.ts'
import { catalogueAttributes } from '../../client/behaviour.ts'
import { control } from '../../ui/control.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import {
  asCategory,
  changeState,
  categories,
  chipsOf,
  flags,
  initialState,
  withoutChip,
  type CatalogueState,
  type Chip,
} from './catalogueState.ts'
import type { CatalogueWords } from './words.ts'
import { clear, controls } from './Catalogue.styles.ts'

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
  const set = (next: CatalogueState) => {
    onChange(next)
    onRemoved()
  }
  return (
    <div className={controls} {...attribute(catalogueAttributes.controls)}>
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
              onChange={({ target }) => onChange(changeState(state, { q: target.value }), 'typed')}
            />
          </label>
          <Select
            label={words.category}
            hideLabel
            value={state.category ?? ''}
            onChange={({ target }) => onChange(changeState(state, { category: asCategory(target.value) }))}
            options={[
              { value: '', label: words.all },
              ...categories.map((value) => ({ value, label: words.categories[value] })),
            ]}
          />
          <Flags words={words} state={state} hasCommercial={hasCommercial} onChange={onChange} />
        </form>
      </search>
      {chips.length > 0 && <Chips words={words} state={state} chips={chips} onChange={set} />}
    </div>
  )
}

type PartProps = Pick<CatalogueControlsProps, 'words' | 'state' | 'onChange'>

function Flags({ words, state, hasCommercial, onChange }: PartProps & { hasCommercial: boolean }) {
  return (
    <fieldset>
      <legend className="visually-hidden">{words.filters}</legend>
      {flags
        .filter((flag) => flag !== 'commercial' || hasCommercial)
        .map((flag) => (
          <button
            key={flag}
            type="button"
            aria-pressed={state[flag]}
            onClick={() => onChange(changeState(state, { [flag]: !state[flag] }))}
          >
            {words[flag]}
          </button>
        ))}
    </fieldset>
  )
}

function Chips({ words, state, chips, onChange }: PartProps & { chips: readonly Chip[] }) {
  const named = (chip: Chip): string => {
    if (chip === 'q') return words.chips.q(state.q.trim())
    if (chip === 'category') return words.categories[state.category!]
    return words.chips[chip]
  }
  return (
    <ul aria-label={words.active}>
      {chips.map((chip) => {
        const label = named(chip)
        return (
          <li key={chip}>
            <button type="button" aria-label={words.remove(label)} onClick={() => onChange(withoutChip(state, chip))}>
              {label}
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={clear} onClick={() => onChange(initialState)}>
          {words.clear}
        </button>
      </li>
    </ul>
  )
}
