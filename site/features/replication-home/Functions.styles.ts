/** One ability: what it is for on the left, what it looks like on the right, up to the edge. */
import { css } from '@linaria/core'

export const functions = css`
  section {
    display: grid;

    @media (width >= 68.75em) {
      grid-template: 1fr auto auto 1fr / minmax(0, 0.82fr) minmax(0, 1fr);
      min-height: 22rem;
    }
  }
  section > :is(h3, div) {
    padding-inline: clamp(1.25rem, 0.6rem + 2.2vw, 2.5rem);
  }
  section > h3 {
    padding-top: clamp(1.25rem, 0.6rem + 2.2vw, 2.5rem);
    font-size: var(--t-6);

    @media (width >= 68.75em) {
      grid-row: 2;
    }
  }
  section > div {
    padding-bottom: clamp(1.25rem, 0.6rem + 2.2vw, 2.5rem);

    @media (width >= 68.75em) {
      grid-row: 3;
    }
  }
  section p {
    margin-top: var(--s-3);
    color: var(--c-muted);
  }
  section ul {
    margin-top: var(--s-4);
  }
  li {
    display: flex;
    gap: var(--s-3);
    padding-block: var(--s-2);
    font-size: 0.9375rem;
  }
  li svg {
    margin-top: 0.2em;
    color: var(--c-good);
  }
  section > svg {
    width: 100%;
    height: 100%;
    max-height: 22rem;
    padding: clamp(1rem, 2.6vw, 2.25rem);
    background: radial-gradient(
      90% 90% at 70% 30%,
      var(--c-tint),
      color-mix(in srgb, var(--c-tint) 55%, var(--c-surface))
    );

    @media (width >= 68.75em) {
      grid-area: 1 / 2 / -1;
      max-height: none;
      border-inline-start: 1px solid var(--c-line);
    }
  }
`
