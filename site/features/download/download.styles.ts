/** Inside of the download dialog. */
import { css } from '@linaria/core'
import { quietText, smallPrint } from '../../../theme/styles/quietText.ts'
import { bareSquare } from '../../../theme/ui/iconBoxes.ts'

export const progress = css``

export const back = css``

export const trouble = css`
  display: grid;
  justify-items: center;
  gap: var(--s-1);
  padding: var(--s-6) var(--s-3) 0;
  text-align: center;

  p:first-child {
    color: var(--c-heading);
    font-weight: 600;
  }
`

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);

  [role='tabpanel'] {
    min-height: 9rem;
  }
  [role='tabpanel'] [role='tabpanel'] {
    padding-top: var(--s-4);
  }
  .${progress},
  [role='tabpanel'] > p {
    ${quietText}
  }
  /* In place of the tiles to come. */
  output + span {
    margin-top: var(--s-5);
    font-size: var(--t-5);
  }
  /* In place of these, what is to be said where the code of the island could not be fetched. */
  :not([data-failed]) > & output + span + .${trouble},
  [data-failed] > & :is(output, output + span) {
    display: none;
  }
  dl {
    display: grid;
    gap: var(--s-1);
  }
  dl > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 var(--s-3);
  }
  dt {
    ${quietText}
    line-height: 28px;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 0 var(--s-2);
    margin: 0;
  }
  dd code {
    flex: 1;
    min-width: 0;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--c-heading);
    font-size: var(--t-1);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  /* A signed address is as long as a paragraph: the button copies all of it. */
  dd:has(button) code {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    padding: 0;
    margin: 4px 0;
  }
  dd button {
    ${bareSquare}
    flex: none;
    width: 28px;
    height: 28px;
    color: var(--c-link);
  }
  dd button:hover {
    background: var(--c-tint);
  }
  dd small,
  dd output {
    flex: 1 0 100%;
    ${smallPrint}
  }
  dd output:empty {
    display: none;
  }
  .${back} {
    display: block;
  }
  .${back},
  .${trouble} button {
    min-height: 32px;
    margin-top: var(--s-3);
    color: var(--c-link);
    font-weight: 600;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
    ${quietText}
  }
  footer a {
    display: inline-block;
    min-height: 24px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--s-3);
  margin-top: var(--s-3);

  button {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    width: 100%;
    min-height: 64px;
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    color: var(--c-heading);
    font-weight: 600;
    text-align: start;
  }
  button:hover {
    border-color: var(--c-primary);
    background: var(--c-tint);
    color: var(--c-link);
  }
`

export const validity = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-top: var(--s-4);
`

export const mainButton = css`
  width: 100%;
  margin-top: var(--s-4);
`
