/** The two round buttons and the card in the corner. */
import { css } from '@linaria/core'
import { scrollAttributes } from '../../../theme/client/behaviour.ts'
import { contactAttributes } from '../../client/behaviour.ts'
import { bareSquare, roundFrame } from '../../../theme/ui/iconBoxes.ts'
import { raised } from '../../../theme/ui/raised.ts'

export const openCard = css``

export const backToTop = css``

export const contactCard = css`
  position: fixed;
  z-index: var(--z-float);
  inset: auto 16px 16px auto;
  width: 10.5rem;
  margin: 0;
  padding: var(--s-4);
  ${raised}
  font-size: var(--t-1);
  line-height: 1.5;
  text-align: center;

  > img {
    width: 8rem;
    margin-inline: auto;
    border: 1px solid var(--c-line);
  }
`

export const corner = css`
  visibility: var(--floats, visible);

  &:has(.${openCard}) .${backToTop} {
    bottom: calc(max(16px, env(safe-area-inset-bottom)) + 56px);
  }
  :root:not([${scrollAttributes.scrolledFar}]) & .${backToTop} {
    visibility: hidden;
    opacity: 0;
  }
  /* Where there is no room beside the page, they would lie on what is reached by keyboard, or filled in. */
  @media (width < 43.75em) {
    :global() {
      body:has(main :focus-visible) {
        --floats: hidden;
      }
    }
  }
  strong {
    display: block;
    margin-bottom: var(--s-3);
    color: var(--c-heading);
    font-size: var(--t-2);
    text-align: start;
  }
  p {
    margin-top: var(--s-3);
  }

  /* The page's 80 rem, and twice the card with air around it. */
  @media (width >= 106.25em) {
    :root:not([${contactAttributes.closed}]) &:not([data-region='docsbar'] ~ * > *) {
      .${contactCard} {
        display: block;
      }
      .${openCard} {
        display: none;
      }
      .${backToTop}:has(~ .${openCard}) {
        right: calc(16px + 10.5rem + 12px);
        bottom: 16px;
      }
    }
  }
`

export const round = css`
  position: fixed;
  z-index: var(--z-float);
  right: max(16px, env(safe-area-inset-right));
  bottom: max(16px, env(safe-area-inset-bottom));
  ${roundFrame}
  width: 46px;
  height: 46px;
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
  color: var(--c-link);
  transition:
    background var(--d-1),
    opacity var(--d-2),
    visibility var(--d-2);

  &:hover {
    background: var(--c-tint);
  }
`

export const closeCard = css`
  position: absolute;
  top: 8px;
  right: 8px;
  ${bareSquare}
  width: 32px;
  height: 32px;
  color: var(--c-muted);

  &:hover {
    background: var(--c-sunken);
  }
  @media (width >= 106.25em) and (scripting: none) {
    display: none;
  }
`
