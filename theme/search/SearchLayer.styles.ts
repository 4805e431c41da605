/** The dialog: a sheet below the bar, on small screens all of it. */
import { css } from '@linaria/core'
import { smallPrint } from '../styles/quietText.ts'

export const layer = css`
  width: min(46rem, 100vw - 2rem);
  max-height: min(44rem, 100dvh - 16vh);
  margin: 9vh auto auto;

  :global() {
    /* The words that were searched for, on the page that was opened; see client/searchHighlights.ts. */
    ::highlight(search) {
      background-color: var(--c-mark);
      text-decoration: underline 2px var(--c-primary);
    }
  }
  > site-island {
    display: flex;
    flex: 1;
    min-height: 0;
  }
  footer {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding: var(--s-3) var(--s-5);
    border-top: 1px solid var(--c-line);
    background: var(--c-sunken);
    ${smallPrint}
  }
  footer p {
    display: flex;
    gap: var(--s-4);
  }
  kbd {
    display: inline-block;
    min-width: 1.7em;
    padding: 1px 5px;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: var(--c-surface);
    font: 500 0.6875rem/1.5 var(--font);
    text-align: center;
  }
  form > button > span {
    padding-inline: var(--s-2);
    font-size: var(--t-2);
    text-transform: capitalize;

    @media (width >= 43.75em) {
      display: none;
    }
  }

  @media (width < 43.75em) {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;

    &[open] {
      border: 0;
      border-radius: 0;
    }
    footer p,
    form > button > kbd {
      display: none;
    }
  }
`

/** There is nothing to search in. */
export const off = css`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  padding: var(--s-6);

  button {
    min-height: 44px;
    padding-inline: var(--s-5);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    font-weight: 600;
  }
`
