/** Look of the catalogue, before and after the browser takes over. */
import { css } from '@linaria/core'
import { catalogueAttributes } from '../../client/behaviour.ts'
import { quietText } from '../../../theme/styles/quietText.ts'
import { pill } from '../../../theme/ui/pill.ts'

export const clear = css``

export const controls = css`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    margin-top: var(--s-4);
  }
  li button {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    min-height: 36px;
    padding-inline: var(--s-4) var(--s-3);
    ${pill}
    background: var(--c-tint);
    overflow-wrap: anywhere;
  }
  li button:hover {
    border-color: var(--c-primary);
  }
  li .${clear} {
    padding-inline: var(--s-3);
    border-color: transparent;
    background: none;
  }
`

export const cards = css`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fill, minmax(max(min(18.5rem, 100%), 30%), 1fr));

  /* In two columns the last of an odd number is as wide as a row. */
  @media (width < 62.6875em) {
    > :last-child:nth-child(2n + 3) {
      grid-column: 1 / -1;
    }
  }
`

export const catalogue = css`
  padding-bottom: var(--rhythm);

  /* Without script all is shown and nothing can be asked for; with it the first page, as it will be in a moment. */
  @media (scripting: none) {
    .${controls},
    > nav,
    output span {
      display: none;
    }
  }
  @media (scripting: enabled) {
    &:not([${catalogueAttributes.hydrated}]) .${cards} > :nth-child(n + 10) {
      display: none;
    }
    /* Another list is asked for. */
    [${catalogueAttributes.asked}] site-island:not([data-failed]) &:not([${catalogueAttributes.hydrated}]) > :not(.${controls}) {
      visibility: hidden;
    }
    @media (width < 62.6875em) {
      &:not([${catalogueAttributes.hydrated}]) .${cards} > :nth-child(9) {
        grid-column: 1 / -1;
      }
    }
  }

  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-4);
  }
  form > label {
    position: relative;
    flex: 1 1 18rem;
    max-width: 30rem;
  }
  form > div {
    flex: 0 1 12rem;
  }
  form > label > svg {
    position: absolute;
    inset: 0 auto 0 var(--s-4);
    margin-block: auto;
    color: var(--c-muted);
    pointer-events: none;
  }
  input {
    width: 100%;
    padding-inline: var(--s-12) var(--s-4);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [aria-pressed] {
    min-height: 48px;
    padding-inline: var(--s-5);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
    color: var(--c-text);
    font-weight: 600;
    transition:
      background var(--d-1),
      border-color var(--d-1);
  }
  [aria-pressed]:hover {
    border-color: var(--c-primary);
  }
  [aria-pressed='true'] {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
  output {
    display: block;
    margin-block: var(--s-6) var(--s-4);
    ${quietText}
  }
  output:focus {
    outline: 0;
  }

  > nav {
    margin-top: var(--s-10);
  }

  @media (width < 37.5em) {
    form > div {
      flex-basis: 100%;
    }
  }
  @media (width < 30em) {
    [aria-pressed] {
      padding-inline: var(--s-4);
    }
  }
`
