/** A numbered list of tabs beside its panel; on small screens a row above it. */
import { css } from '@linaria/core'

export const tabs = css`
  [data-tabs] {
    display: grid;
    gap: var(--s-6);
  }
  [data-value] {
    display: grid;
    gap: var(--s-6) var(--s-10);
    align-items: center;
    min-width: 0;
    padding: clamp(1.25rem, 0.8rem + 2vw, 2.75rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
  }
  p {
    margin-top: var(--s-2);
    color: var(--c-muted);
  }
  header p {
    margin-top: var(--s-3);
  }
  [data-value] ul {
    margin-top: var(--s-5);
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-3);
    border-top: 1px solid var(--c-line);
  }
  li svg {
    color: var(--c-good);
  }
  [data-value] > svg {
    width: 100%;
    max-width: 30rem;
    margin-inline: auto;
    border-radius: var(--r-2);
    background: var(--c-tint);
  }
  [role='tablist'] {
    display: flex;
    gap: var(--s-2);
    overflow-x: auto;
    counter-reset: tab;
    scrollbar-width: none;
  }
  [role='tab'] {
    display: flex;
    flex: none;
    gap: var(--s-4);
    align-items: center;
    min-height: 44px;
    padding-inline: var(--s-4);
    border-radius: var(--r-1);
    color: var(--c-text);
    font-weight: 600;
    line-height: 1.3;
    text-align: start;
    counter-increment: tab;
  }
  [role='tab']::before {
    color: var(--c-muted);
    font: 500 var(--t-2) / 1 var(--font-code);
    content: counter(tab, decimal-leading-zero) / '';
  }
  [role='tab']:hover {
    background: var(--c-tint);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
  [role='tab'][aria-selected='true']::before {
    color: inherit;
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
  [aria-selected='true']:focus-visible {
    outline-color: var(--c-on-primary);
  }

  /* Until the script has built the tabs, their place is kept: nothing moves. */
  @media (scripting: enabled) {
    [data-tabs]:not(:has(> [role='tablist'])) > [data-value] ~ [data-value] {
      display: none;
    }
    @media (width < 900px) {
      [data-tabs]:not(:has(> [role='tablist'])) {
        padding-top: calc(44px + var(--s-6));
      }
    }
    @media (width >= 900px) {
      [data-value] {
        grid-column: 2;
        grid-row: 1;
      }
    }
  }
  @media (width >= 900px) {
    [data-tabs] {
      grid-template-columns: 17.5rem minmax(0, 1fr);
    }
    [data-tabs][data-tabs] > [role='tablist'] {
      flex-direction: column;
      gap: var(--s-1);
    }
    [role='tab'] {
      min-height: 52px;
    }
    @media (scripting: none) {
      [data-tabs] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
  @media (width >= 1180px) {
    [data-value] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 27.5rem;
    }
  }
`
