/** The card of a post, all of which leads to it, and its cover. */
import { css } from '@linaria/core'
import { quietText, smallPrint } from './styles/quietText.ts'

export const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);

  &:hover {
    border-color: var(--c-tint-strong);
    box-shadow: var(--shadow-2);
  }
  h2,
  h3 {
    font-size: var(--t-5);
  }
  /* Its phrases keep Chinese words whole. */
  && h3 {
    text-wrap: balance;
  }
  h2 a,
  h3 a {
    color: inherit;
  }
  h2 a::after,
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
    content: '';
  }
  b {
    color: var(--c-link);
    font-weight: 600;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    ${quietText}
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  > div:last-child {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
    width: fit-content;
    min-width: 100%;
    min-height: 36px;
    margin-top: auto;
    padding-top: var(--s-2);
    pointer-events: none;
  }
  > div:last-child a {
    position: relative;
    pointer-events: auto;
  }
  small {
    ${smallPrint}
  }
`

export const cover = css`
  width: calc(100% + 2 * var(--s-6));
  max-width: none;
  aspect-ratio: 16 / 6;
  margin: calc(-1 * var(--s-6)) calc(-1 * var(--s-6)) var(--s-2);
  border-bottom: 1px solid var(--c-line);
  border-radius: var(--r-2) var(--r-2) 0 0;
  object-fit: cover;
`
