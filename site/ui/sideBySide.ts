/** The look of a drawing and what is said about it, side by side: they change sides from one article to the next. */
import { css } from '@linaria/core'

export const sideBySide = css`
  article {
    display: grid;
    gap: var(--s-6) clamp(2rem, 5vw, 4.5rem);
    align-items: center;

    @media (width >= 900px) {
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    }
  }
  article + article {
    margin-top: clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  }
  article:nth-of-type(even) {
    @media (width >= 900px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);

      > :first-child {
        order: 1;
      }
    }
  }
  h3 {
    font-size: var(--t-6);
  }
  h3 + p {
    margin-top: var(--s-3);
    color: var(--c-muted);
    font-size: var(--t-4);
    text-wrap: balance;
  }
`
