/** Forms people write to us with. What is shown of them follows from what is chosen in them, without script. */
import { css } from '@linaria/core'
import { smallPrint } from '../../../theme/styles/quietText.ts'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'
import { feedbackAttributes } from '../../client/behaviour.ts'

export const person = css`
  display: grid;
  gap: var(--s-4);
  align-items: start;

  @media (width >= 35em) {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

export const field = css`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
`

export const tick = css``

export const busy = css``

export const noAnswer = css``

export const answer = css``

export const form = css`
  .${field} label,
  legend {
    padding: 0;
    color: var(--c-heading);
    font-size: var(--t-2);
    font-weight: 600;
  }
  small {
    margin-inline-start: var(--s-2);
    ${smallPrint}
    font-weight: 400;
  }
  .${field} input,
  textarea {
    width: 100%;
    padding: var(--s-2) var(--s-4);
  }
  textarea {
    padding-block: var(--s-3);
    line-height: 1.5;
    resize: vertical;
  }
  [role='alert'] {
    color: var(--c-bad);
    font-size: var(--t-2);
    text-align: start;
  }
  [role='alert']:empty {
    display: none;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-6);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: var(--s-2);
  }
  fieldset label,
  .${tick} {
    ${besideIcon}
    min-height: 28px;
  }
  [type='radio'],
  [type='checkbox'] {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--c-primary);
  }
  &:not(:has([name='urgent'][value='yes']:checked)) .${field}:has([name='expectedTime']),
  &:has([name='contactMe']:not(:checked)) .${person} {
    display: none;
  }
  > [type='submit'] {
    margin-top: var(--s-5);
  }
  &:not([aria-busy='true']) .${busy},
  &[aria-busy='true'] [type='submit'] > :first-child {
    display: none;
  }
  &[aria-busy='true'] [type='submit'] {
    cursor: progress;
    opacity: 0.75;
  }
  output {
    display: none;
    justify-items: start;
    gap: var(--s-2);
    padding: var(--s-6);
    border-radius: var(--r-2);
    background: var(--c-good-bg);
  }
  output > svg {
    width: 2rem;
    height: 2rem;
    color: var(--c-good);
  }
  output strong {
    color: var(--c-heading);
    font-size: var(--t-5);
  }
  output button {
    margin-top: var(--s-3);
  }
  &[${feedbackAttributes.sent}] > :not(output) {
    display: none;
  }
  &[${feedbackAttributes.sent}] > output {
    display: grid;
  }
  &[${feedbackAttributes.sent}='answer'] .${noAnswer},
  &:not([${feedbackAttributes.sent}='answer']) .${answer} {
    display: none;
  }
  @media (scripting: none) {
    & {
      display: none;
    }
  }
`

export const fieldList = css`
  display: grid;
  gap: var(--s-4);
`

export const failure = css`
  margin-top: var(--s-5);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-1);
  background: var(--c-bad-bg);
  overflow-wrap: anywhere;
`

/** Beside the other ways to reach us. */
export const panel = css`
  padding: clamp(1.25rem, 0.8rem + 2vw, 2.5rem);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);

  > p {
    margin: var(--s-1) 0 var(--s-5);
    color: var(--c-muted);
  }
`
