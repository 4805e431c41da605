/** A table that scrolls in its frame. */
import { css } from '@linaria/core'
import { fades } from '../../theme/styles/fadingEdge.ts'
import { quietText } from '../../theme/styles/quietText.ts'

export const frame = css`
  container-type: inline-size;

  > p {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin-bottom: var(--s-3);
    ${quietText}
  }
  > section {
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
  }
  thead th {
    position: sticky;
    z-index: 2;
    top: var(--bar);
  }

  > section > table:not([class]) {
    width: 100%;
    min-width: 44rem;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--t-2);

    :is(th, td) {
      padding: var(--s-4) var(--s-5);
      border-bottom: 1px solid var(--c-line);
      text-align: start;
    }
    tbody tr:last-child > * {
      border-bottom: 0;
    }
    th {
      color: var(--c-heading);
      font-weight: 600;
    }
    thead th {
      background: var(--c-sunken);
    }
    thead th:first-child {
      border-start-start-radius: var(--r-2);
    }
    thead th:last-child {
      border-start-end-radius: var(--r-2);
    }
    tbody tr:hover > * {
      background: color-mix(in srgb, var(--c-tint) 40%, transparent);
    }
  }

  /* A window of 900 px, without the edges of the page. Paper does not scroll. */
  @media screen {
    @container (width < 52rem) {
      > section {
        /* What is hidden from eyes in cells would otherwise widen the page. */
        position: relative;
        max-height: calc(var(--window) - var(--bar) - var(--s-12));
        overflow: auto;
        overscroll-behavior-x: contain;
        ${fades}
      }
      > section:focus-visible {
        mask: none;
      }
      thead th {
        top: 0;
      }
      /* There is more below. */
      > section::after {
        position: sticky;
        z-index: 1;
        inset: auto 0 0;
        display: block;
        height: 4rem;
        margin-top: -4rem;
        background: linear-gradient(transparent, var(--c-surface));
        content: '';
        opacity: 0;
        pointer-events: none;
        animation: below linear both;
        animation-timeline: scroll();
      }
    }
  }
  @keyframes below {
    from,
    97% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  /* No table is wider than this, with its edges. */
  @container (width >= 44.25rem) {
    > p {
      display: none;
    }
  }
`
