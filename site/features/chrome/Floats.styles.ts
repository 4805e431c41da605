/** `data-carded` on the root: the card was closed. `data-far`: the page was scrolled far. */
import { css } from '@linaria/core'

export const corner = css`
  [data-round] {
    position: fixed;
    z-index: var(--z-float);
    right: max(16px, env(safe-area-inset-right));
    bottom: max(16px, env(safe-area-inset-bottom));
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border: 1px solid var(--c-line);
    border-radius: 99px;
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
    color: var(--c-link);
    transition:
      background var(--d-1),
      opacity var(--d-2),
      visibility var(--d-2);
  }
  [data-round]:hover {
    background: var(--c-tint);
  }
  &:has([data-opener]) [data-back-to-top] {
    bottom: calc(max(16px, env(safe-area-inset-bottom)) + 56px);
  }
  :root:not([data-far]) & [data-back-to-top] {
    visibility: hidden;
    opacity: 0;
  }
  html:has([data-drawer]:popover-open) & {
    visibility: hidden;
  }

  [data-contact-card] {
    position: fixed;
    z-index: var(--z-float);
    inset: auto 16px 16px auto;
    width: 10.5rem;
    margin: 0;
    padding: var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    box-shadow: var(--shadow-2);
    font-size: var(--t-1);
    line-height: 1.5;
    text-align: center;
  }
  strong {
    display: block;
    margin-bottom: var(--s-3);
    color: var(--c-heading);
    font-size: var(--t-2);
    text-align: start;
  }
  [data-contact-card] > img {
    width: 8rem;
    margin-inline: auto;
    border: 1px solid var(--c-line);
  }
  p {
    margin-top: var(--s-3);
  }
  [data-contact-close] {
    position: absolute;
    top: 8px;
    right: 8px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--r-1);
    color: var(--c-muted);
  }
  [data-contact-close]:hover {
    background: var(--c-sunken);
  }

  /* The page's 80 rem, and twice the card with air around it. */
  @media (width >= 1700px) {
    :root:not([data-carded], :has([data-region='docsbar'])) & {
      [data-contact-card] {
        display: block;
      }
      [data-opener] {
        display: none;
      }
      [data-back-to-top]:has(~ [data-opener]) {
        right: calc(16px + 10.5rem + 12px);
        bottom: 16px;
      }
    }
  }
  @media (width >= 1700px) and (scripting: none) {
    [data-contact-close] {
      display: none;
    }
  }
`
