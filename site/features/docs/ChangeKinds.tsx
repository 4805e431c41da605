/**
 * Which of the versions on a page are shown: all, or those with one kind of change. Without script: what is chosen hides the
 * others. A version that an address leads to stays.
 */
import { css } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { quietText } from '../../../theme/styles/quietText.ts'

const choices = ['', 'new', 'improved', 'fixed'] as const

export function ChangeKinds() {
  const { changes } = useStrings().docs
  return (
    <fieldset className={filter}>
      <legend>{changes.show}</legend>
      {choices.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={!kind} />
          {changes.kinds[kind || 'all']}
        </label>
      ))}
    </fieldset>
  )
}

const filter = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  min-width: 0;
  margin: 0 0 var(--s-6);
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s-2);
    padding: 0;
    ${quietText}
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: var(--s-4);
    border: 1px solid var(--c-line-strong);
    border-radius: 999px;
    font-size: var(--t-2);
    cursor: pointer;
  }
  /* It is there for keyboards and screen readers; its label shows what it is. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    border-color: var(--c-link);
  }
  label:has(:checked) {
    border-color: var(--c-link);
    background: var(--c-tint);
    color: var(--c-link);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }

  &:has([value='new']:checked) ~ * [data-kinds]:not([data-kinds~='new'], :has(:target)),
  &:has([value='improved']:checked) ~ * [data-kinds]:not([data-kinds~='improved'], :has(:target)),
  &:has([value='fixed']:checked) ~ * [data-kinds]:not([data-kinds~='fixed'], :has(:target)) {
    display: none;
  }
  /* No version has it. */
  :not(:has([data-kinds~='new'])) > & label:has([value='new']),
  :not(:has([data-kinds~='improved'])) > & label:has([value='improved']),
  :not(:has([data-kinds~='fixed'])) > & label:has([value='fixed']) {
    display: none;
  }
  @media print {
    display: none;
  }
`
