/** Grid of a documentation page: sidebar from 1024 px, contents column from 1200 px. */
import { css } from '@linaria/core'
import { tocAttributes } from './client/behaviour.ts'

export const bar = css`
  position: sticky;
  z-index: var(--z-bar);
  top: 0;

  @media (width >= 64em) {
    display: none;
  }
`

export const shell = css`
  flex: 1;
  width: 100%;
  max-width: 96rem;
  margin-inline: auto;

  @media (width >= 64em) {
    display: grid;
    grid-template-columns: 18rem minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`

/** Without a sidebar. */
export const alone = css`
  flex: 1;
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
`

/** The tree of the documentation: a drawer, and from 1024 px a column. */
export const treeColumn = css`
  @media (width >= 64em) {
    && {
      position: sticky;
      top: var(--bar);
      display: block;
      width: auto;
      height: calc(var(--window) - var(--bar));
      padding-block: 0;
      padding-inline: calc(var(--edge) - var(--s-3)) var(--s-4);
      transform: none;
      transition: none;
    }
    /* The title, which a drawer has. */
    && > :first-child {
      display: none;
    }
  }
`

export const article = css`
  padding: var(--s-6) var(--edge) var(--s-16);

  > header > h1 {
    margin-bottom: var(--s-3);
    font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem);
  }
  > header {
    margin-bottom: var(--s-8);
  }
  > footer {
    margin-top: var(--s-16);
  }

  @media (width >= 75em) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr) 14rem;
    column-gap: var(--s-12);
    max-width: 75rem;
    padding-block: 0;

    > header {
      padding-top: var(--s-8);
    }
    > :not([${tocAttributes.toc}]) {
      grid-column: 1;
      min-width: 0;
      max-width: var(--w-text);
    }
    > [${tocAttributes.toc}] {
      grid-area: 1 / 2 / span 3;
      align-self: start;
    }
    > footer {
      padding-bottom: var(--s-16);
    }
  }
`
