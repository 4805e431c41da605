/** Columns of the footer. */
import { css } from '@linaria/core'
import { smallPrint } from './styles/quietText.ts'
import { roundFrame } from './ui/iconBoxes.ts'

export const ground = css`
  border-top: 1px solid var(--c-line);
  background: var(--c-sunken);
  font-size: var(--t-2);
  overflow-wrap: anywhere;

  p {
    margin-block: var(--s-3) var(--s-5);
    color: var(--c-muted);
  }
  nav {
    display: grid;
    gap: var(--s-8);
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 44%), 1fr));
  }
  h2 {
    margin-bottom: var(--s-2);
    font-size: var(--t-2);
  }
  nav a {
    display: block;
    padding-block: calc(var(--tap) / 2 - 9px);
    color: var(--c-muted);
  }
  nav a:hover {
    color: var(--c-link);
  }
  nav [rel]::after {
    margin-inline-start: var(--s-1);
    content: '↗' / '';
  }
  small {
    margin-inline-end: auto;
    font-size: inherit;

    /* All links on one line, none left over for the next. */
    @media (width < 56.25em) {
      flex-basis: 100%;
    }
  }
`

export const columnGrid = css`
  display: grid;
  gap: var(--s-10) var(--s-16);
  padding-block: clamp(2.5rem, 2rem + 3vw, 5rem) var(--s-10);

  @media (width >= 75em) {
    grid-template-columns: minmax(0, 20rem) 1fr;
  }
`

/* Without columns. */
export const low = css`
  padding-block: var(--s-6);

  p {
    margin-block: var(--s-1) 0;
  }
`

export const logo = css`
  display: block;
  width: fit-content;
`

export const about = css`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  li a {
    ${roundFrame}
    width: 42px;
    height: 42px;
    background: var(--c-surface);
    color: var(--c-muted);
    transition:
      background var(--d-1),
      color var(--d-1);
  }
  li a:hover {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
`

export const legalLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-items: center;
  padding-block: var(--s-5) var(--s-8);
  border-top: 1px solid var(--c-line);
  ${smallPrint}

  /* What floats in the corner must not lie on it. */
  @media (width < 88.125em) {
    padding-bottom: 132px;
  }
  a {
    padding-block: var(--s-1);
    color: inherit;
  }
`

/* They stay beside each other where the line has no room for all it holds. */
export const certificates = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);

  a {
    padding-inline: var(--s-3);
    border: 1px solid var(--c-line-strong);
    border-radius: 99px;
    font-weight: 600;
  }
`
