/** Frame of the calculator: tabs, and panels of fields beside their sum. Small screens show both panels, one below the other. */
import { css } from '@linaria/core'

export const box = css`
  [role='tablist'] {
    width: fit-content;
    margin-bottom: var(--s-5);
  }
  [data-panel] {
    display: grid;
    overflow: hidden;
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
  }
  [data-panel] + [data-panel] {
    margin-top: var(--s-6);
  }
  [data-fields] {
    display: flex;
    flex-direction: column;
    gap: var(--s-8);
    padding: clamp(1.25rem, 0.5rem + 2.6vw, 2.75rem);
  }
  [data-notes] {
    display: grid;
    gap: var(--s-2);
    margin-top: auto;
    padding-top: var(--s-5);
    border-top: 1px solid var(--c-line);
  }

  @media (width >= 1000px) {
    [data-panel] {
      grid-template-columns: minmax(0, 1fr) minmax(22rem, 0.72fr);
    }
  }
  @media (width >= 768px) and (scripting: enabled) {
    [data-panel] + [data-panel] {
      margin-top: 0;
    }
    /* The tab says it already, to eyes. */
    h3 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    &[data-plan='cloud'] > [data-panel='enterprise'],
    &[data-plan='enterprise'] > [data-panel='cloud'] {
      display: none;
    }
  }
  /* Both stacked: below 768 px, and for whoever has no script to choose with. */
  @media (width < 768px) {
    [role='tablist'] {
      display: none;
    }
  }
  @media (scripting: none) {
    [role='tablist'],
    button {
      display: none;
    }
  }
`
